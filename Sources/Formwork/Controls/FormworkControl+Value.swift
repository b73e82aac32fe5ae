#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

extension FormworkControl {
  /// The value: the user's input, without the literals of a mask.
  ///
  ///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
  ///     field.formwork.value = "2125550100"  // shown as +1 (212) 555-0100
  ///     field.formwork.value                 // "2125550100"
  ///
  /// Setting it sends no event, runs no closure, and places the caret at the end. If a value
  /// doesn't fit the format, the control shows as much of it as possible. The value then has an
  /// issue, isn't complete, and stays the same until the user edits the text. Without a format, the
  /// value is the text.
  public var value: String {
    get { current?.value ?? input.shownText }
    nonmutating set {
      guard let formatting = presentFormatting, formatting.format != nil else {
        return input.assign(text: newValue)
      }
      formatting.set(value: newValue)
    }
  }

  /// A Boolean value that indicates whether the value has everything that the format requires; `false`
  /// without a format.
  public var isComplete: Bool { current?.isComplete ?? false }

  /// The part of the text that the user still has to type, such as `0) 000-0000` after `+1 (21`.
  public var remainder: String {
    guard let formatting = presentFormatting, let format = formatting.format,
      let current = formatting.current
    else { return "" }
    return format.remainder(after: current)
  }

  /// The issue of the value, such as a check digit that doesn't match; `nil` if there is none.
  public var issue: ValidationIssue? { current?.issue }

  /// The validation of the value; `.empty` or `.valid` without a format.
  ///
  ///     switch field.formwork.validation {
  ///     case .empty, .incomplete: button.isEnabled = false
  ///     case .valid: button.isEnabled = true
  ///     case .invalid(let issue): label.text = issue.message
  ///     }
  public var validation: Validation {
    if let current { return Validation(current) }
    return input.shownText.isEmpty ? .empty : .valid
  }

  /// The progress of the value; `.empty` if the control has neither a format nor text.
  ///
  ///     button.isEnabled = field.formwork.state != .incomplete
  public var state: InputState {
    if let current { return InputState(current) }
    return input.shownText.isEmpty ? .empty : .complete(isFull: false)
  }

  /// The issue to show to the user now; `nil` if there is none, or if it is too early.
  ///
  /// ``validationTiming`` decides when an issue is shown.
  public var visibleIssue: ValidationIssue? { presentFormatting?.visibleIssue }

  /// The time at which an issue becomes visible. The default is `.afterEditing`.
  public var validationTiming: ValidationTiming {
    get { presentFormatting?.issues.moment ?? .afterEditing }
    nonmutating set { formatting.issues.moment = newValue }
  }

  /// The content of the control, for restoring it after a relaunch.
  ///
  ///     let saved = try JSONEncoder().encode(field.formwork.savedInput)
  ///     coder.encode(saved, forKey: "phone")
  ///
  /// The content is `Codable`, and ``restore(_:)`` shows it again. It is `nil` without a format,
  /// and for a secure field, whose content must not be saved.
  public var savedInput: SavedInput? {
    input.isSecure ? nil : current.map { SavedInput($0) }
  }

  /// Restores saved content with its selection, and clears the undo history.
  ///
  /// If the control has no format, it does nothing. It sends no event, as with setting ``value``.
  public func restore(_ saved: SavedInput) { presentFormatting?.restore(saved) }

  private var current: FormattedText? { presentFormatting?.current }
}
#endif
