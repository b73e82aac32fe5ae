public import FormworkMasks

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

  /// The time at which the focus moves to the next field by itself. The default is `.never`.
  ///
  /// A focus that moves by itself surprises people who look at their keyboard, correct a value, or use a screen
  /// reader (WCAG 2.2, success criterion 3.2.2).
  public var advance = FocusAdvance.never

  /// The fields that may stay empty.
  public var optionalFields: Set<ID> = []

  /// Your own sentences for issues, by their codes; `%@` stands for the limit that a value is beyond.
  ///
  ///     form.messages = ["checksum": "Please check the card number.", "aboveMaximum": "At most %@."]
  public var messages: [String: String] = [:]

  /// Returns your own sentence for an issue of a field, or `nil` for the usual one.
  ///
  ///     form.messageForIssue = { field, issue, limit in
  ///       field == .birthday && issue == .aboveMaximum ? "You must be at least 18." : nil
  ///     }
  ///
  /// The limit is the one that the value is beyond, as the field shows it; `nil` for other issues. Groups that differ
  /// only in this closure are equal.
  public var messageForIssue: (@Sendable (ID, ValidationIssue, _ limit: String?) -> String?)? {
    get { wording.message }
    set { wording.message = newValue }
  }

  private var wording = IssueWording<ID>()

  /// The locale of the fields on the screen; `nil` before one has appeared.
  package var locale: String?

  /// The fields that can't have the focus now, such as disabled ones.
  package var skippedFields: Set<ID> = []

  /// The fields above whose keyboard SwiftUI itself shows the bar.
  package var toolbarFields: Set<ID> = []

  var entries: [ID: Entry] = [:]

  /// The last reported state of a field.
  struct Entry: Hashable, Sendable {
    var status = InputStatus()

    /// The limit of the visible issue, because issues that differ only in it are equal.
    var limit: String?

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
  ///   - messages: Your own sentences for issues, by their codes.
  ///   - messageForIssue: Returns your own sentence for an issue of a field and its limit, or `nil`.
  public init(
    _ fields: [ID] = [], optional: Set<ID> = [], messages: [String: String] = [:],
    messageForIssue: (@Sendable (ID, ValidationIssue, _ limit: String?) -> String?)? = nil
  ) {
    self.fields = fields
    optionalFields = optional
    self.messages = messages
    wording.message = messageForIssue
  }
}

/// A closure of the app in a value. All are equal, because closures can't be compared.
private struct IssueWording<ID: Sendable>: Hashable, Sendable {
  var message: (@Sendable (ID, ValidationIssue, _ limit: String?) -> String?)?

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The time at which the focus moves from a field to the next one automatically.
public enum FocusAdvance: Hashable, Sendable {
  /// Only the user moves it.
  case never

  /// When the user has filled a field, so that it can't take another character.
  ///
  /// A text that only has its maximum length doesn't count, nor does a year of two digits that may become one of
  /// four: the user may type on.
  case whenFull

  /// When the user has completed a value, though it may have room for more.
  case whenComplete
}

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
