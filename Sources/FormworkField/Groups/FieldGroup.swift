import FormworkText

/// The fields of a form: their order, focus, validity, and the errors that a server sent.
///
///     enum Field: CaseIterable { case name, phone, card }
///
///     var form = FieldGroup(Field.allCases)
///     form.focus = .name
///     form.moveToNext()          // the focus is at .phone
///     form.isValid               // false: all three are empty
///     form.submit()              // false, and the focus is at .name
///
/// It is a value and doesn't depend on views. In SwiftUI it is a `@State`; in UIKit,
/// `TextFieldGroup` has one for its fields. It neither creates nor lays out the form.
public struct FieldGroup<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The fields in the order in which the focus moves.
  package var fields: [ID]

  /// The field that has the focus; setting it moves the focus, and `nil` hides the keyboard.
  public var focus: ID?

  /// The time at which the focus moves to the next field automatically. The default is `.whenFull`.
  public var advance = FocusAdvance.whenFull

  /// The fields that may stay empty.
  public var optionalFields: Set<ID> = []

  /// The fields that can't have the focus now, such as disabled ones.
  package var skippedFields: Set<ID> = []

  /// The fields above whose keyboard SwiftUI itself shows the bar.
  package var toolbarFields: Set<ID> = []

  var entries: [ID: Entry] = [:]

  /// The last reported state of a field.
  struct Entry: Hashable, Sendable {
    var validation = Validation.empty
    var state = InputState.empty
    var visibleIssue: ValidationIssue?

    /// A server's message about the value.
    var error: String?

    /// Whether the form was submitted while the field wasn't valid, and it still isn't.
    var wasSubmitted = false
  }

  /// Creates a group of fields.
  ///
  /// - Parameters:
  ///   - fields: The fields in the order in which the focus moves. A field that isn't among them is added at the
  ///     end when it appears.
  ///   - optional: The fields that may stay empty.
  public init(_ fields: [ID] = [], optional: Set<ID> = []) {
    self.fields = fields
    optionalFields = optional
  }
}

/// The time at which the focus moves from a field to the next one automatically.
public enum FocusAdvance: Hashable, Sendable {
  /// Only the user moves it.
  case never

  /// When the user has filled a field, so that it can't take another character.
  case whenFull

  /// When the user has completed a value, though it may have room for more.
  case whenComplete
}
