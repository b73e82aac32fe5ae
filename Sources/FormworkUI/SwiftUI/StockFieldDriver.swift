#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import Formwork
import FormworkMasks
import FormworkField
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps a stock text field and the bindings of a view in step, by a machine that decides.
///
/// What came is formed in the next turn. In an update of SwiftUI nothing is written.
@MainActor
final class StockFieldDriver {
  private(set) var machine: StockFieldMachine
  private var description: FieldDescription
  private var shownFormat: ResolvedField?
  private var issues = IssueDisplay()
  private var error: InputFormatError?
  private var reported: InputStatus?
  private var isFocused = false
  private var isAwaited = false

  /// Whether the caret waits for a text to be shown.
  private(set) var isCaretOwed = false

  /// The value that field and binding last agreed on; another one in the binding is news.
  private var agreed: String

  /// Whether the field shows text that stands for no value, so that the app has kept the last one.
  private var isUntaken = false

  /// Where the person began what isn't formed yet.
  private var origin: FieldOrigin?

  /// Submits the form that the field is in.
  var submitForm: (@MainActor () -> Void)?

  /// Shows what the machine says.
  var show: @MainActor (StockFieldMachine) -> Void = { _ in }

  /// Creates the driver of a field that its view is still to describe in its environment.
  init(_ description: FieldDescription, _ context: FieldContext) {
    let description = description.resolved(in: context, after: nil)
    self.description = description
    agreed = description.value.wrappedValue
    machine = StockFieldMachine(Self.plain)
    follow(description)
    machine.set(value: value(for: agreed))
  }

  /// What is described may be another record by now; nobody is told in an update.
  func describe(_ unresolved: FieldDescription, _ context: FieldContext) {
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

  /// The binding has another value, or the format is another one: it is time to show it.
  func catchUp() {
    guard !machine.isRaw else { return }
    let wanted = description.value.wrappedValue
    if !description.isSame(agreed, wanted) {
      agreed = wanted
      if !bound(machine.current).isIdentical(to: wanted) {
        machine.set(value: value(for: wanted))
        issues.reset()
      }
    }
    show(machine)
    report()
  }

  func textDidChange(to text: String) {
    machine.textDidChange(to: text)
    show(machine)
  }

  /// The view was described with what came, so that SwiftUI takes another text for news: what it was told
  /// and what is to be shown may be the same, with something else on the screen.
  func wasDescribed() { formLater() }

  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, visionOS 2.0, *)
  func selectionDidChange(to selection: TextSelection?, in text: String) {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else {
      return
    }
    let lower = range.lowerBound.utf16Offset(in: text)
    let upper = range.upperBound.utf16Offset(in: text)
    machine.selectionDidChange(to: UTF16Offset(lower)..<UTF16Offset(upper))
    // A text may follow, which the selection belongs to.
    later { driver in
      guard !driver.machine.isRaw else { return }
      driver.machine.turnDidEnd()
      driver.show(driver.machine)
    }
  }

  /// It is time for what couldn't be shown together with a text.
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
    show(machine)
    origin = nil
    catchUp()
  }

  private func tell(_ update: SessionUpdate, _ cause: InputChange.Cause) {
    guard let change = update.change else { return }
    issues.textDidChange(machine.current)
    write(bound(machine.current))
    let owner = origin.map { $0.isGivenUp ? nil : $0.description } ?? description
    let told = InputChange(
      machine.current, remainder: machine.remainder, removed: change.removed,
      unused: change.unused, cause: cause, visibleIssue: visibleIssue)
    for changed in owner?.changed ?? [] { changed(told) }
    if change.completesValue { for complete in owner?.completed ?? [] { complete() } }
  }

  private func write(_ value: String) {
    if var origin {
      origin.write(value)
      self.origin = origin
      // What is described by now is another record's, and is shown next.
      agreed = value
      return
    }
    guard description.takes(value) else {
      // The app keeps its value, and the user's text stays until the field is left.
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
    let fits = description.isSame(bound(machine.current), description.value.wrappedValue)
    var status = InputStatus(
      machine.current, remainder: machine.remainder, visibleIssue: visibleIssue,
      fitsValue: fits)
    if let error, reported?.error != error {
      for fail in description.failed { fail(error) }
    }
    status.error = error
    status.remainingLength = description.limits.remainingLength(after: machine.current.text)
    guard status != reported else { return }
    reported = status
    if let binding = description.status, binding.wrappedValue != status {
      binding.wrappedValue = status
    }
    for report in description.reports { report(status) }
  }

  private var visibleIssue: ValidationIssue? { issues.visible(in: machine.current) }

  private func bound(_ current: FormattedText) -> String {
    description.bindsText ? current.text : current.value
  }

  private func value(for bound: String) -> String {
    description.bindsText ? machine.format.formatted(text: bound).value : bound
  }

  private func follow(_ description: FieldDescription) {
    self.description = description
    issues.moment = description.validationTiming
    guard shownFormat !== description.resolved else { return }
    shownFormat = description.resolved
    error = description.resolved?.error
    machine.set(format: description.resolved?.format ?? Self.plain)
  }

  private static let plain = AnyInputFormat(AllowedCharacters.any)
}
#endif
