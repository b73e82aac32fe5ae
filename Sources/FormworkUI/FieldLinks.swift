/// Where the focus can go from a field, and what else the bar above its keyboard offers.
struct FieldLinks {
  /// Goes to the field before; `nil` if there is none.
  var previous: (@MainActor () -> Void)?

  /// Goes to the field after; `nil` if there is none.
  var next: (@MainActor () -> Void)?

  /// Whether the group has more than one field.
  var isOneOfSeveral = true

  /// The app's own buttons.
  var items: [KeyboardBarItem] = []

  /// What assistive technologies read for previous and next.
  var labels = KeyboardBarLabels()
}
