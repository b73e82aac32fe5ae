#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkMasks
import FormworkField

/// What a control carries for its format, as far as its settings need to know it.
///
/// UIKit and AppKit have a type each, which knows its controls and how they are edited. The
/// settings are the same on both, and written once, against this.
@MainActor
protocol InputFormatting: AnyObject {
  /// What the app has asked for.
  var request: FormatRequest { get set }

  /// Whether the control shows line breaks.
  var isMultiline: Bool { get }

  /// Why the control can have no format at all, if it is of a kind that can't.
  var obstacle: InputFormatError? { get }

  /// Puts the format on the control, or takes off what is there.
  func use(_ format: AnyInputFormat?)

  /// Forgets what belongs to settings that are replaced by a format.
  func forgetSettings()

  /// The format, while there is one.
  var format: AnyInputFormat? { get }

  /// The text and what is known of it, while there is a format.
  var current: FormattedText? { get }

  /// What is to be shown of issues.
  var issues: IssueDisplay { get set }

  /// Shows a value formatted, silently; nothing without a format.
  func set(value: String)

  /// Shows what was saved, silently; nothing without a format.
  func restore(_ saved: SavedInput)

  /// Steps what is under the caret, as the person would; returns whether there is something to step.
  func step(by steps: Int) -> Bool

  /// Gives a number the other sign; returns whether the format has negative numbers.
  func toggleSign() -> Bool

  /// Whether caret and selection stay behind the prefix.
  var locksPrefix: Bool { get set }

  /// What is said when a key is rejected.
  var rejectionAnnouncement: String? { get set }

  /// Whom the control tells.
  var observers: Observers { get set }
}

extension InputFormatting {
  var obstacle: InputFormatError? { nil }

  /// The issue that is to be seen now.
  var visibleIssue: ValidationIssue? { current.flatMap { issues.visible(in: $0) } }

  /// Changes the settings, and the control with them.
  func change(_ body: (inout InputSettings) -> Void) {
    use(request.change(isMultiline: isMultiline, obstacle: obstacle, body))
  }

  /// Lets `format` replace all that was set before.
  func replaceSettings(by format: AnyInputFormat?) {
    request.wrongNames = [:]
    request.inspectedMask = InspectedMask()
    request.format = nil
    forgetSettings()
    change { settings in
      settings = InputSettings()
      settings.base = format.map { .format($0) }
    }
  }

  /// Whether a certain prefix should appear now that the control has the focus.
  ///
  /// AutoFill offers nothing for a field that isn't empty, so a field whose content type invites
  /// it waits for the first key, unless the app has asked for the prefix itself.
  func completesOnFocus(_ input: any FormattedInput) -> Bool {
    request.completesOnFocus ?? !input.invitesAutoFill
  }
}
#endif
