import FormworkTestSupport
import Testing

import FormworkCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What can happen to a field.
enum Deed: Hashable {
  case insert(String)
  case backspace
  case select(Range<UTF16Offset>)
  case correct(Range<UTF16Offset>, String)
  case compose(String)
  case commit
  case clear
  case undo, redo
  case assign(String)
  case setValue(String)
  case leaveAndReturn
  case step(Int)

  /// Whether it is a single character or Backspace.
  var isKey: Bool {
    switch self {
    case .insert(let text): text.count == 1
    case .backspace: true
    default: false
    }
  }

  /// What it is to an app that is told of it, where that is certain.
  var cause: FieldChange.Cause? {
    switch self {
    case .insert(let text): text.count == 1 ? .typing : .paste
    case .backspace, .clear: .deletion
    case .step: .stepping
    default: nil
    }
  }

  var isComposition: Bool {
    switch self {
    case .compose, .commit: true
    default: false
    }
  }

  var isByPerson: Bool {
    switch self {
    case .assign, .setValue: false
    default: true
    }
  }

  /// The digits that have to be there afterwards, in a field that takes nothing else; `nil` where
  /// that isn't known from what is there.
  func digits(
    in text: String, _ selection: Range<UTF16Offset>, isComposing: Bool
  ) -> String? {
    func replaced(_ range: Range<UTF16Offset>, by string: String) -> String {
      var text = text
      text.replaceSubrange(
        range.lowerBound.index(in: text)..<range.upperBound.index(in: text), with: string)
      return text.digits
    }
    if isComposing { return nil }
    switch self {
    // What has nothing that is allowed is rejected, and leaves all as it was.
    case .insert(let string):
      return string.digits.isEmpty ? text.digits : replaced(selection, by: string.digits)
    case .backspace:
      var range = selection
      if range.isEmpty, range.lowerBound > 0 {
        range = UTF16Offset(range.lowerBound.value - 1)..<range.lowerBound
      }
      return replaced(range, by: "")
    case .select, .commit, .leaveAndReturn: return text.digits
    case .clear: return ""
    case .assign(let text), .setValue(let text): return text.digits
    case .correct, .compose, .undo, .redo, .step: return nil
    }
  }

  func perform(in field: HeadlessField<some InputFormat>) {
    switch self {
    case .insert(let text): field.insert(text)
    case .backspace: field.backspace()
    case .select(let range): field.select(range)
    case .correct(let range, let text): field.correct(range, to: text)
    case .compose(let text): field.compose(text)
    case .commit: field.commit()
    case .clear: field.clear()
    case .undo: field.undo()
    case .redo: field.undo(isRedo: true)
    case .assign(let text): field.assign(text)
    case .setValue(let value): field.set(value: value)
    case .step(let steps): field.step(by: steps)
    case .leaveAndReturn:
      field.leave()
      field.endTurn()
      field.whileLeft?(field)
      field.focus()
    }
  }
}

/// What an app may do while an event goes round, by which no digit changes.
enum Reaction: CaseIterable {
  case nothing, assignsTheSame, assignsMore, setsTheValue, setsTheFormat

  var assigns: Bool { self == .assignsTheSame || self == .assignsMore }

  func perform(in field: HeadlessField<some InputFormat>) {
    switch self {
    case .nothing: break
    case .assignsTheSame: field.assign(field.text)
    case .assignsMore: field.assign(field.text + " ")
    case .setsTheValue: field.set(value: field.text.digits)
    case .setsTheFormat: field.set(format: field.machine.format)
    }
  }

  /// The same by an app that knows no more of the text than its value, as it is while it is hidden.
  func performUnseen(in field: HeadlessField<some InputFormat>) {
    switch self {
    case .nothing, .assignsTheSame: break
    case .assignsMore: field.assign(field.value + " ")
    case .setsTheValue: field.set(value: field.value)
    case .setsTheFormat: field.set(format: field.machine.format)
    }
    field.endTurn()
  }
}

extension String {
  var digits: String { filter("0123456789".contains) }
}

/// Random events, from a seed.
struct ReplayScript {
  private var random: SeededGenerator
  let habits: Habits
  let length: Int

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var habits = Habits()
    func coin(_ random: inout SeededGenerator) -> Bool { random.number(in: 0...1) == 0 }
    habits.tellsSelection = coin(&random)
    habits.reportsAssignments = coin(&random)
    habits.writingTells = coin(&random)
    // A correction that nothing tells of is found out at the next event; one that only the selection
    // tells of can't be told from the app's own doing where that isn't reported.
    habits.tellsUnasked =
      !habits.reportsAssignments || !habits.tellsSelection || coin(&random)
    habits.notifiesFirst = coin(&random)
    habits.appHearsFirst = coin(&random)
    habits.isToldFirst = coin(&random)
    switch random.number(in: 0...3) {
    case 0:
      // What a view's system writes is told, and so is all that the person does.
      habits.system = .desktopView
      (habits.writingTells, habits.tellsUnasked, habits.isToldFirst) = (true, true, true)
    case 1:
      // The app's delegate comes before the notification by which a field's adapter hears.
      habits.system = .desktopField
      (habits.writingTells, habits.reportsAssignments, habits.isToldFirst) = (true, false, false)
      habits.appHearsFirst = true
    default: break
    }
    self.habits = habits
    length = random.number(in: 4...24)
  }

  mutating func nextDeed(text: String) -> Deed {
    switch random.number(in: 0...20) {
    case 0...6: .insert(self.text(upTo: 1))
    case 7: .insert(self.text(upTo: 12))
    case 8...9: .backspace
    case 10: .select(range(in: text))
    case 11: .correct(range(in: text), self.text(upTo: 3))
    case 12...13: .compose(self.text(upTo: 2))
    case 14: .commit
    case 15: random.element(of: [.clear, .leaveAndReturn])
    case 16: .undo
    case 17: .redo
    // An assignment that nothing reports is found out at the next event.
    case 18: habits.reportsAssignments ? .assign(self.text(upTo: 10)) : .backspace
    case 19: .setValue(self.text(upTo: 10))
    default: .step(random.element(of: [1, -1, 7]))
    }
  }

  mutating func reaction() -> Reaction {
    let reaction = random.element(of: Reaction.allCases)
    return habits.reportsAssignments || !reaction.assigns ? reaction : .nothing
  }

  private mutating func range(in text: String) -> Range<UTF16Offset> {
    let lower = random.number(in: 0...text.utf16.count)
    let upper = random.number(in: lower...text.utf16.count)
    return UTF16Offset(lower)..<UTF16Offset(random.number(in: 0...2) == 0 ? upper : lower)
  }

  private mutating func text(upTo count: Int) -> String {
    let alphabet = ["1", "2", "3", "4", "5", "a", "b", "-", "/", "+1", "(", ".", "é", "👨‍👩‍👧"]
    var text = ""
    for _ in 0..<random.number(in: 1...count) {
      text +=
        random.number(in: 0...3) > 0
        ? alphabet[random.number(in: 0...4)] : random.element(of: alphabet)
    }
    return text
  }
}

/// The seeds of a run.
enum Rounds {
  static var all: Range<UInt64> {
    let events = getenv("FIELD_EVENTS").flatMap { Int(String(cString: $0)) } ?? 60_000
    let seed = getenv("FIELD_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    // A script has fourteen events, give or take.
    return seed * 1_000_000..<(seed * 1_000_000 + UInt64(max(1, events / 14)))
  }
}
