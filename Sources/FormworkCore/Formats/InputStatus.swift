public import FormworkMasks

/// The state of a field at one moment: its text, its value, and what is known about them.
///
///     for await status in phoneField.formwork.statusUpdates {
///       button.isEnabled = status.isValid
///     }
///
/// All front ends report the same status: controls of UIKit and AppKit, SwiftUI, prompts in a terminal, and groups of
/// fields.
public struct InputStatus: Hashable, Sendable {
  /// The validation of a value.
  ///
  ///     switch field.formwork.status.validation {
  ///     case .empty, .incomplete: button.isEnabled = false
  ///     case .valid: button.isEnabled = true
  ///     case .invalid(let issue): label.text = issue.message
  ///     }
  public enum Validation: Hashable, Sendable {
    /// The value is empty, whatever the text shows: a prefix, for example.
    ///
    /// Whether a field may stay empty is up to the form, also if all characters of a format are optional.
    case empty

    /// The value has no issue so far, and required characters are missing.
    case incomplete

    /// The value is complete and has no issue. Only then store it.
    case valid

    /// The value has an issue, complete or not.
    ///
    /// The issue is the format's, such as `checksum`, or `tooLong` if the field only shows a part of an assigned
    /// value. It is `unrepresentable` if the value is complete, and the type of your app's value can't hold it.
    case invalid(ValidationIssue)
  }

  /// The displayed text, also while it is redacted or an input method is composing.
  public var text = ""

  /// The value: the user's characters and the fixed literals.
  public var value = ""

  /// The validation of the value. During composition, it is the validation of the text before.
  public var validation = Validation.empty

  /// The issue to show to the user now; `nil` if there is none, or if it is too early.
  ///
  /// The field's `validationTiming` decides when an issue is shown. Missing characters only count after the user leaves
  /// the field or submits its form.
  public var visibleIssue: ValidationIssue?

  /// A Boolean value that indicates whether no character can be added to the value anywhere.
  ///
  /// A full value may have an issue, and a valid one may have room for more characters.
  public var isFull = false

  /// The text that remains to be typed, such as `0) 000-0000` after `+1 (21`.
  ///
  /// It is empty for text and numbers, which may end after each character.
  public var remainder = ""

  /// The remaining length of the text, in the unit of its maximum length; `nil` if there is no maximum.
  public var remainingLength: Int?

  /// The brand of a card, the country of an account number, or the region and kind of a phone number.
  ///
  ///     Text(status.details.region?.flag ?? "")
  ///
  /// A secure field has none.
  public var details = InputDetails()

  /// The reason a setting of the field has no effect, such as a format with a mistake; `nil` if there
  /// is none.
  ///
  /// Its description contains the pattern, never the text.
  public var formatError: FormatError?

  /// Creates the status of a field that hasn't appeared yet.
  public init() {}

  /// A Boolean value that indicates whether the value is complete and has no issue.
  ///
  ///     Button("Send", action: send).disabled(!status.isValid)
  public var isValid: Bool { validation == .valid }

  /// The issue of the value, such as a check digit that doesn't match; `nil` if there is none.
  public var issue: ValidationIssue? {
    if case .invalid(let issue) = validation { issue } else { nil }
  }
}

extension InputStatus {
  /// Creates the status of a field.
  ///
  /// - Parameters:
  ///   - formatted: The formatted text and its state.
  ///   - text: The displayed text, if it differs from the formatted text.
  ///   - format: The format; `nil` for a field without one.
  ///   - details: The details of the text.
  ///   - issues: The issues to show, and when.
  ///   - limits: The limits of the text.
  ///   - fits: Whether the app's type can hold the value.
  ///   - formatError: The reason a setting has no effect.
  package init(
    _ formatted: FormattedText, showing text: String? = nil, in format: AnyInputFormat? = nil,
    details: InputDetails = InputDetails(), issues: IssueDisplay = IssueDisplay(),
    limits: [LengthLimit] = [], fits: Bool = true, formatError: FormatError? = nil
  ) {
    let committed = formatted.text
    self.text = text ?? committed
    value = formatted.value
    validation = Validation(formatted, fits: fits)
    visibleIssue = issues.visible(in: formatted, fits: fits)
    isFull = formatted.isFull
    remainder = format?.remainder(after: formatted) ?? ""
    remainingLength = limits.map { $0.remaining(after: committed) }.min()
    self.details = details
    self.formatError = formatError
  }

  /// Creates the status of a field without a format, which accepts any text.
  ///
  /// - Parameters:
  ///   - text: The text, which is the value.
  ///   - formatError: The reason a setting has no effect.
  package init(plain text: String, formatError: FormatError? = nil) {
    self.init(
      FormattedText(text: text, value: text, isComplete: !text.isEmpty), formatError: formatError)
  }
}

extension InputStatus.Validation {
  fileprivate init(_ formatted: FormattedText, fits: Bool) {
    self =
      switch ValidationState(formatted, fits: fits) {
      case .empty: .empty
      case .incomplete: .incomplete
      case .valid: .valid
      case .invalid(let issue): .invalid(issue)
      }
  }

  /// The same for the engine, which has the names.
  package var state: ValidationState {
    switch self {
    case .empty: .empty
    case .incomplete: .incomplete
    case .valid: .valid
    case .invalid(let issue): .invalid(issue)
    }
  }
}
