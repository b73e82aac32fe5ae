/// The steps to undo and redo, limited in number and in size.
///
/// The size includes the text before and after each step, with the value, provenance, and issue. It doesn't
/// include the masks, which belong to the format.
struct UndoHistory: Sendable {
  private var undoable: [Step] = []
  private var redoable: [Step] = []
  private var isRunOpen = false
  private let limit: Int

  /// The content of a new step. A change doesn't affect existing steps.
  var steps: UndoSteps {
    didSet { endRun() }
  }

  /// The size of all steps to undo and redo, in bytes.
  private var size = 0

  /// The maximum size of all steps, in bytes: 4 MiB. The last step is always kept.
  private static let largestSize = 4 << 20

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

  /// Records a change of the text. A single typed character can extend a run.
  mutating func record(_ before: FormattedText, _ after: FormattedText, isTyping: Bool) {
    if !redoable.isEmpty {
      for step in redoable { size -= step.size }
      redoable.removeAll()
    }
    if steps == .runs, isTyping, isRunOpen, let run = undoable.popLast() {
      size -= run.size
      // A run that ends with the text before it isn't a step, because undoing it would change nothing.
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

  /// Removes the oldest steps above the limits.
  ///
  /// It removes a third of them or a quarter of the size at once, so that a long array rarely moves.
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

  /// Changes the text after the last step, and removes the step if nothing differs any more.
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

  /// Ends a run of typing, so that the next character starts a new step.
  mutating func endRun() {
    isRunOpen = false
  }

  mutating func clear() {
    undoable.removeAll()
    redoable.removeAll()
    size = 0
  }

  /// Undoes the last step, and returns the text before it.
  mutating func undo() -> FormattedText? {
    isRunOpen = false
    guard let step = undoable.popLast() else { return nil }
    redoable.append(step)
    return step.before
  }

  /// The number of steps to undo until `text` is shown, or `nil` if it isn't in the history.
  func stepsBack(to text: String) -> Int? {
    for (index, step) in undoable.reversed().enumerated()
    where step.before.content.isText(text) { return index + 1 }
    return nil
  }

  /// The number of steps to redo until `text` is shown, or `nil` if it isn't in the history.
  func stepsForth(to text: String) -> Int? {
    for (index, step) in redoable.reversed().enumerated()
    where step.after.content.isText(text) { return index + 1 }
    return nil
  }

  /// Redoes the last undone step, and returns the text after it.
  mutating func redo() -> FormattedText? {
    isRunOpen = false
    guard let step = redoable.popLast() else { return nil }
    undoable.append(step)
    return step.after
  }
}

extension FormattedText {
  /// Returns whether text and value are equal to those of another text, code unit by code unit.
  package func isEqualInText(to other: FormattedText) -> Bool {
    content.isSameInText(as: other.content) && content.isSameInValue(as: other.content)
  }
}

extension FormattedText {
  /// The memory of the text in bytes, including what it shares with its copies.
  fileprivate var size: Int { MemoryLayout<Self>.stride + content.size }
}
