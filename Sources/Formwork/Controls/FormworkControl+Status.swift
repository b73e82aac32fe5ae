#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

/// The status of the control.
extension FormworkControl {
  /// The text, the value, and what is known about them at present.
  ///
  ///     switch field.formwork.status.validation {
  ///     case .empty, .incomplete: button.isEnabled = false
  ///     case .valid: button.isEnabled = true
  ///     case .invalid(let issue): label.text = issue.message
  ///     }
  ///
  /// A control without a format is empty or valid.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var status: InputStatus { status() }

  /// The present status, and then each changed one.
  ///
  ///     let updates = phoneField.formwork.statusUpdates
  ///     Task { [weak button] in
  ///       for await status in updates { button?.isEnabled = status.isValid }
  ///     }
  ///
  /// The status changes with user edits, the focus, assignments by your app, and other formats. A user edit is reported
  /// after the system's events and ``onChange``. If you don't await each status, you get the newest one.
  ///
  /// Each access makes another sequence. It doesn't retain the control, and ends when the control is deallocated.
  public var statusUpdates: AsyncStream<InputStatus> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      formatting.statusFeed.add(continuation, status)
      formatting.statusFeedWasUsed()
    }
  }

  /// Runs an action for each changed status, as ``statusUpdates`` yields it.
  package func observeStatus(_ action: @escaping @MainActor (InputStatus) -> Void) {
    formatting.statusFeed.add(action, status)
    formatting.statusFeedWasUsed()
  }

  /// Returns the status of the present content, or of one that is being reported.
  ///
  /// - Parameters:
  ///   - content: The content that is being reported, whose text an input method may be composing on by now; `nil` for
  ///     the present one.
  ///   - description: The description of the content by a view of SwiftUI, which has the format; `nil` for
  ///     that of the control's own format.
  /// - Returns: The status.
  func status(
    of content: FormattedText? = nil, in description: StatusDescription? = nil
  ) -> InputStatus {
    guard let formatting = presentFormatting else {
      return InputStatus(plain: input.shownText, formatError: description?.error)
    }
    let description = description ?? formatting.statusDescription
    // The text may be read only now.
    let current = content ?? formatting.current
    guard let current, let format = formatting.format else {
      return InputStatus(plain: input.shownText, formatError: description.error)
    }
    return InputStatus(
      current, showing: content == nil ? input.shownText : nil, in: format,
      details: input.isSecure ? InputDetails() : description.details(current),
      issues: formatting.issues, limits: description.limits, fits: description.fits,
      formatError: description.error)
  }
}

/// The properties of a format that the status of a control depends on.
struct StatusDescription {
  /// Returns the details of a text.
  var details: (FormattedText) -> InputDetails = { _ in InputDetails() }

  /// The limits of the text.
  var limits: [LengthLimit] = []

  /// Whether the app's type can hold the value.
  var fits = true

  /// The reason a setting has no effect.
  var error: FormatError?
}

/// The observers of a control's status.
@MainActor
final class StatusFeed {
  private var continuations: [AsyncStream<InputStatus>.Continuation] = []
  private var actions: [@MainActor (InputStatus) -> Void] = []

  /// The status that was reported last.
  private var last: InputStatus?

  /// Whether a status is being reported. Reading one may read the control's text, which ends with a report.
  private var isReporting = false

  /// Whether anyone observes the status.
  var isUsed: Bool { !continuations.isEmpty || !actions.isEmpty }

  deinit {
    for continuation in continuations { continuation.finish() }
  }

  /// Adds a stream, which gets the present status at once.
  func add(_ continuation: AsyncStream<InputStatus>.Continuation, _ present: InputStatus) {
    report { present }
    last = present
    continuations.append(continuation)
    continuation.yield(present)
  }

  /// Adds an action, which gets the present status at once.
  func add(_ action: @escaping @MainActor (InputStatus) -> Void, _ present: InputStatus) {
    report { present }
    last = present
    actions.append(action)
    action(present)
  }

  /// Reports a status, unless it is the last one.
  ///
  /// - Parameter read: Reads the status; returns `nil` if that has shown a user edit, which has to be reported first.
  func report(_ read: () -> InputStatus?) {
    guard isUsed, !isReporting else { return }
    isReporting = true
    let status = read()
    isReporting = false
    guard let status, status != last else { return }
    last = status
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(status) { true } else { false }
    }
    for action in actions { action(status) }
  }
}
#endif
