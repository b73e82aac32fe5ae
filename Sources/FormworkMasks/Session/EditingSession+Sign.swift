extension EditingSession {
  /// Changes the sign of the number, for a button next to a number pad.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "12")
  ///     field.toggleSign()
  ///     field.current.value  // "-12"
  ///
  /// - Returns: The update, or `nil` if the format has no negative numbers or an input method is composing.
  @discardableResult
  public mutating func toggleSign() -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.signToggled(current))
  }
}
