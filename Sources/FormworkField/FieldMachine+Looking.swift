import FormworkText

/// What the machine makes of a widget's state, with what it knows.
extension FieldMachine {
  /// Sees a widget as it is meant, and notices what no event tells of.
  mutating func look(at widget: WidgetState) -> WidgetState {
    var widget = widget
    reveal(&widget)
    if widget.isSecure != wasSecure {
      wasSecure = widget.isSecure
      if widget.isSecure { keepSecret() }
    }
    guard widget.isListening, widget.marked == nil, widget.isEdited else { return widget }
    // The sign of a dictation that goes on is a character, which may be pasted or be there, too.
    let known = session.current.text.placeholders
    widget.isListening = widget.text.placeholders > known && !session.expects(widget.text)
    return widget
  }

  /// The text became a secret: nothing spells it, and nothing brings back what was there before.
  private mutating func keepSecret() {
    session.forgetHistory()
    emit(.perform(.speak))
    emit(.perform(.showRemainder))
    awaitEndOfTurn()
  }

  /// The widget was made a secure one, or an open one.
  package mutating func securityDidChange(_ widget: WidgetState) {
    begin()
    _ = look(at: widget)
  }
}

extension String {
  /// How many signs are in it that stand for something else (U+FFFC).
  fileprivate var placeholders: Int { unicodeScalars.count { $0.value == 0xFFFC } }
}
