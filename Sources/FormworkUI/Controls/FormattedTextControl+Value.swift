#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkMasks
public import FormworkField

extension FormattedTextControl {
  /// The value: what was typed, without the literals that a mask supplies.
  ///
  ///     field.setMask("+1 ([000]) [000]-[0000]")
  ///     field.unmaskedValue = "2125550100"  // shown as +1 (212) 555-0100
  ///     field.unmaskedValue                 // "2125550100"
  ///
  /// Setting it is silent: no event, no closure, caret at the end. What doesn't fit is left out.
  /// Without a format it is the text.
  public var unmaskedValue: String {
    get { current?.value ?? formwork.input.shownText }
    set {
      guard let formatting = formwork.presentFormatting, formatting.format != nil else {
        return formwork.input.assign(text: newValue)
      }
      formatting.set(value: newValue)
    }
  }

  /// Whether nothing that the format demands is missing; `false` without a format.
  public var isInputComplete: Bool { current?.isComplete ?? false }

  /// The placeholder for what is still missing, such as `0) 000-0000` after `+1 (21`.
  public var inputRemainder: String {
    guard let formatting = formwork.presentFormatting, let format = formatting.format,
      let current = formatting.current
    else { return "" }
    return format.remainder(after: current)
  }

  /// What is wrong with a text that is well formed as far as it goes; `nil` if nothing is.
  public var inputIssue: ValidationIssue? { current?.issue }

  /// What the control shows, to be kept over a relaunch; `nil` for a secure field, which is kept
  /// nowhere, and without a format.
  ///
  ///     coder.encode(try JSONEncoder().encode(field.savedInput), forKey: "phone")
  ///
  /// `import FormworkFoundation` makes it `Codable`. ``restore(_:)`` shows it again.
  public var savedInput: SavedInput? {
    formwork.input.isSecure ? nil : current.map { SavedInput($0) }
  }

  /// Shows what was saved, with its selection, if the control has a format; what could be undone
  /// before is forgotten.
  ///
  /// It is silent, as ``unmaskedValue`` is when it is set.
  public func restore(_ saved: SavedInput) { formwork.presentFormatting?.restore(saved) }

  /// How far the value has come; empty without a format and a text.
  ///
  ///     button.isEnabled = field.inputState != .incomplete
  public var inputState: InputState {
    if let current { return InputState(current) }
    return formwork.input.shownText.isEmpty ? .empty : .complete(isFull: false)
  }

  /// The issue to be shown to the person now; `nil` while there is none, or while it is too early
  /// to speak of it.
  ///
  /// ``validationTiming`` says when it is time.
  public var visibleIssue: ValidationIssue? { formwork.presentFormatting?.visibleIssue }

  /// When an issue is shown: after the field was left, unless you say otherwise.
  public var validationTiming: ValidationTiming {
    get { formwork.presentFormatting?.issues.moment ?? .afterEditing }
    set { formwork.formatting.issues.moment = newValue }
  }

  private var current: FormattedText? { formwork.presentFormatting?.current }
}
#endif
