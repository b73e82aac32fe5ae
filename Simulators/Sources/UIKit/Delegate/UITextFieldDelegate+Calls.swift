public import Foundation

// What `delegate.name?(…)` resolves to: the method isn't Optional, so only the property fits.
extension UITextFieldDelegate {
  /// The method `textFieldShouldBeginEditing`, if there is one.
  public var textFieldShouldBeginEditing: TextFieldShouldBeginEditingCall? { .init(delegate: self) }
  /// The method `textFieldDidBeginEditing`, if there is one.
  public var textFieldDidBeginEditing: TextFieldDidBeginEditingCall? { .init(delegate: self) }
  /// The method `textFieldShouldEndEditing`, if there is one.
  public var textFieldShouldEndEditing: TextFieldShouldEndEditingCall? { .init(delegate: self) }
  /// The method `textFieldDidEndEditing`, if there is one.
  public var textFieldDidEndEditing: TextFieldDidEndEditingCall? { .init(delegate: self) }
  /// The method `textField`, if there is one.
  public var textField: TextFieldCall? { .init(delegate: self) }
  /// The method `textFieldDidChangeSelection`, if there is one.
  public var textFieldDidChangeSelection: TextFieldDidChangeSelectionCall? { .init(delegate: self) }
  /// The method `textFieldShouldClear`, if there is one.
  public var textFieldShouldClear: TextFieldShouldClearCall? { .init(delegate: self) }
  /// The method `textFieldShouldReturn`, if there is one.
  public var textFieldShouldReturn: TextFieldShouldReturnCall? { .init(delegate: self) }
}

/// A call of an optional method named `textFieldShouldBeginEditing`; `nil` where it isn't implemented.
@MainActor public struct TextFieldShouldBeginEditingCall {
  let delegate: any UITextFieldDelegate

  /// Asks whether editing may begin.
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalRequirement.ask(delegate, "textFieldShouldBeginEditing:") {
      $0.textFieldShouldBeginEditing(textField)
    }
  }
}

/// A call of an optional method named `textFieldDidBeginEditing`; `nil` where it isn't implemented.
@MainActor public struct TextFieldDidBeginEditingCall {
  let delegate: any UITextFieldDelegate

  /// Tells that editing began.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalRequirement.ask(delegate, "textFieldDidBeginEditing:") {
      $0.textFieldDidBeginEditing(textField)
    }
  }
}

/// A call of an optional method named `textFieldShouldEndEditing`; `nil` where it isn't implemented.
@MainActor public struct TextFieldShouldEndEditingCall {
  let delegate: any UITextFieldDelegate

  /// Asks whether editing may end.
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalRequirement.ask(delegate, "textFieldShouldEndEditing:") {
      $0.textFieldShouldEndEditing(textField)
    }
  }
}

/// A call of an optional method named `textFieldDidEndEditing`; `nil` where it isn't implemented.
@MainActor public struct TextFieldDidEndEditingCall {
  let delegate: any UITextFieldDelegate

  /// Tells that editing ended.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalRequirement.ask(delegate, "textFieldDidEndEditing:") {
      $0.textFieldDidEndEditing(textField)
    }
  }

  /// Tells that editing ended, and why; called in place of the plain form.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textFieldDidEndEditing:reason:") {
      $0.textFieldDidEndEditing(textField, reason: reason)
    }
  }
}

/// A call of an optional method named `textField`; `nil` where it isn't implemented.
@MainActor public struct TextFieldCall {
  let delegate: any UITextFieldDelegate

  /// Asks whether `range` may become `string`.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textField:shouldChangeCharactersInRange:replacementString:")
    {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Asks whether `ranges` may become `string`; preferred from iOS 26 on.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textField:shouldChangeCharactersInRanges:replacementString:")
    {
      $0.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
  }

  /// Asks for the edit menu of `range`.
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.ask(delegate, "textField:editMenuForCharactersInRange:suggestedActions:") {
      $0.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Asks for the edit menu of `ranges`.
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.ask(delegate, "textField:editMenuForCharactersInRanges:suggestedActions:") {
      $0.textField(
        textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Tells that the edit menu appears.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textField:willPresentEditMenuWithAnimator:") {
      $0.textField(textField, willPresentEditMenuWith: animator)
    }
  }

  /// Tells that the edit menu goes.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textField:willDismissEditMenuWithAnimator:") {
      $0.textField(textField, willDismissEditMenuWith: animator)
    }
  }

  /// Gives a suggestion to insert, instead of text.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) -> Void? {
    OptionalRequirement.ask(delegate, "textField:insertInputSuggestion:") {
      $0.textField(textField, insertInputSuggestion: inputSuggestion)
    }
  }
}

/// A call of an optional method named `textFieldDidChangeSelection`; `nil` where it isn't implemented.
@MainActor public struct TextFieldDidChangeSelectionCall {
  let delegate: any UITextFieldDelegate

  /// Tells that the selection changed.
  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalRequirement.ask(delegate, "textFieldDidChangeSelection:") {
      $0.textFieldDidChangeSelection(textField)
    }
  }
}

/// A call of an optional method named `textFieldShouldClear`; `nil` where it isn't implemented.
@MainActor public struct TextFieldShouldClearCall {
  let delegate: any UITextFieldDelegate

  /// Asks whether the field may be cleared.
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalRequirement.ask(delegate, "textFieldShouldClear:") {
      $0.textFieldShouldClear(textField)
    }
  }
}

/// A call of an optional method named `textFieldShouldReturn`; `nil` where it isn't implemented.
@MainActor public struct TextFieldShouldReturnCall {
  let delegate: any UITextFieldDelegate

  /// Asks what Return does.
  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalRequirement.ask(delegate, "textFieldShouldReturn:") {
      $0.textFieldShouldReturn(textField)
    }
  }
}
