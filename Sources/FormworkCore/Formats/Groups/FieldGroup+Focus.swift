/// The focus.
extension FieldGroup {
  /// Returns the field after another one; `nil` after the last.
  package func field(after id: ID) -> ID? {
    guard let index = fields.firstIndex(of: id) else { return nil }
    return fields[(index + 1)...].first { !skippedFields.contains($0) }
  }

  /// Returns the field before another one; `nil` before the first.
  package func field(before id: ID) -> ID? {
    guard let index = fields.firstIndex(of: id) else { return nil }
    return fields[..<index].last { !skippedFields.contains($0) }
  }

  /// Moves the focus to the next field, as Tab does; without a focus, to the first.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func moveToNext() -> Bool {
    move(to: focus.map { field(after: $0) } ?? fields.first { !skippedFields.contains($0) })
  }

  /// Moves the focus to the previous field, as Shift-Tab does; without a focus, to the last.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func moveToPrevious() -> Bool {
    move(to: focus.map { field(before: $0) } ?? fields.last { !skippedFields.contains($0) })
  }

  private mutating func move(to id: ID?) -> Bool {
    guard let id else { return false }
    focus = id
    return true
  }

  /// Records that a field got or lost the focus.
  package mutating func focusDidChange(of id: ID, to isFocused: Bool) {
    if isFocused {
      focus = id
    } else if focus == id {
      focus = nil
    }
  }

  /// Moves the focus on, or submits the form in the last field.
  ///
  /// - Parameter id: The field in which the user pressed Return.
  /// - Returns: Whether the form is ready to be sent.
  package mutating func fieldDidReturn(_ id: ID) -> Bool {
    if let next = field(after: id) {
      focus = next
      return false
    }
    return submit()
  }
}
