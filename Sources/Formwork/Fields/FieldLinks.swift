/// The neighbors of a field, and the other items of the bar above its keyboard.
struct FieldLinks {
  /// Moves the focus to the previous field; `nil` in the first field.
  var previous: (@MainActor () -> Void)?

  /// Moves the focus to the next field; `nil` in the last field.
  var next: (@MainActor () -> Void)?

  /// Whether the group has more than one field.
  var isOneOfSeveral = true

  /// The app's own buttons.
  var items: [KeyboardBarItem] = []

  /// Whether the bar has a button for the sign of a number, if the keyboard has no minus key.
  var showsSignButton = true

  /// The labels of the buttons, for assistive technologies.
  var labels = KeyboardBarLabels()
}
