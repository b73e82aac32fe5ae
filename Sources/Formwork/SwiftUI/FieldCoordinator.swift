#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Synchronizes a text field with the bindings of a view.
///
/// Three rules avoid conflicts with SwiftUI, input methods, and the field's own undo. During an
/// update of SwiftUI, no binding is written: reports wait for the next turn of the run loop. While
/// an input method is composing, nothing is written to the field: requests wait until it is done.
/// While the field reports a change, the response waits for the next turn.
@MainActor
final class FieldCoordinator {
  var description: FieldDescription
  private(set) weak var field: (any BoundField)?

  /// The value that the field and the binding last agreed on. Any other value in the binding is
  /// new.
  var agreed: String?

  /// The app's value that the binding doesn't have as the field shows it, until the end of the turn.
  var normalization = ValueNormalization()

  /// Whether the field shows text that doesn't represent a value, so that the app has kept the last
  /// one.
  var isUntaken = false

  /// The settings of the views around a field of a group.
  var surroundings = GroupSurroundings()

  #if canImport(UIKit)
  let bar = KeyboardBar()
  #endif

  /// The status that was last reported to the app.
  var reported: InputStatus?

  /// The place where an unfinished edit began, if the view has been updated with another value
  /// since. It may be another record, which must not receive the edit.
  var origin: FieldOrigin?

  /// User edits during an update, which haven't been reported yet.
  var untold: [(change: FieldChange, completes: Bool)] = []

  private(set) var isUpdating = false
  private var isTelling = false

  /// Whether a part of the description hasn't been applied yet.
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

  /// Whether the focus state has kept its value, so that any other value is the app's.
  var isFocusConfirmed = false

  /// Whether an update has asked for the focus, even if the state was reset since.
  var isFocusAsked = false

  init(_ description: FieldDescription) {
    self.description = description
  }

  /// Updates the field to match the description.
  func update(_ unresolved: FieldDescription, _ environment: EnvironmentValues) {
    let description = unresolved.resolved(
      in: FormatContext(inView: environment.locale, environment.timeZone),
      after: self.description.resolved)
    keepOrigin(before: description)
    self.description = description
    wantedLooks = description.looks.inheriting(environment)
    wantedLooks.own = ownLooks
    wantedLooks.readsFromLeftToRight = description.resolved?.format?.readsFromLeftToRight ?? false
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

  /// Applies the description, if the field is ready for it.
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
    if hasOtherFormat {
      shownFormat = description.resolved
      field.formwork.setFormat(
        description.resolved?.definition,
        in: description.resolved?.context ?? .current,
        resolved: description.resolved?.resolved)
    }
    looks.reloadKeyboard(of: field, after: old)
    if hasOtherFormat || looks.suggestsAnew(after: old) { showBarAgain() }
    showValue(in: field, afterOtherFormat: hasOtherFormat)
    settleLater()
  }

  func compositionMayHaveEnded() {
    if isOwed { settleLater() }
  }

  /// Reports something to the app, and leaves the field alone until the app has handled it.
  func telling(_ tell: () -> Void) {
    let isTellingAlready = isTelling
    isTelling = true
    defer { isTelling = isTellingAlready }
    tell()
  }

  /// Handles deferred work in the next turn.
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
      normalizeValue(in: field)
      report()
    }
    moveFocus()
  }
}

extension FieldCoordinator {
  /// Calls the app's setup closure for a new field, and remembers what it has set.
  func setUp(_ field: any BoundField) {
    let (font, alignment) = (field.font, field.lineAlignment)
    if let field = field as? HostedTextField {
      for setUp in description.configured { setUp(field) }
    }
    #if canImport(UIKit)
    if let view = field as? UITextView {
      for setUp in description.configuredViews { setUp(view) }
    }
    #endif
    ownLooks.font = field.font != font
    ownLooks.alignment = field.lineAlignment != alignment
  }

  func attach(to field: any BoundField) {
    self.field = field
    field.formwork.formatting.observers.ownChange = { [weak self] change in
      self?.personDidChange(change)
    }
    field.formwork.onComplete = { [weak self] in self?.personDidComplete() }
    field.formwork.formatting.observers.issue = { [weak self] in self?.settleLater() }
    field.formwork.onReject = { [weak self] reason in
      guard let self else { return }
      telling { self.description.rejected.forEach { $0(reason) } }
    }
    stopListening = field.listen(for: self)
  }

  /// Detaches from a field that SwiftUI removes, and reports that it has lost the focus.
  func detach() {
    guard let field else { return }
    field.formwork.formatting.observers.ownChange = nil
    field.formwork.onComplete = nil
    field.formwork.formatting.observers.issue = nil
    field.formwork.onReject = nil
    stopListening()
    self.field = nil
    guard field.hasFocus else { return }
    DispatchQueue.main.async { self.forgetFocus() }
  }

  /// Runs an action in the next turn of the run loop, if the field still exists.
  func later(_ action: @escaping @MainActor (FieldCoordinator) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self { action(self) }
    }
  }
}
#endif
