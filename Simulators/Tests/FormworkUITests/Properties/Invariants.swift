@testable import FormworkUnderTest
import UIKit

/// The break of an invariant.
struct Violation: Error, CustomStringConvertible {
  var rule: String
  var details: String

  /// The turn after which it was found; `nil` for the end of the scenario.
  var turn: Int?

  var description: String { "\(rule): \(details)" }
}

/// What holds after each ended turn, whatever the person, the system and the app did in it.
@MainActor struct Invariants {
  private let before: FormattedText
  private let wasComposing: Bool
  private let questions: Int
  private let world: World
  private let turn: [Deed]
  private var format: SampleFormat?

  /// Takes note of what is there before a turn.
  init(before turn: [Deed], in world: World) {
    self.world = world
    self.turn = turn
    before = world.session?.current ?? FormattedText()
    wasComposing = world.isComposing
    questions = world.watcher?.questions ?? 0
  }

  /// The same, knowing which of the samples is in use alone now.
  func with(_ format: SampleFormat?) -> Self {
    var copy = self
    copy.format = format
    return copy
  }

  func check() throws(Violation) {
    try expect(
      Simulation.current.crashes.isEmpty, "UIKit doesn't crash",
      Simulation.current.crashes)
    guard let session = world.session else {
      throw Violation(rule: "the field keeps its format", details: "")
    }
    try checkUndisturbed()
    try checkShown(session)
    if !world.isComposing { try checkFormatted(session) }
    try checkTold(session)
    try checkKept(session)
    try checkDelegate()
  }

  /// What is edited without a question leaves steps in a manager that is shared with the app.
  private var isShared: Bool { Simulation.current.profile.sharedUndoManager }

  private func expect(
    _ isMet: Bool, _ rule: String, _ details: @autoclosure () -> Any
  ) throws(Violation) {
    if !isMet { throw Violation(rule: rule, details: "\(details())") }
  }

  /// What an input method composes stays marked, and nothing is written into it.
  private func checkUndisturbed() throws(Violation) {
    let log = Simulation.current.log
    guard turn.count == 1, case .compose(let text) = turn[0], world.field.isFirstResponder,
      !log.contains(where: { $0.hasSuffix("→false") })
    else { return }
    let isWritten = log.contains { $0.hasPrefix("TEXT") || $0.hasPrefix("RANGE") }
    let mark = world.field.markedTextRange.flatMap { world.field.text(in: $0) }
    try expect(!isWritten && mark == text, "a composition is left alone", (mark as Any, log))
  }

  /// The field shows what the session says, and the selection is on characters.
  private func checkShown(_ session: EditingSession<AnyInputFormat>) throws(Violation) {
    let text = world.text
    if !world.isComposing {
      // Marked text may come without a word, as predictions do.
      try expect(
        same(session.displayedText, text) && session.composition == nil,
        "the session knows the text",
        (session.displayedText, text))
    }
    try expect(
      world.field.formwork.value == session.current.value, "the value is that of the text", text)
    let selection = world.person.selection
    try expect(
      selection.upperBound <= text.utf16.count, "the selection lies in the text", selection)
    guard world.field.isFirstResponder, !world.isComposing else { return }
    let known = session.displayedSelection
    try expect(
      known.lowerBound.value == selection.lowerBound
        && known.upperBound.value == selection.upperBound,
      "the session knows the selection", (known, selection))
    for offset in [selection.lowerBound, selection.upperBound] {
      let place = UTF16Offset(offset)
      try expect(
        place.clamped(to: text) == place, "no selection begins or ends inside a character",
        (selection, text))
    }
  }

  private func checkFormatted(_ session: EditingSession<AnyInputFormat>) throws(Violation) {
    guard let format, !session.current.value.isEmpty else { return }
    let shown = session.current
    // A value that doesn't fit, assigned by the app or by AutoFill, isn't what is shown.
    if shown.issue != nil { return }
    if format.isReadable {
      let again = session.format.formatted(text: shown.text)
      try expect(
        same(again.value, shown.value) && same(again.text, shown.text),
        "formatting a formatted text changes nothing", (shown.text, again.text, again.value))
    }
    if format.isCanonical {
      let canonical = session.format.formatted(value: shown.value).text
      try expect(
        same(canonical, shown.text), "the value determines the text", (shown.text, canonical))
    }
  }

  /// Each change by the person is told once, in its final state; nothing of the app's is told.
  private func checkTold(_ session: EditingSession<AnyInputFormat>) throws(Violation) {
    let told = world.changes
    let events = [world.controlTexts, world.notifiedTexts]
    if turn.allSatisfy(\.isOfApp) {
      try expect(
        told.isEmpty && events.joined().isEmpty, "the app isn't told of its own doing", told)
      return
    }
    for texts in events {
      try expect(
        told.isEmpty || !texts.isEmpty, "events are sent for what the closure is told", told)
    }
    if turn.contains(where: \.isWrite) || isTakenForApp { return }
    for texts in events where !texts.isEmpty && !world.isComposing {
      try expect(
        same(texts[texts.count - 1], world.text), "the last event shows the final text",
        (texts, world.text))
    }
    try checkChain(told, to: session.current)
    let most = turn.reduce(0) { $0 + $1.changes }
    try expect(told.count <= most, "each change is told once", told.map(\.status.text))
    for texts in events where !wasComposing && !world.isComposing {
      try expect(texts.count <= 2 * most, "each event is sent once, or again for a rewrite", texts)
    }
    try checkKey(told, events)
    try checkCompletions(of: told)
    try checkRejections(told, session)
  }

  /// A value that becomes complete is reported once.
  private func checkCompletions(of changes: [InputChange]) throws(Violation) {
    // A value of the app's that doesn't fit isn't formatted before the next edit.
    if before.issue != nil { return }
    var wasComplete = before.isComplete
    var expected = 0
    for change in changes {
      let isComplete = change.status.isValid
      if isComplete, !wasComplete { expected += 1 }
      wasComplete = isComplete
    }
    try expect(
      world.completions == expected, "a completed value is reported once",
      (world.completions, changes.map(\.status.text)))
  }

  /// A key either does something, or is said to be rejected, unless that would reveal a secret.
  private func checkRejections(
    _ told: [InputChange], _ session: EditingSession<AnyInputFormat>
  ) throws(Violation) {
    if world.field.isSecureTextEntry {
      return try expect(world.rejections == 0, "a secret tells no reason", "")
    }
    guard turn.count == 1, case .type(let key) = turn[0], key.count == 1, !isSyllable(key),
      !wasComposing, !world.isComposing, world.field.isFirstResponder
    else { return }
    if world.rejections > 0 {
      try expect(
        told.isEmpty && same(before.text, world.text), "a rejected key changes nothing",
        (before.text, world.text))
    } else if told.isEmpty, world.watcher?.hasRejected != true, key.first?.isNumber == true {
      try expect(
        before.selection != session.current.selection, "a key does something or is rejected", key)
    }
  }

  /// Where assignments aren't reported, what neither asks nor tells is taken for one.
  private var isTakenForApp: Bool {
    !Simulation.current.profile.observation
      && turn.contains { if case .autocorrect = $0 { true } else { false } }
  }

  /// From one state that was told to the next, something changes; the last one is that of now.
  private func checkChain(_ told: [InputChange], to now: FormattedText) throws(Violation) {
    var state = (before.text, before.value)
    for change in told {
      try expect(
        !same(change.status.text, state.0) || !same(change.status.value, state.1),
        "nothing is told twice",
        told.map(\.status.text))
      state = (change.status.text, change.status.value)
    }
    try expect(
      same(state.0, now.text) && same(state.1, now.value), "every change of the text is told",
      (state.0, now.text))
  }

  /// A key that the adapter writes by itself sends each event exactly once.
  private func checkKey(_ told: [InputChange], _ events: [[String]]) throws(Violation) {
    guard turn.count == 1, case .type(let key) = turn[0], key.count == 1, !isSyllable(key),
      !wasComposing,
      !world.isComposing, !told.isEmpty
    else { return }
    let isSplit = !Simulation.current.profile.selectionBeforeChange
    if isSplit, Simulation.current.log.contains(where: { $0.hasSuffix("→true") }) { return }
    try expect(
      events.allSatisfy { $0.count == 1 }, "a key sends each event once", Simulation.current.log)
  }

  /// Korean syllables are seen as they grow, before they are formatted.
  private func isSyllable(_ key: String) -> Bool {
    key.unicodeScalars.allSatisfy { $0.value > 0x1100 && $0.properties.isAlphabetic }
  }

  /// No character outside of an edit is lost without being reported.
  private func checkKept(_ session: EditingSession<AnyInputFormat>) throws(Violation) {
    guard turn.count == 1, let format, format.keepsCharacters, !world.field.isSecureTextEntry,
      !wasComposing, !world.isComposing, before.issue == nil
    else { return }
    let range = session.format.valueRange(of: before.selection, in: before)
    let old = Array(before.value.utf16)
    let head = old[..<range.lowerBound.value]
    let tail = old[range.upperBound.value...]
    let now = Array(session.current.value.utf16)
    switch turn[0] {
    // A key into a full field may be the last of a number with its calling code, which is read anew.
    case .type where before.isFull: break
    case .type(let text) where text.count == 1, .paste(let text), .scribble(let text):
      let isDropped = world.changes.contains { !$0.removed.isEmpty }
      guard !isDropped, isApart(head, text, tail), !world.changes.isEmpty else { return }
      try expect(
        now.starts(with: head) && now.reversed().starts(with: tail.reversed()),
        "an insertion keeps what is around it", (before.value, session.current.value))
    case .backspace where range.isEmpty, .forwardDelete where range.isEmpty:
      let lost = before.value.count - session.current.value.count
      let reported = world.changes.reduce(0) { $0 + $1.removed.count }
      try expect(
        lost <= 1 + reported || format == .nonChinese, "a key deletes one character",
        (before.value, session.current.value))
    default: break
    }
  }

  /// Whether what is inserted becomes no character with its neighbours.
  private func isApart(
    _ head: ArraySlice<UInt16>, _ text: String, _ tail: ArraySlice<UInt16>
  ) -> Bool {
    let head = String(decoding: head, as: UTF16.self)
    let tail = String(decoding: tail, as: UTF16.self)
    return (head + text + tail).count == head.count + text.count + tail.count
  }

  private func checkDelegate() throws(Violation) {
    if Simulation.current.profile.observation {
      try expect(
        world.field.formwork.wrappedDelegate === world.delegate, "the app finds its delegate",
        (world.field.formwork.wrappedDelegate as Any, world.delegate as Any))
    }
    if let watcher = world.watcher {
      try expect(watcher.strayRange == nil, "ranges lie in the text", watcher.strayRange ?? "")
      let asked = watcher.questions - questions
      let native = Simulation.current.log.count { $0.hasPrefix("SC") }
      if !turn.contains(.setDelegate) {
        try expect(asked <= native, "the app is asked once per question", (asked, native))
      }
    }
    try expect(
      world.field.undoManager?.isUndoRegistrationEnabled != false, "undo stays switched on", "")
    if world.field.isSecureTextEntry, !world.isComposing, !isShared {
      try expect(
        world.field.undoManager?.canUndo != true, "a secure field remembers nothing", "")
    }
  }

  private func same(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
