#if canImport(SwiftUI) && !os(watchOS)
import Formwork
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps a text field and the bindings of a view in step.
///
/// Three rules keep SwiftUI, input methods and the field's own undo content. In an update of SwiftUI
/// no binding is written: what has to be told waits for the next turn of the run loop. While an
/// input method composes, nothing is written into the field: what was asked for waits until it is
/// done. And while the field tells of a change, the answer waits for the next turn.
@MainActor
final class FieldCoordinator {
  var description: FieldDescription
  private(set) weak var field: HostedTextField?

  /// The value that field and binding last agreed on; another one in the binding is news.
  var agreed: String?

  /// Whether the field shows text that stands for no value, so that the app has kept the last one.
  var isUntaken = false

  /// The settings of the views around a field of a group.
  var surroundings = GroupSurroundings()

  #if canImport(UIKit)
  let bar = KeyboardBar()
  #endif

  /// What was told to the app last.
  var reported: InputStatus?
  var reportedError: InputFormatError?

  /// What the person is still at, though the view was described anew with another value: maybe of
  /// another record, which must not get it.
  var origin: FieldOrigin?

  /// Changes by the person that came up in an update, and are still to be told.
  var untold: [(change: InputChange, completes: Bool)] = []

  private(set) var isUpdating = false
  private var isTelling = false

  /// Whether something of the description is still to be carried out.
  private var isOwed = false
  private var isSettling = false
  private var shownFormat: ResolvedField?
  private var stopListening: @MainActor () -> Void = {}
  private(set) var looks = FieldLooks()
  private var wantedLooks = FieldLooks()
  private var ownLooks = OwnLooks()
  private var isWantedInUse = true
  private var names = FieldNames()
  private var wantedNames = FieldNames()

  /// Whether the state of the focus has kept what it was set to, so that another one is the app's.
  var isFocusConfirmed = false

  /// Whether an update has asked for the focus, though the state of it may be taken back since.
  var isFocusAsked = false

  init(_ description: FieldDescription) {
    self.description = description
  }

  /// Makes the field what the description says.
  func update(_ unresolved: FieldDescription, _ environment: EnvironmentValues) {
    let description = unresolved.resolved(
      in: FieldContext(inView: environment.locale, environment.timeZone),
      after: self.description.resolved)
    keepOrigin(before: description)
    self.description = description
    wantedLooks = description.looks.inheriting(environment)
    wantedLooks.own = ownLooks
    wantedNames = FieldNames(description, environment)
    isWantedInUse = environment.isEnabled
    surroundings = GroupSurroundings(environment)
    joinGroup()
    if let focus = description.focus, focus.mayBeTakenBack, field?.hasFocus == false,
      focus.isWanted()
    {
      isFocusAsked = true
    }
    isUpdating = true
    defer { isUpdating = false }
    apply()
  }

  /// Carries the description out, if it is the time for it.
  private func apply() {
    guard let field else { return }
    isOwed = isTelling
    if isOwed { return settleLater() }
    if field.isInUse != isWantedInUse { field.isInUse = isWantedInUse }
    isOwed = field.isComposing
    if isOwed { return }
    if field.formwork.validationTiming != description.validationTiming {
      field.formwork.validationTiming = description.validationTiming
    }
    if wantedNames != names {
      wantedNames.apply(to: field, replacing: names)
      names = wantedNames
    }
    let old = looks
    if wantedLooks != old || shownFormat == nil {
      looks = wantedLooks
      looks.apply(to: field, replacing: old)
    }
    let hasOtherFormat = shownFormat !== description.resolved
    if hasOtherFormat || looks.suggestsAnew(after: old) {
      shownFormat = description.resolved
      field.formwork.inputFormat = description.resolved?.format
    }
    looks.reloadKeyboard(of: field, after: old)
    showValue(in: field, afterOtherFormat: hasOtherFormat)
    settleLater()
  }

  func compositionMayHaveEnded() {
    if isOwed { settleLater() }
  }

  /// Tells the app something, and leaves the field alone until that has been heard.
  func telling(_ tell: () -> Void) {
    let isTellingAlready = isTelling
    isTelling = true
    defer { isTelling = isTellingAlready }
    tell()
  }

  /// Attends to what waits, in the next turn.
  func settleLater() {
    guard !isSettling else { return }
    isSettling = true
    later { $0.settle() }
  }

  private func settle() {
    isSettling = false
    guard let field else { return }
    if isOwed { apply() }
    let changes = untold
    untold = []
    for (change, completes) in changes { tell(change, completes: completes) }
    isOwed = isOwed || field.isComposing
    if !field.isComposing {
      origin = nil
      showValue(in: field, afterOtherFormat: false)
      report()
    }
    moveFocus()
  }
}

extension FieldCoordinator {
  /// Lets the app set up a field that was made just now, and remembers what it has chosen.
  func setUp(_ field: HostedTextField) {
    let (font, alignment) = (field.font, field.lineAlignment)
    for setUp in description.configured { setUp(field) }
    ownLooks.font = field.font != font
    ownLooks.alignment = field.lineAlignment != alignment
  }

  func attach(to field: HostedTextField) {
    self.field = field
    field.formwork.onChange = { [weak self] change in self?.personDidChange(change) }
    field.formwork.onComplete = { [weak self] in self?.personDidComplete() }
    field.formwork.onIssueChange = { [weak self] _ in self?.settleLater() }
    field.formwork.onReject = { [weak self] reason in
      guard let self else { return }
      telling { self.description.rejected.forEach { $0(reason) } }
    }
    stopListening = field.listen(for: self)
  }

  /// Lets go of a field that SwiftUI takes away; whoever asks is told that it lost the focus.
  func detach() {
    guard let field else { return }
    field.formwork.onChange = nil
    field.formwork.onComplete = nil
    field.formwork.onIssueChange = nil
    field.formwork.onReject = nil
    stopListening()
    self.field = nil
    guard field.hasFocus else { return }
    DispatchQueue.main.async { self.forgetFocus() }
  }

  /// Does something in the next turn of the run loop, if there is a field by then.
  func later(_ action: @escaping @MainActor (FieldCoordinator) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self { action(self) }
    }
  }
}
#endif
