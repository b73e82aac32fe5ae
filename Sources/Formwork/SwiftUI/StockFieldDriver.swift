#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import FormworkCore
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Synchronizes SwiftUI's own text field with the bindings of a view, as a state machine decides.
///
/// New text is formatted in the next turn. Nothing is written during an update of SwiftUI.
@MainActor
final class StockFieldDriver {
  private(set) var machine: StockFieldMachine
  private var description: FieldDescription
  private var shownFormat: ResolvedField?
  private var issues = IssueDisplay()
  private var error: FormatError?
  private var reported: InputStatus?
  private var isFocused = false
  private var isAwaited = false

  /// Whether the caret is to be set after a text is shown.
  private(set) var isCaretOwed = false

  /// The value that the field and the binding last agreed on. Any other value in the binding is
  /// new.
  private var agreed: String

  /// The app's value that the binding doesn't have as the field shows it.
  private var normalization = ValueNormalization()

  /// Whether the field shows text that doesn't represent a value, so that the app has kept the last
  /// one.
  private var isUntaken = false

  /// The place where the user began an edit that isn't formatted yet.
  private var origin: FieldOrigin?

  /// Submits the form that the field is in.
  var submitForm: (@MainActor () -> Void)?

  /// Shows the state of the machine.
  var show: @MainActor (StockFieldMachine) -> Void = { _ in }

  /// Creates the driver of a field before its view is described in its environment.
  init(_ description: FieldDescription, _ context: FormatContext) {
    let description = description.resolved(in: context, after: nil)
    self.description = description
    agreed = description.value.wrappedValue
    machine = StockFieldMachine(Self.plain)
    follow(description)
    machine.set(value: value(for: agreed))
    issues.contentWasSet(machine.current, isEdited: false)
    normalization.isDue = true
  }

  /// Handles a new description of the view, which may be of another record. Nothing is reported
  /// during an update.
  func describe(_ unresolved: FieldDescription, _ context: FormatContext) {
    let description = unresolved.resolved(in: context, after: self.description.resolved)
    if machine.isRaw, origin == nil,
      !description.isSame(agreed, description.value.wrappedValue)
    {
      origin = FieldOrigin(description: self.description, value: agreed)
    }
    follow(description)
  }

  /// The binding's value.
  var wanted: String { description.value.wrappedValue }

  /// Shows the binding's value, or the format, after it has changed.
  func catchUp() {
    guard !machine.isRaw else { return }
    let wanted = description.value.wrappedValue
    if !description.isSame(agreed, wanted) {
      agreed = wanted
      normalization.isDue = true
      if !bound(machine.current).isIdentical(to: wanted) {
        machine.set(value: value(for: wanted))
        issues.contentWasSet(machine.current, isEdited: isFocused)
      }
    }
    normalizeValue()
    show(machine)
    report()
  }

  /// Writes the app's value to the binding as the field shows it, once.
  private func normalizeValue() {
    guard normalization.isDue else { return }
    normalization.isDue = false
    let wanted = description.value.wrappedValue
    let shown = bound(machine.current)
    let isUnread =
      machine.current.issue != nil && machine.current.value.isIdentical(to: wanted)
    guard !isUnread, !description.isSame(shown, wanted), description.takes(shown),
      normalization.mayReplace(wanted)
    else { return }
    agreed = shown
    description.value.wrappedValue = shown
    let kept = description.value.wrappedValue
    if !description.isSame(kept, shown) {
      agreed = kept
      // An answer of the app is shown, and not normalized again.
      if !description.isSame(kept, wanted) { machine.set(value: value(for: kept)) }
    }
    forgetNormalization(after: ValueNormalization.turnsOfAnswer)
  }

  private func forgetNormalization(after turns: Int) {
    if turns == 0 { return normalization.forget() }
    later { $0.forgetNormalization(after: turns - 1) }
  }

  func textDidChange(to text: String) {
    machine.textDidChange(to: text)
    show(machine)
  }

  /// Handles a description of the view with the new text. SwiftUI then accepts another text as a
  /// change, even if the text it received equals the text to show, while the screen shows something
  /// else.
  func wasDescribed() { formLater() }

  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
  func selectionDidChange(to selection: TextSelection?, in text: String) {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else {
      return
    }
    let lower = range.lowerBound.utf16Offset(in: text)
    let upper = range.upperBound.utf16Offset(in: text)
    machine.selectionDidChange(to: UTF16Offset(lower)..<UTF16Offset(upper))
    // The text of the selection may still follow.
    later { driver in
      guard !driver.machine.isRaw else { return }
      driver.machine.turnDidEnd()
      driver.show(driver.machine)
    }
  }

  /// Sets the caret, which couldn't be set together with a text, in the next turn.
  func showCaretLater() {
    isCaretOwed = true
    later { driver in
      driver.isCaretOwed = false
      driver.show(driver.machine)
    }
  }

  func focusDidChange(to isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if !isFocused { form(isOver: true) }
    if let update = machine.focus(isFocused) { tell(update, .focus) }
    if !isFocused { issues.editingDidEnd(machine.current) }
    if !isFocused, isUntaken {
      isUntaken = false
      machine.set(value: value(for: agreed))
    }
    show(machine)
    report()
  }

  func personDidSubmit() {
    form(isOver: true)
    for submit in description.submitted { submit() }
    if description.membership?.didReturn() == true { submitForm?() }
  }

  private func formLater() {
    guard !isAwaited else { return }
    isAwaited = true
    later { driver in
      driver.isAwaited = false
      driver.form(isOver: !driver.isFocused)
    }
  }

  private func later(_ action: @escaping @MainActor (StockFieldDriver) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self { action(self) }
    }
  }

  private func form(isOver: Bool) {
    machine.turnDidEnd()
    let formed = machine.form(isOver: isOver)
    if machine.isRaw { return }
    if let (update, cause) = formed {
      if let reason = update.rejection {
        issues.editWasRejected(reason)
        for reject in description.rejected { reject(reason) }
        report()
      }
      tell(update, cause)
    }
    origin = nil
    catchUp()
  }

  private func tell(_ update: SessionUpdate, _ cause: FieldChange.Cause) {
    guard let change = update.change else { return }
    issues.textDidChange(machine.current)
    write(bound(machine.current))
    let owner = origin.map { $0.isGivenUp ? nil : $0.description } ?? description
    let told = InputChange(
      FieldChange(change, machine.current, cause: cause),
      status(in: owner ?? description))
    for changed in owner?.changed ?? [] { changed(told) }
    if change.completesValue { for complete in owner?.completed ?? [] { complete() } }
  }

  private func write(_ value: String) {
    normalization = ValueNormalization()
    if var origin {
      origin.write(value)
      self.origin = origin
      // The view may now describe another record, which is shown next.
      agreed = value
      return
    }
    guard description.takes(value) else {
      // The app keeps its value, and the user's text stays until the user leaves the field.
      agreed = description.value.wrappedValue
      isUntaken = true
      return
    }
    isUntaken = false
    agreed = value
    if !description.isSame(description.value.wrappedValue, value) {
      description.value.wrappedValue = value
    }
  }

  private func report() {
    if machine.isRaw { return }
    let status = status(in: description)
    description.membership?.report(status, description.resolved?.context.locale)
    guard status != reported else { return }
    reported = status
    if let binding = description.status, binding.wrappedValue != status {
      binding.wrappedValue = status
    }
    for report in description.reports { report(status) }
  }

  private func status(in description: FieldDescription) -> InputStatus {
    let own = description.statusDescription(of: machine.current)
    return InputStatus(
      machine.current, in: machine.format, details: own.details(machine.current), issues: issues,
      limits: own.limits, fits: own.fits, formatError: error)
  }

  private func bound(_ current: FormattedText) -> String {
    description.bindsText ? current.text : current.value
  }

  private func value(for bound: String) -> String {
    description.bindsText ? machine.format.value(ofText: bound) : bound
  }

  private func follow(_ description: FieldDescription) {
    self.description = description
    issues.moment = description.validationTiming
    guard shownFormat !== description.resolved else { return }
    shownFormat = description.resolved
    error = description.resolved?.resolved.error
    let old = machine.current
    machine.set(format: description.resolved?.format ?? Self.plain)
    issues.formatWasSet(machine.current, after: old, isEdited: isFocused)
  }

  private static let plain = AnyInputFormat(AllowedCharacters.any)
}
#endif
