import FormworkMasks
@_spi(JSON) import FormworkCore

/// A field of the page, or a format without one.
///
/// The browser lets the page handle each edit and has its own history, so an editing session is
/// enough. The machine in `FormworkCore/Field` is for widgets that don't.
final class PageField {
  private var session: EditingSession<AnyInputFormat>
  private var issues = IssueDisplay()
  private var traits: Traits

  /// The properties of a format that the status of a field depends on.
  struct Traits {
    var resolved: ResolvedFormat

    /// Returns the details of a text.
    var read: Page.DetailReader
  }

  /// The maximum length of the text, in UTF-16 code units: `maxlength` of the input.
  private var room = Int.max

  /// The text before the composition.
  private var uncomposed = FormattedText()

  init(_ format: AnyInputFormat, _ traits: Traits) {
    self.traits = traits
    session = EditingSession(format: format, undoLimit: 1000)
  }

  /// Performs an action, and writes the resulting state.
  func perform(_ request: PageRequest, _ buffer: inout TextBuffer) -> Bool {
    let selection =
      UTF16Offset(
        min(request.lower, request.upper))..<UTF16Offset(max(request.lower, request.upper))
    switch request.action {
    case .look: answer(nil, &buffer)
    case .select:
      session.select(selection)
      uncomposed = session.current
      answer(nil, &buffer)
    case .replace:
      session.select(selection)
      withinRoom(&buffer) { $0.insert(request.text) }
    case .deleteBackward:
      session.select(selection)
      answer(session.deleteBackward(DeletionUnit(request.count)), &buffer)
    case .deleteForward:
      session.select(selection)
      answer(session.deleteForward(DeletionUnit(request.count)), &buffer)
    case .changed:
      withinRoom(&buffer) { $0.didChange(to: request.text, selection: selection) }
    case .compose:
      answer(
        session.compose(request.text, in: uncomposed, room: room, over: session.current.text),
        &buffer)
    case .composed:
      answer(
        session.compositionEnded(with: request.text, selection: selection, room: room), &buffer)
    case .undone: answer(session.didUndo(to: request.text), &buffer)
    case .redone: answer(session.didRedo(to: request.text), &buffer)
    case .setValue:
      issues.reset()
      answer(session.set(value: request.text), &buffer)
    case .setText:
      issues.reset()
      answer(session.set(text: request.text), &buffer)
    case .focus: answer(session.beginEditing(), &buffer)
    case .blur:
      let update = session.endEditing()
      issues.editingDidEnd(session.current)
      answer(update, &buffer)
    case .step:
      session.select(selection)
      guard let update = session.step(by: request.count) else { return false }
      answer(update, &buffer)
    case .room: room = request.count < 0 ? .max : request.count
    case .undo:
      guard let update = session.undo() else { return false }
      answer(update, &buffer)
    case .redo:
      guard let update = session.redo() else { return false }
      answer(update, &buffer)
    }
    return true
  }

  /// Changes the format of the field; the value is kept.
  func use(_ format: AnyInputFormat, _ traits: Traits, _ buffer: inout TextBuffer) {
    self.traits = traits
    issues.reset()
    answer(session.set(format: format), &buffer)
  }

  /// Writes the result of formatting a text or value, without changing the field.
  func format(_ text: String, isValue: Bool, _ buffer: inout TextBuffer) {
    let format = session.format
    let made = isValue ? format.formatted(value: text) : format.formatted(text: text)
    write(
      made, [], unused: format.unused(of: text, in: made), visible: ValidationIssue(made), &buffer)
  }

  /// The part of the text that the user still has to type.
  var remainder: String { session.remainder }

  /// The details of the text as a JSON object.
  var details: [UInt8] {
    var writer = JSONWriter()
    writer.object { [all = traits.read(traits.resolved, session.current).names] object in
      for (name, value) in all { object.member(name, value) }
    }
    return writer.bytes
  }

  /// The remaining length of the tightest limit of a text; -1 without one.
  private func remainingLength(after formatted: FormattedText) -> Int {
    var least = Int.max
    if room != .max { least = max(0, room - formatted.end.value) }
    for limit in traits.resolved.textLimits {
      least = min(least, limit.remaining(after: formatted.text))
    }
    return least == .max ? -1 : least
  }

  /// The purpose of the field, as a value of HTML's `autocomplete`.
  var purpose: String { session.format.purpose?.name ?? "" }

  /// The keyboard that suits the format.
  var keyboard: Int {
    switch session.format.keyboard {
    case .default: 0
    case .numberPad: 1
    case .decimalPad: 2
    case .phonePad: 3
    case .numbersAndPunctuation: 4
    case .asciiCapable: 5
    case .emailAddress: 6
    case .URL: 7
    }
  }

  /// Whether the field only accepts Latin letters, digits, and symbols, whatever it contains.
  ///
  /// Keyboards of phones compose such letters, and other input methods can't insert anything.
  var isLatin: Bool {
    let (others, keys) = ("あ日한яאاकก", "0aA-./ +")
    var text = FormattedText()
    for _ in 0..<64 {
      if others.contains(where: { longer(text, by: $0) != nil }) { return false }
      var next: FormattedText?
      for key in keys where next == nil { next = longer(text, by: key) }
      guard let next else { break }
      text = next
    }
    return true
  }

  private func longer(_ text: FormattedText, by key: Character) -> FormattedText? {
    let end = UTF16Offset.end(of: text.text)
    let outcome = session.format.apply(TextEdit(inserting: String(key), at: end), to: text)
    let longer = outcome.formatted
    return outcome.isRejected || longer.text.utf8.count <= text.text.utf8.count ? nil : longer
  }

  /// Applies an edit, unless the input has no room for the result.
  private func withinRoom(
    _ buffer: inout TextBuffer, _ edit: (inout EditingSession<AnyInputFormat>) -> SessionUpdate?
  ) {
    if room == .max { return answer(edit(&session), &buffer) }
    var trial = session
    let update = edit(&trial)
    let length = UTF16Offset.end(of: trial.current.text).value
    if length > room, length > UTF16Offset.end(of: session.current.text).value {
      return answer(nil, rejection: .noRoom, &buffer)
    }
    session = trial
    answer(update, &buffer)
  }

  private func answer(
    _ update: SessionUpdate?, rejection: Rejection? = nil, _ buffer: inout TextBuffer
  ) {
    let rejection = rejection ?? update?.rejection
    var flags = PageFlags.handled
    if let change = update?.change {
      issues.textDidChange(session.current)
      flags.insert(.changed)
      if change.completesValue { flags.insert(.completes) }
      if change.fillsValue { flags.insert(.fills) }
    }
    if rejection != nil { flags.insert(.rejected) }
    write(
      session.current, flags, removed: update?.change?.removed ?? "",
      unused: update?.change?.unused ?? update?.unused ?? "",
      visible: issues.visible(in: session.current),
      rejection: rejection, &buffer)
    buffer[.cause] = update?.change.map { $0.cause.number } ?? 0
  }

  private func write(
    _ formatted: FormattedText, _ flags: PageFlags, removed: String = "", unused: String,
    visible: ValidationIssue?, rejection: Rejection? = nil, _ buffer: inout TextBuffer
  ) {
    var flags = flags
    var issue: ValidationIssue?
    switch ValidationState(formatted) {
    case .valid: flags.insert(.valid)
    case .invalid(let present): issue = present
    case .empty, .incomplete: break
    }
    if formatted.isFull { flags.insert(.full) }
    buffer.clear()
    buffer[.flags] = flags.rawValue
    buffer[.lower] = formatted.selection.lowerBound.value
    buffer[.upper] = formatted.selection.upperBound.value
    buffer[.cause] = 0
    buffer[.text] = buffer.append(formatted.text)
    buffer[.value] = buffer.append(formatted.value)
    buffer[.removed] = buffer.append(removed)
    buffer[.unused] = buffer.append(unused)
    buffer[.issue] = buffer.append(issue?.code ?? "")
    buffer[.visible] = buffer.append(visible?.code ?? "")
    buffer[.rejection] = buffer.append(rejection?.name ?? "")
    buffer[.remaining] = remainingLength(after: formatted)
  }
}

/// An action on a field, with its parameters.
struct PageRequest {
  var action: PageAction
  var lower: Int
  var upper: Int
  var count: Int
  var text: String
}

/// The actions, with the numbers that the page uses.
enum PageAction: Int32 {
  case look, select, replace, deleteBackward, deleteForward, changed, undone, redone
  case setValue, setText, focus, blur, step, room, undo, redo, compose, composed
}

extension DeletionUnit {
  fileprivate init(_ number: Int) {
    self = number == 2 ? .line : number == 1 ? .word : .character
  }
}

extension SessionChange.Cause {
  fileprivate var number: Int {
    switch self {
    case .typing: 1
    case .insertion: 2
    case .deletion: 3
    case .stepping: 4
    case .undo: 5
    case .reconciliation: 6
    case .focus: 7
    }
  }
}
