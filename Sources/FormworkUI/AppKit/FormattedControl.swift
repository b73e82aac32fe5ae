#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

/// A stock control whose text Formwork can form while it is typed: `NSTextField`, `NSTextView`,
/// and every subclass of theirs.
///
///     phoneField.setMask("+1 ([000]) [000]-[0000]")
///     notesView.maximumTextLength = 280
///
/// Both have the same settings, under the same names, as the controls of iOS have. No other type
/// can conform. None of it has been run on macOS; it is tested against a headless stand-in.
@MainActor
public protocol FormattedTextControl: NSView {
  /// What Formwork makes of the control; of no use to an app.
  var formwork: FormworkInput { get }
}

extension NSTextField: FormattedTextControl {
  /// What Formwork makes of the field.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}

extension NSTextView: FormattedTextControl {
  /// What Formwork makes of the text view.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}

extension FormworkInput {
  /// What the control carries, made when it is first asked for.
  var formatting: any InputFormatting { ControlFormatting.of(input) }

  /// What the control carries, if anything was ever set.
  var presentFormatting: (any InputFormatting)? { ControlFormatting.present(in: input) }
}

/// A stock control whose text a format can drive.
@MainActor
protocol FormattedInput: NSView {
  /// The text that is shown, marked text included.
  var shownText: String { get }

  /// Assigns the whole text, as an app would.
  func assign(text: String)

  /// Whether a line break can be typed.
  var isMultiline: Bool { get }

  /// Whether the text is hidden from onlookers.
  var isSecure: Bool { get }

  /// What the system may offer to fill in.
  var contentType: NSTextContentType? { get set }

  /// What takes the keys while they are the control's: the view itself, or the editor that the
  /// window lends to a field.
  var focusedEditor: NSTextView? { get }

  /// What gives the text its form from now on.
  func makeAdapter(_ format: AnyInputFormat, owner: ControlFormatting) -> any ControlAdapter
}

extension FormattedInput {
  /// Whether the system may offer to fill the control in.
  var invitesAutoFill: Bool { contentType != nil }
}

/// What gives the text of one control its form, until it is detached.
@MainActor
protocol ControlAdapter: AnyObject {
  var format: AnyInputFormat { get }

  /// The text and what is known of it.
  var current: FormattedText { get }

  func set(value: String)
  func set(formatted: FormattedText)
  func set(format: AnyInputFormat)

  /// Steps what is under the caret, as the person would; returns whether there is something to step.
  func step(by steps: Int) -> Bool

  /// Stops listening; the control keeps its text.
  func detach()
}
#endif
