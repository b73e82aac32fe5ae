#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// Keeps a text field and the bindings of a view in step.
///
/// Two rules keep SwiftUI and input methods content. In an update of SwiftUI no binding is written:
/// what has to be told waits for the next turn of the run loop. While an input method composes,
/// nothing is written into the field: what was asked for waits until it is done.
@MainActor
final class FieldCoordinator {
  var description: FieldDescription
  private(set) weak var field: UITextField?

  /// The value that field and binding last agreed on; another one in the binding is news.
  var agreed: String?

  /// What was told to the app last.
  var reported: InputStatus?
  var reportedError: InputFormatError?

  /// Changes by the person that came up in an update, and are still to be told.
  var untold: [(change: InputChange, completes: Bool)] = []

  private(set) var isUpdating = false
  private var isWaitingForInputMethod = false
  private var isSettling = false
  private var shownFormat: FormatChoice?
  private var looks = FieldLooks()
  private var wantedLooks = FieldLooks()

  init(_ description: FieldDescription) {
    self.description = description
  }

  /// Makes the field what the description says.
  func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    self.description = description
    wantedLooks = description.looks.inheriting(environment)
    guard let field else { return }
    isUpdating = true
    defer { isUpdating = false }
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
    apply()
  }

  /// Carries the description out, unless an input method composes.
  private func apply() {
    guard let field else { return }
    isWaitingForInputMethod = field.isComposing
    if isWaitingForInputMethod { return }
    if field.placeholder != description.title { field.placeholder = description.title }
    let suggestsAnew = applyLooks(to: field)
    let hasOtherFormat = shownFormat?.isSame(as: description.format) != true
    if hasOtherFormat || suggestsAnew {
      shownFormat = description.format
      field.use(description.format)
    }
    showValue(in: field, afterOtherFormat: hasOtherFormat)
    settleLater()
  }

  private func applyLooks(to field: UITextField) -> Bool {
    let old = looks
    guard wantedLooks != old || shownFormat == nil else { return false }
    looks = wantedLooks
    looks.apply(to: field, replacing: old)
    let suggestsAnew = looks.suggestsAnew(after: old)
    if suggestsAnew, field.isFirstResponder { field.reloadInputViews() }
    return suggestsAnew
  }

  /// Attends to what waits, in the next turn.
  func settleLater() {
    guard !isSettling else { return }
    isSettling = true
    DispatchQueue.main.async { [weak self] in self?.settle() }
  }

  private func settle() {
    isSettling = false
    guard let field else { return }
    if isWaitingForInputMethod { apply() }
    for (change, completes) in untold { tell(change, completes: completes) }
    untold = []
    if !field.isComposing { showValue(in: field, afterOtherFormat: false) }
    report()
    moveFocus()
  }
}

extension FieldCoordinator {
  private static let identifier = UIAction.Identifier("formwork.coordinator")

  func attach(to field: UITextField) {
    self.field = field
    field.onInputChange = { [weak self] _, change in self?.personDidChange(change) }
    field.onInputComplete = { [weak self] _ in self?.personDidComplete() }
    listen(to: .editingChanged) { $0.textDidChange() }
    listen(to: .editingDidBegin) { $0.focusDidChange(to: true) }
    listen(to: .editingDidEnd) { $0.focusDidChange(to: false) }
    listen(to: .editingDidEndOnExit) { coordinator in
      for submit in coordinator.description.submitted { submit() }
    }
  }

  private func listen(
    to event: UIControl.Event, _ heard: @escaping @MainActor (FieldCoordinator) -> Void
  ) {
    let action = UIAction(identifier: Self.identifier) { [weak self] _ in
      if let self { heard(self) }
    }
    field?.addAction(action, for: event)
  }

  /// Lets go of a field that SwiftUI takes away; whoever asks is told that it lost the focus.
  func detach() {
    guard let field else { return }
    field.onInputChange = nil
    field.onInputComplete = nil
    for event in [
      UIControl.Event.editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit,
    ] {
      field.removeAction(identifiedBy: Self.identifier, for: event)
    }
    self.field = nil
    guard field.isFirstResponder else { return }
    DispatchQueue.main.async { self.leaveFocus() }
  }
}
#endif
