/// The steps that can be undone and redone, bounded in number and in size.
///
/// The size is that of all a step keeps: both texts, their values, provenance and issues. The
/// steps share the format's masks with it, so those don't count.
struct UndoHistory: Sendable {
  private var undoable: [Step] = []
  private var redoable: [Step] = []
  private var isRunOpen = false
  private let limit: Int

  /// What a step holds from now on; the steps that are there stay as they are.
  var steps: UndoSteps {
    didSet { endRun() }
  }

  /// The size of all steps, in bytes: of those to undo and those to do again.
  private var size = 0

  /// How large all steps may be together, in bytes: 4 MiB. The last step is always kept.
  static let largestSize = 4 << 20

  private struct Step: Sendable {
    var before: FormattedText
    var after: FormattedText

    var size: Int { before.size + after.size }
  }

  init(steps: UndoSteps, limit: Int) {
    self.steps = steps
    self.limit = max(0, limit)
  }

  var undoCount: Int { undoable.count }
  var redoCount: Int { redoable.count }

  /// Records a change of the text; a run can hold it if it was a single typed character.
  mutating func record(_ before: FormattedText, _ after: FormattedText, isTyping: Bool) {
    if !redoable.isEmpty {
      for step in redoable { size -= step.size }
      redoable.removeAll()
    }
    if steps == .runs, isTyping, isRunOpen, let run = undoable.popLast() {
      size -= run.size
      // A run that leads back to where it began is no step: undoing it would show nothing.
      isRunOpen = !run.before.isEqualInText(to: after)
      if isRunOpen { add(Step(before: run.before, after: after)) }
    } else {
      isRunOpen = isTyping
      if limit > 0 { add(Step(before: before, after: after)) }
    }
    trim()
  }

  private mutating func add(_ step: Step) {
    undoable.append(step)
    size += step.size
  }

  /// Drops the oldest steps beyond the limits; a third or a quarter at once, so that a long history
  /// is moved seldom.
  private mutating func trim() {
    if size <= Self.largestSize, undoable.count - limit <= limit / 2 { return }
    var unused = undoable.count - limit > limit / 2 ? undoable.count - limit : 0
    var left = size
    for step in undoable[..<unused] { left -= step.size }
    let room = left > Self.largestSize ? Self.largestSize / 4 * 3 : left
    while left > room, unused < undoable.count - 1 {
      left -= undoable[unused].size
      unused += 1
    }
    if unused > 0 { undoable.removeFirst(unused) }
    size = left
  }

  /// Lets the last step lead to another text; one that would lead nowhere goes.
  mutating func amend(_ before: FormattedText, _ after: FormattedText) {
    guard redoable.isEmpty, let step = undoable.popLast() else {
      return record(before, after, isTyping: false)
    }
    size -= step.size
    if step.before.isEqualInText(to: after) {
      isRunOpen = false
    } else {
      add(Step(before: step.before, after: after))
    }
    trim()
  }

  /// Ends a run of typing: the next character begins a step of its own.
  mutating func endRun() {
    isRunOpen = false
  }

  mutating func clear() {
    undoable.removeAll()
    redoable.removeAll()
    isRunOpen = false
    size = 0
  }

  /// The text before the last step.
  mutating func undo() -> FormattedText? {
    isRunOpen = false
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    return step.before
  }

  /// How many steps lead back to `text`, or `nil` if none do.
  func stepsBack(to text: String) -> Int? {
    for (index, step) in undoable.reversed().enumerated()
    where step.before.content.isText(text) { return index + 1 }
    return nil
  }

  /// How many steps lead forth to `text`, or `nil` if none do.
  func stepsForth(to text: String) -> Int? {
    for (index, step) in redoable.reversed().enumerated()
    where step.after.content.isText(text) { return index + 1 }
    return nil
  }

  /// The text after the step that was undone last.
  mutating func redo() -> FormattedText? {
    isRunOpen = false
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    return step.after
  }
}

extension FormattedText {
  /// Whether text and value are those of another one, code unit by code unit.
  package func isEqualInText(to other: FormattedText) -> Bool {
    content.isSameInText(as: other.content) && content.isSameInValue(as: other.content)
  }
}

extension FormattedText {
  /// How much memory this takes, in bytes: itself, and what it shares with its copies.
  fileprivate var size: Int { MemoryLayout<Self>.stride + content.size }
}
