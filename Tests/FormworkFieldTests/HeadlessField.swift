import FormworkCore

/// A text field without a screen, as a system may have it, driven by a machine.
///
/// Nobody knows all habits of all systems, so what differs is a switch.
final class HeadlessField<Format: InputFormat> {
  let habits: Habits
  var machine: FieldMachine<Format>
  var text = ""
  var selection: Range<UTF16Offset>
  var marked: Range<UTF16Offset>?
  var isEdited = false

  /// What a system that undoes by itself could take back, and make again.
  var history: (undo: [String], redo: [String]) = ([], [])
  var isStepOpen = false
  var isUndoing = false

  /// What the app does when an event goes round, and when it is told of a change.
  var reaction: ((HeadlessField, Occasion) -> Void)?

  /// Whether the app lets a change be made.
  var consent: ((HeadlessField) -> Bool)?

  /// What happens while nobody is in the field.
  var whileLeft: ((HeadlessField) -> Void)?

  /// What has gone round, with the text that was there.
  var heard: [(event: TextEvent, text: String)] = []

  /// What the app was told.
  var told: [FieldChange] = []

  /// What was rejected, and why.
  var rejections: [Rejection?] = []

  /// The issue that the app was asked to show last.
  private(set) var shownIssue: ValidationIssue?

  /// Whether the text is hidden from onlookers.
  var isSecure = false

  /// Whether a dictation listens, which shows a sign of its own at the end of the text.
  var isListening: Bool { text.unicodeScalars.contains("\u{FFFC}") }

  /// What no machine may do.
  var offences: [String] = []

  /// Whether the app asked for what happens now, even amid a composition.
  var isAppActing = 0
  private var isTurnAwaited = false
  var depth = 0

  enum Occasion: Equatable {
    case event(TextEvent), told
  }

  init(_ format: Format, text: String = "", habits: Habits = Habits()) {
    self.habits = habits
    self.text = text
    selection = .end(of: text)
    let state = WidgetState(text: text, isToldFirst: habits.isToldFirst)
    machine = FieldMachine(
      format: format, undoSteps: habits.system.isDesktop ? .edits : .runs, system: habits.system,
      state)
    machine.policy.formatsAssignedText = habits.formatsAssignedText
    machine.policy.hearsOfAssignments = habits.system == .touch && habits.reportsAssignments
    carryOut()
  }

  var session: EditingSession<Format> { machine.session }
  var value: String { session.current.value }

  var state: WidgetState {
    WidgetState(
      text: text, selection: isEdited ? selection : nil, marked: marked,
      isListening: isListening, isSecure: isSecure, isUndoing: isUndoing,
      isToldFirst: habits.isToldFirst)
  }

  /// What a drawing of the field shows: `12|3`.
  var drawn: String {
    let caret = selection.lowerBound.index(in: text)
    return "\(text[..<caret])|\(text[caret...])"
  }
}

// MARK: What the person and the system do

extension HeadlessField {
  /// The field gets the focus, with the caret at the end.
  func focus(completes: Bool = false) {
    if isEdited { return }
    isEdited = true
    selection = .end(of: text)
    if habits.system.isDesktop { look(isAssigned: true) }
    tell { $0.editingDidBegin(completes: completes, $1) }
  }

  func leave() {
    if marked != nil { commit() }
    guard isEdited else { return }
    if habits.system == .desktopField { showValue() }
    tell { $0.editingDidEnd($1) }
    isEdited = false
  }

  func tap(at offset: Int) {
    let place = UTF16Offset(offset).clamped(to: text)
    select(place..<place)
  }

  func select(_ range: Range<UTF16Offset>) {
    if marked != nil { return }
    selection = range.clamped(to: text)
    tell { $0.selectionDidChange($1) }
  }

  /// Puts something in the place of the selection, as a key or a paste does.
  func insert(_ string: String) {
    if marked != nil { commit() }
    ask(selection, string)
  }

  func backspace() {
    if marked != nil { commit() }
    var range = selection
    if range.isEmpty {
      guard range.lowerBound > 0 else { return }
      let end = range.lowerBound.index(in: text)
      let start = text.index(before: end)
      range = UTF16Offset(text.utf16.distance(from: text.startIndex, to: start))..<range.upperBound
    }
    ask(range, "")
  }

  /// Changes the text without asking, as autocorrection does.
  func correct(_ range: Range<UTF16Offset>, to string: String) {
    if marked != nil { return }
    make(range.clamped(to: text), string, isTold: habits.tellsUnasked)
  }

  /// An input method shows something that isn't committed.
  func compose(_ string: String) {
    let range = marked ?? selection
    record()
    let start = range.lowerBound
    replace(range, string)
    let end = UTF16Offset(start.value + string.utf16.count)
    marked = string.isEmpty ? nil : start..<end
    selection = .at(end)
    tellSelection()
    sendEvents()
  }

  /// What is marked stays, and isn't marked any more.
  func commit() {
    guard marked != nil else { return }
    marked = nil
    tellSelection()
    sendEvents()
  }

  /// The clear button.
  func clear() {
    if marked != nil { commit() }
    if habits.system.isDesktop { return ask(.zero..<UTF16Offset(text.utf16.count), "") }
    tell { machine, _ in machine.willClear() }
    replace(.zero..<UTF16Offset(text.utf16.count), "")
    selection = .at(.zero)
    tellSelection()
    sendEvents()
  }

  func undo(isRedo: Bool = false) {
    if marked != nil { return }
    if habits.system.isDesktop { return takeStep(isRedo: isRedo) }
    _ = tell { machine, _ in machine.takeStep(isRedo: isRedo) }
  }

  /// The run loop goes on until nothing waits for it.
  func endTurn() {
    var turns = 0
    isStepOpen = false
    if habits.system.isDesktop { look() }
    while isTurnAwaited {
      isTurnAwaited = false
      tell { $0.turnEnded($1, isRejected: { _ in false }) }
      turns += 1
      if turns > 10 { return offences.append("the turns don't end") }
    }
  }

  /// An arrow key, or a button beside the field.
  ///
  /// - Returns: Whether there was something to step.
  @discardableResult
  func step(by steps: Int) -> Bool {
    let isPossible = machine.canStep(state)
    guard let deliberation = machine.deliberate(steppingBy: steps, state) else {
      if isPossible, steps != 0 { offences.append("can step, and doesn't") }
      return false
    }
    let isAllowed = deliberation.ranges == nil || consent?(self) ?? true
    _ = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    return true
  }

  func ask(_ range: Range<UTF16Offset>, _ string: String) {
    if machine.isWriting { return }
    let question = FieldQuestion([range], replacement: string)
    if habits.system == .desktopField { return askWhatToShow(question) }
    let deliberation = machine.deliberate(question, state)
    let isAllowed = deliberation.ranges == nil || consent?(self) ?? true
    let isLet = machine.decide(deliberation, isAllowed: isAllowed, isAllowed ? nil : state)
    carryOut()
    // What the app has done meanwhile may have made the range a stale one.
    if isLet { make(range.clamped(to: text), string, isTold: true) }
  }

  func make(_ range: Range<UTF16Offset>, _ string: String, isTold: Bool) {
    record()
    replace(range, string)
    tellSelection()
    if isTold { sendEvents() }
  }

  func replace(_ range: Range<UTF16Offset>, _ string: String) {
    let range = range.lowerBound.index(in: text)..<range.upperBound.index(in: text)
    let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
    text.replaceSubrange(range, with: string)
    selection = .at(UTF16Offset(start + string.utf16.count).clamped(to: text))
  }

  func tellSelection() {
    if habits.tellsSelection { tell { $0.selectionDidChange($1) } }
  }

  func sendEvents() {
    for event in habits.notifiesFirst ? TextEvent.all.reversed() : TextEvent.all { goRound(event) }
  }

  private func goRound(_ event: TextEvent) {
    let appIsFirst = habits.appHearsFirst && !(habits.isToldFirst && event == .callback)
    let isOwn = machine.isWriting || machine.isSending
    if !appIsFirst { tell { $0.textDidChange(event, $1) } }
    // Where the machine has written amid an event, that told of itself.
    if habits.system == .desktopView, event == .callback, !isOwn, machine.wasTold(event) { return }
    heard.append((event, text))
    react(.event(event))
    if appIsFirst { tell { $0.textDidChange(event, $1) } }
  }
}

// MARK: What the machine says

extension HeadlessField {
  func tell<Answer>(
    _ event: (inout FieldMachine<Format>, WidgetState) -> Answer
  ) -> Answer {
    // A field that is edited drops that if a text is assigned.
    if habits.system == .desktopField { machine.policy.hearsOfAssignments = isEdited }
    let state = state
    let answer = event(&machine, state)
    carryOut(from: state)
    return answer
  }

  /// Carries out all that the machine says, and reads the state anew as seldom as an adapter may.
  func carryOut(from state: WidgetState? = nil) {
    var count = 0
    var known = state
    while true {
      let state = known ?? self.state
      guard let command = machine.next(state) else { return }
      carryOut(command)
      known = command.mayChangeWidget ? nil : state
      count += 1
      if count > 100 { return offences.append("the commands don't end") }
    }
  }

  private func carryOut(_ command: FieldCommand) {
    switch command {
    case .replace, .assign, .select:
      if marked != nil, state.isBeingComposed, isAppActing == 0 {
        offences.append("wrote while composing")
      }
    default: break
    }
    switch command {
    case .replace(let rewrite):
      // A user could undo it, though nobody edits the field.
      if !isEdited { offences.append("replaced text that isn't edited") }
      record()
      replace(rewrite.range.clamped(to: text), rewrite.replacement)
      tellSelection()
      if habits.writingTells { sendEvents() }
    case .assign(let string):
      if string == text, marked == nil, !habits.system.isDesktop {
        offences.append("wrote what was there")
      }
      text = string
      marked = nil
      history = ([], [])
      selection = .end(of: text)
      if habits.reportsAssignments { tell { $0.textWasAssigned($1, isRejected: { _ in false }) } }
    case .select(let range):
      if !isEdited { return }
      selection = range.clamped(to: text)
      tellSelection()
    case .send(let event): goRound(event)
    case .tell(let change):
      told.append(change)
      react(.told)
    case .tellIssue(let issue): shownIssue = issue
    case .reject(let reason): rejections.append(reason)
    case .showRemainder, .speak: break
    case .awaitEndOfTurn: isTurnAwaited = true
    }
  }
}

extension UTF16Offset {
  static var zero: UTF16Offset { 0 }

  /// The same place, or before the character that it lies in.
  func clamped(to text: String) -> UTF16Offset {
    UTF16Offset(text.utf16.distance(from: text.startIndex, to: index(in: text)))
  }
}

extension Range<UTF16Offset> {
  static func at(_ offset: UTF16Offset) -> Self { offset..<offset }
  static func end(of text: String) -> Self { .at(UTF16Offset(text.utf16.count)) }

  func clamped(to text: String) -> Self {
    let lower = lowerBound.clamped(to: text)
    return lower..<Swift.max(lower, upperBound.clamped(to: text))
  }
}
