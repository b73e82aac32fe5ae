import FormworkMasks

/// Interpretation of a widget's state.
extension FieldMachine {
  /// Returns the interpreted state of a widget, and detects unreported changes.
  mutating func look(at widget: WidgetState) -> WidgetState {
    var widget = widget
    reveal(&widget)
    if widget.isSecure != wasSecure {
      wasSecure = widget.isSecure
      if widget.isSecure { keepSecret() }
    }
    guard widget.isListening, widget.marked == nil, widget.isEdited else { return widget }
    // The placeholder of an ongoing dictation is a character that may also be pasted or be part of
    // the text.
    let known = session.current.text.placeholders
    widget.isListening = widget.text.placeholders > known && !session.expects(widget.text)
    return widget
  }

  /// Handles a text that has become secret: it isn't spoken, and undo can't restore the previous
  /// text.
  private mutating func keepSecret() {
    session.forgetHistory()
    emit(.perform(.speak))
    emit(.perform(.showRemainder))
    awaitEndOfTurn()
  }

  /// Handles a change between a secure and a plain field.
  package mutating func securityDidChange(_ widget: WidgetState) {
    begin()
    _ = look(at: widget)
  }
}

extension String {
  /// The number of object replacement characters (U+FFFC).
  fileprivate var placeholders: Int { unicodeScalars.count { $0.value == 0xFFFC } }
}
