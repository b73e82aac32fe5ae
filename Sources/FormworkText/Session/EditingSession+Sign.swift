extension EditingSession {
  /// Gives the number the other sign, as a button beside a number pad does.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "12")
  ///     field.toggleSign()
  ///     field.current.value  // "-12"
  ///
  /// - Returns: The update; `nil` if the format has no negative numbers, or while an input method
  ///   composes.
  @discardableResult
  public mutating func toggleSign() -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.signToggled(current))
  }
}
