public import Foundation

/// A call of an optional method named `textView`; `nil` if not implemented.
@MainActor public struct TextViewCall {
  let delegate: any UITextViewDelegate

  /// Asks whether `range` may become `text`.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldChangeTextInRange:replacementText:") {
      $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Asks whether `ranges` may become `text`; preferred from iOS 26 on.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldChangeTextInRanges:replacementText:") {
      $0.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
    }
  }

  /// Asks for the edit menu of `range`.
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.ask(delegate, "textView:editMenuForTextInRange:suggestedActions:") {
      $0.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Asks for the edit menu of `ranges`.
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.ask(delegate, "textView:editMenuForTextInRanges:suggestedActions:") {
      $0.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Tells that the edit menu appears.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:willPresentEditMenuWithAnimator:") {
      $0.textView(textView, willPresentEditMenuWith: animator)
    }
  }

  /// Tells that the edit menu goes.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:willDismissEditMenuWithAnimator:") {
      $0.textView(textView, willDismissEditMenuWith: animator)
    }
  }

  /// Asks whether a link may be used; deprecated.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldInteractWithURL:inRange:interaction:") {
      $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  /// Asks whether an attachment may be used; deprecated.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalRequirement.ask(
      delegate, "textView:shouldInteractWithTextAttachment:inRange:interaction:"
    ) {
      $0.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }

  /// Asks whether a link may be used; deprecated.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldInteractWithURL:inRange:") {
      $0.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }

  /// Asks whether an attachment may be used; deprecated.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldInteractWithTextAttachment:inRange:") {
      $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }

  /// Asks what tapping a link or attachment does.
  public func callAsFunction(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    OptionalRequirement.ask(delegate, "textView:primaryActionForTextItem:defaultAction:") {
      $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    } ?? nil
  }

  /// Asks for the menu of a link or attachment.
  public func callAsFunction(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    OptionalRequirement.ask(delegate, "textView:menuConfigurationForTextItem:defaultMenu:") {
      $0.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    } ?? nil
  }

  /// Tells that the menu of a link or attachment appears.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:textItemMenuWillDisplayForTextItem:animator:") {
      $0.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
    }
  }

  /// Tells that the menu of a link or attachment goes.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:textItemMenuWillEndForTextItem:animator:") {
      $0.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
    }
  }

  /// Asks what Writing Tools leave alone.
  public func callAsFunction(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]? {
    OptionalRequirement.ask(delegate, "textView:writingToolsIgnoredRangesInEnclosingRange:") {
      $0.textView(textView, writingToolsIgnoredRangesInEnclosingRange: enclosingRange)
    }
  }

  /// Tells that formatting is about to begin.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:willBeginFormattingWithViewController:") {
      $0.textView(textView, willBeginFormattingWith: viewController)
    }
  }

  /// Tells that formatting began.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:didBeginFormattingWithViewController:") {
      $0.textView(textView, didBeginFormattingWith: viewController)
    }
  }

  /// Tells that formatting is about to end.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:willEndFormattingWithViewController:") {
      $0.textView(textView, willEndFormattingWith: viewController)
    }
  }

  /// Tells that formatting ended.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:didEndFormattingWithViewController:") {
      $0.textView(textView, didEndFormattingWith: viewController)
    }
  }

  /// Gives a suggestion to insert, instead of text.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textView:insertInputSuggestion:") {
      $0.textView(textView, insertInputSuggestion: inputSuggestion)
    }
  }
}
