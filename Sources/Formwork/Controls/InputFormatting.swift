#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkCore
import Foundation

/// The part of a control's formatting that its settings need.
///
/// UIKit and AppKit each have a conforming type, which knows its controls and how they are edited.
/// The settings are the same on both platforms, and written once for this protocol.
@MainActor
protocol InputFormatting: AnyObject {
  /// The format that the app has requested.
  var request: FormatRequest { get set }

  /// Whether the control shows line breaks.
  var isMultiline: Bool { get }

  /// The reason this kind of control can't have a format; `nil` if it can.
  var obstacle: FormatError? { get }

  /// Sets the format of the control, or removes it.
  func use(_ format: AnyInputFormat?)

  /// The format, if there is one.
  var format: AnyInputFormat? { get }

  /// The formatted text and its state, if there is a format.
  var current: FormattedText? { get }

  /// The issues to show, and when.
  var issues: IssueDisplay { get set }

  /// Shows a formatted value without notifying anyone; does nothing without a format.
  func set(value: String)

  /// Shows saved content without notifying anyone; does nothing without a format.
  func restore(_ saved: SavedInput)

  /// Steps the number or date part at the caret as a user edit, and returns whether the format can
  /// step.
  func step(by steps: Int) -> Bool

  /// Changes the sign of a number; returns whether the format has negative numbers.
  func toggleSign() -> Bool

  /// Whether the caret and the selection stay after the prefix.
  var locksPrefix: Bool { get set }

  /// The sentence that is spoken when a key is rejected.
  var rejectionAnnouncement: String? { get set }

  /// Whether the app has asked to show the remainder.
  var showsRemainder: Bool { get }

  /// The closures to call.
  var observers: Observers { get set }

  /// The observers of the status.
  var statusFeed: StatusFeed { get }

  /// Observes the text of a control without a format for the observers of its status.
  func statusFeedWasUsed()

  /// Reports the status if it has changed, unless a user edit is still to be reported.
  func statusMayHaveChanged()
}

extension FormatError {
  /// The remainder can't be shown, because a number can end after each digit.
  package static var noRemainder: FormatError {
    FormatError(
      .setting(
        "A number has no remainder, because it can end after each digit.", quoting: "", "",
        fix: "Remove showsRemainder, and use a placeholder."))
  }
}

extension InputFormatting {
  var obstacle: FormatError? { nil }

  /// Returns what to show after a text, if the app has asked for the remainder.
  func shownRemainder(of session: EditingSession<AnyInputFormat>) -> String {
    switch request.guide {
    case .remainder: session.remainder
    case .example(let rest): rest(session.current)
    case .none: ""
    }
  }

  /// The reason the control shows no remainder although the app has asked for it.
  var guideError: FormatError? {
    guard showsRemainder, format != nil, case .none = request.guide else { return nil }
    return .noRemainder
  }

  func logGuideError() {
    if let guideError { NSLog("Formwork: %@", guideError.description) }
  }

  /// The properties of the format that a status depends on.
  var statusDescription: StatusDescription {
    StatusDescription(
      details: { [result = request.result] text in result?.details(of: text) ?? InputDetails() },
      limits: request.result?.textLimits ?? [],
      error: request.error ?? guideError)
  }

  /// Changes the settings, and updates the control if they differ.
  func change(_ body: (inout FieldSettings) -> Void) {
    if request.change(isMultiline: isMultiline, obstacle: obstacle, body) {
      use(request.result?.format)
    }
    statusMayHaveChanged()
  }

  /// Whether a fixed prefix should appear now that the control has the focus.
  ///
  /// AutoFill doesn't offer anything for a field that isn't empty. So if the content type of a
  /// field invites AutoFill, the prefix waits for the first key, unless the app has asked for it.
  func completesOnFocus(_ input: any FormattedInput) -> Bool {
    request.completesOnFocus ?? !input.invitesAutoFill
  }
}
#endif
