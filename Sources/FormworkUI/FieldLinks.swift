/// Where the focus can go from a field, and what else the bar above its keyboard offers.
struct FieldLinks {
  /// Goes to the field before; `nil` at the first field.
  var previous: (@MainActor () -> Void)?

  /// Goes to the field after; `nil` at the last field.
  var next: (@MainActor () -> Void)?

  /// Whether the group has more than one field.
  var isOneOfSeveral = true

  /// The app's own buttons.
  var items: [KeyboardBarItem] = []

  /// Whether the bar has a button for the sign of a number, if the keyboard has none.
  var showsSignButton = true

  /// The labels of the buttons, for assistive technologies.
  var labels = KeyboardBarLabels()
}
