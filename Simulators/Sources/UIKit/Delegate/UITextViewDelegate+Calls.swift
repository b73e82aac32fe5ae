// What `delegate.name?(…)` resolves to, as in `UITextFieldDelegate+Calls.swift`.
extension UITextViewDelegate {
  /// The method `textViewShouldBeginEditing`, if there is one.
  public var textViewShouldBeginEditing: TextViewShouldBeginEditingCall? { .init(delegate: self) }
  /// The method `textViewDidBeginEditing`, if there is one.
  public var textViewDidBeginEditing: TextViewDidBeginEditingCall? { .init(delegate: self) }
  /// The method `textViewShouldEndEditing`, if there is one.
  public var textViewShouldEndEditing: TextViewShouldEndEditingCall? { .init(delegate: self) }
  /// The method `textViewDidEndEditing`, if there is one.
  public var textViewDidEndEditing: TextViewDidEndEditingCall? { .init(delegate: self) }
  /// The method `textView`, if there is one.
  public var textView: TextViewCall? { .init(delegate: self) }
  /// The method `textViewDidChange`, if there is one.
  public var textViewDidChange: TextViewDidChangeCall? { .init(delegate: self) }
  /// The method `textViewDidChangeSelection`, if there is one.
  public var textViewDidChangeSelection: TextViewDidChangeSelectionCall? { .init(delegate: self) }
  /// The method `textViewWritingToolsWillBegin`, if there is one.
  public var textViewWritingToolsWillBegin: TextViewWritingToolsWillBeginCall? {
    .init(delegate: self)
  }
  /// The method `textViewWritingToolsDidEnd`, if there is one.
  public var textViewWritingToolsDidEnd: TextViewWritingToolsDidEndCall? { .init(delegate: self) }
}

/// A call of an optional method named `textViewShouldBeginEditing`; `nil` if not implemented.
@MainActor public struct TextViewShouldBeginEditingCall {
  let delegate: any UITextViewDelegate

  /// Asks whether editing may begin.
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalRequirement.ask(delegate, "textViewShouldBeginEditing:") {
      $0.textViewShouldBeginEditing(textView)
    }
  }
}

/// A call of an optional method named `textViewDidBeginEditing`; `nil` if not implemented.
@MainActor public struct TextViewDidBeginEditingCall {
  let delegate: any UITextViewDelegate

  /// Tells that editing began.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewDidBeginEditing:") {
      $0.textViewDidBeginEditing(textView)
    }
  }
}

/// A call of an optional method named `textViewShouldEndEditing`; `nil` if not implemented.
@MainActor public struct TextViewShouldEndEditingCall {
  let delegate: any UITextViewDelegate

  /// Asks whether editing may end.
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalRequirement.ask(delegate, "textViewShouldEndEditing:") {
      $0.textViewShouldEndEditing(textView)
    }
  }
}

/// A call of an optional method named `textViewDidEndEditing`; `nil` if not implemented.
@MainActor public struct TextViewDidEndEditingCall {
  let delegate: any UITextViewDelegate

  /// Tells that editing ended.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewDidEndEditing:") {
      $0.textViewDidEndEditing(textView)
    }
  }
}

/// A call of an optional method named `textViewDidChange`; `nil` if not implemented.
@MainActor public struct TextViewDidChangeCall {
  let delegate: any UITextViewDelegate

  /// Tells that an edit changed the text.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewDidChange:") {
      $0.textViewDidChange(textView)
    }
  }
}

/// A call of an optional method named `textViewDidChangeSelection`; `nil` if not implemented.
@MainActor public struct TextViewDidChangeSelectionCall {
  let delegate: any UITextViewDelegate

  /// Tells that the selection changed.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewDidChangeSelection:") {
      $0.textViewDidChangeSelection(textView)
    }
  }
}

/// A call of an optional method named `textViewWritingToolsWillBegin`; `nil` if not implemented.
@MainActor public struct TextViewWritingToolsWillBeginCall {
  let delegate: any UITextViewDelegate

  /// Tells that Writing Tools begin.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewWritingToolsWillBegin:") {
      $0.textViewWritingToolsWillBegin(textView)
    }
  }
}

/// A call of an optional method named `textViewWritingToolsDidEnd`; `nil` if not implemented.
@MainActor public struct TextViewWritingToolsDidEndCall {
  let delegate: any UITextViewDelegate

  /// Tells that Writing Tools are done.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Void? {
    OptionalRequirement.ask(delegate, "textViewWritingToolsDidEnd:") {
      $0.textViewWritingToolsDidEnd(textView)
    }
  }
}
