extension InputFormat {
  /// Returns the number with its sign changed, for a button next to a number pad, or `nil` if the
  /// format has no negative numbers.
  ///
  ///     let number = try NumberFormat()
  ///     number.signToggled(number.formatted(value: "12"))?.formatted.text  // "-12"
  ///
  /// The caret stays between the same digits. In an empty field, the minus sign appears alone.
  ///
  /// - Parameter current: A text of this format.
  /// - Returns: The outcome, which is rejected if such a number isn't allowed.
  /// - Complexity: O(*n*) in the length of the text.
  package func signToggled(_ current: FormattedText) -> EditOutcome? {
    guard keyboard == .numbersAndPunctuation else { return nil }
    let caret = current.selection.upperBound
    let isAtEnd =
      valueRange(of: caret..<caret, in: current).lowerBound.value >= current.value.utf16.count
    // At the end, the minus sign would be a trailing one, which some users write after the digits.
    let place = isAtEnd ? 0 : caret
    var outcome = apply(TextEdit(inserting: "-", at: place), to: current)
    if outcome.isRejected { return outcome }
    // A format without numbers, such as one for a time, ignores the minus sign.
    if outcome.formatted.text.isSame(as: current.text) { return nil }
    if isAtEnd, !current.value.isEmpty {
      // Zeros that the format adds may be between the last digit of the value and the caret.
      let distance = caret.value - end(ofValueOf: current).value
      outcome.formatted.caret = UTF16Offset(end(ofValueOf: outcome.formatted).value + distance)
    }
    return outcome
  }

  private func end(ofValueOf formatted: FormattedText) -> UTF16Offset {
    let end = UTF16Offset(formatted.value.utf16.count)
    return textRange(of: end..<end, in: formatted).upperBound
  }
}
