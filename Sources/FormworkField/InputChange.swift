public import FormworkText

/// A change of a field by its user, as an app hears of it.
///
///     field.formwork.onChange = { change in
///       save(change.value)
///       button.isEnabled = change.isComplete
///     }
public struct InputChange: Hashable, Sendable {
  /// What the person sees.
  public var text: String

  /// What the app wants: the person's characters and the fixed literals.
  public var value: String

  /// Whether nothing that the format demands is missing.
  public var isComplete: Bool

  /// Whether the value can grow no more: no character that is typed anywhere would find room.
  public var isFull: Bool

  /// How far the value has come.
  public var state: InputState {
    InputState(isEmpty: value.isEmpty, isComplete: isComplete, isFull: isFull)
  }

  /// The placeholder for what is still missing.
  public var remainder: String

  /// What is wrong with a text that is well formed as far as it goes.
  public var issue: ValidationIssue?

  /// What is to be shown of issues now, by the field's ``ValidationTiming``.
  public var visibleIssue: ValidationIssue?

  /// The person's characters that the change pushed out, in order; undo brings them back.
  public var removed: String

  /// The letters and digits that were put in and found no place.
  public var unused: String

  /// What caused the change.
  public var cause: Cause

  /// What causes a change.
  public enum Cause: Hashable, Sendable {
    /// A single character was typed.
    case typing

    /// Several characters arrived at once: paste, drop, a suggestion, a scribbled word.
    case paste

    /// Something was deleted or cut.
    case deletion

    /// An edit was undone or done again.
    case undo

    /// The system filled the field in: contacts, a one-time code, a password.
    case autoFill

    /// The keyboard changed the text without asking: an input method's commit, autocorrection,
    /// dictation, the keys of another app's keyboard.
    case inputMethod

    /// A number or a part of a date was stepped up or down.
    case stepping

    /// The field got or lost the focus: a prefix appeared or went, a value was tidied up.
    case focus

    /// The app changed the value and asked for observers to be told, or told its own targets.
    case code
  }
}

extension InputChange {
  /// Tells of a formatted text.
  ///
  /// - Parameters:
  ///   - formatted: What the field shows now.
  ///   - remainder: The placeholder for what is still missing.
  ///   - removed: The person's characters that the change pushed out.
  ///   - unused: The letters and digits that were put in and found no place.
  ///   - cause: What caused the change.
  ///   - visibleIssue: What is to be shown of issues now.
  public init(
    _ formatted: FormattedText, remainder: String, removed: String = "", unused: String = "",
    cause: Cause, visibleIssue: ValidationIssue? = nil
  ) {
    self.init(
      text: formatted.text, value: formatted.value, isComplete: formatted.isComplete,
      isFull: formatted.isFull, remainder: remainder, issue: formatted.issue,
      visibleIssue: visibleIssue, removed: removed, unused: unused, cause: cause)
  }
}

extension InputChange.Cause {
  /// The cause of a session's change, as an app hears of it.
  public init(_ cause: SessionChange.Cause) {
    self =
      switch cause {
      case .typing: .typing
      case .insertion: .paste
      case .deletion: .deletion
      case .stepping: .stepping
      case .undo: .undo
      case .reconciliation: .inputMethod
      case .focus: .focus
      }
  }
}
