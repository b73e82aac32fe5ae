import FormworkCore

/// How a system behaves, where systems or their controls differ.
struct Habits: Hashable {
  /// Whether a change of the selection is told inside a change of the text.
  var tellsSelection = true

  /// Whether the system says that a text was assigned.
  var reportsAssignments = true

  /// Whether writing in the way of keyboards sends events.
  var writingTells = false

  /// Whether a change that wasn't asked about is told.
  var tellsUnasked = true

  /// Whether the notification comes before the callback.
  var notifiesFirst = false

  /// Whether the app hears of an event before the machine does.
  var appHearsFirst = false

  var isToldFirst = false
  var formatsAssignedText = true

  var system = FieldSystem.touch
}
