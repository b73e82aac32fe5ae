import FormworkTestSupport
import Testing

/// What a session keeps to undo and redo is bounded, whatever the texts are made of.
@Suite struct UndoHistoryTests {
  /// What the steps may take together, in bytes.
  private static let bound = 4 << 20

  /// Formats whose texts are large in one way or another, each with what to insert.
  enum Field: CaseIterable {
    case clusters, literals, guide, fromRight, filter, expression, set

    func format() throws -> AnyInputFormat {
      let any = Mask.Notation("*", accepts: .any)
      let slots = "[" + String(repeating: "*", count: 3_000) + "]"
      let parted = String(repeating: "[*]👩‍👩‍👧", count: 3_000)
      return switch self {
      case .clusters:
        AnyInputFormat(try Mask(slots, notations: [any], options: .init(overflow: .truncate)))
      case .literals: AnyInputFormat(try Mask(parted, notations: [any]))
      case .guide:
        AnyInputFormat(
          try Mask(
            String(repeating: "[_]-", count: 3_000),
            options: Mask.Options(overflow: .truncate, placeholderCharacter: "•")))
      case .fromRight:
        AnyInputFormat(
          try Mask(slots, notations: [any], options: .init(overflow: .truncate, rightToLeft: true)))
      case .filter: AnyInputFormat(AllowedCharacters.any)
      case .expression: AnyInputFormat(try RegexFormat("(?:[a-z]{2}-)*"))
      case .set:
        AnyInputFormat(
          MaskSet(
            primary: try Mask("[00]"), alternatives: [try Mask(parted, notations: [any])]))
      }
    }

    func text(_ random: inout SeededGenerator) -> String {
      let count = random.element(of: [1, 100, 1_000, 3_000])
      let character: String =
        switch self {
        case .expression, .guide: random.element(of: ["a", "bc"])
        default: random.element(of: ["👩‍👩‍👧", "👩‍👩‍👧", "👍🏽", "e\u{301}"])
        }
      return String(repeating: character, count: count)
    }
  }

  /// A step as a test sees it: what it must lead back and forth to, and its memory.
  private struct Step {
    let before: FormattedText
    let after: FormattedText
    let size: Int

    init(before: FormattedText, after: FormattedText) {
      (self.before, self.after) = (before, after)
      size = Self.size(before) + Self.size(after)
    }

    /// The memory of a text. A mask has a cell of eight bytes for each character, and a list of those of
    /// several scalars. Any other format has two strings, and twelve bytes for each of several pieces.
    private static func size(_ text: FormattedText) -> Int {
      let fixed = MemoryLayout<FormattedText>.size
      if !text.content.hasCells {
        let pieces = text.provenance.pieces(of: text.text).count
        return fixed + text.text.utf8.count + text.value.utf8.count + (pieces > 1 ? 12 * pieces : 0)
      }
      let typed = text.value.reduce(0) { size, character in
        let scalars = character.unicodeScalars.count
        return scalars > 1 ? size + 32 + 4 * scalars : size
      }
      return fixed + 8 * text.text.count + 8 * (text.content.glyphs?.clusters.count ?? 0) + typed
    }
  }

  private struct Model {
    var undoable: [Step] = []
    var redoable: [Step] = []

    var size: Int { (undoable + redoable).reduce(0) { $0 + $1.size } }
  }

  @Test(arguments: Field.allCases)
  func allThatIsKeptIsBounded(field: Field) throws {
    let format = try field.format()
    var trimmed = 0
    for seed in 0..<1 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var session = EditingSession(format: format)
      var model = Model()
      for _ in 0..<200 where trimmed < 5 {
        var before = session.current
        switch random.number(in: 0...9) {
        case 0:
          if session.undo() != nil, let step = model.undoable.popLast() {
            let isBefore = session.current == step.before
            #expect(isBefore, "\(field), seed \(seed)")
            model.redoable.append(step)
          }
          continue
        case 1:
          if session.redo() != nil, let step = model.redoable.popLast() {
            let isAfter = session.current == step.after
            #expect(isAfter, "\(field), seed \(seed)")
            model.undoable.append(step)
          }
          continue
        default:
          let end = session.current.text.utf16.count
          // Up to the end: where an insertion makes the rest move, a mask searches for long.
          let start = random.number(in: 0...end)
          session.select(UTF16Offset(start)..<UTF16Offset(end))
          before = session.current
          let isDeletion = random.number(in: 0...5) == 0
          session.insert(isDeletion ? "" : field.text(&random))
        }
        if session.current.text.utf8.elementsEqual(before.text.utf8) { continue }
        model.redoable = []
        model.undoable.append(Step(before: before, after: session.current))
        let kept = session.undoCount
        #expect(kept >= 1 && kept <= model.undoable.count && session.redoCount == 0)
        if kept < model.undoable.count {
          trimmed += 1
          // No step goes without need.
          #expect(model.size > Self.bound / 2)
          model.undoable.removeFirst(model.undoable.count - kept)
        }
        #expect(kept == 1 || model.size <= Self.bound, "\(field), seed \(seed)")
      }
    }
    #expect(trimmed > 0)
  }

  @Test func theLastStepIsKeptWhateverItsSize() throws {
    var session = EditingSession(format: AllowedCharacters.any, value: "x")
    session.insert("y")
    session.insert(String(repeating: "z", count: Self.bound))
    #expect(session.undoCount == 1)
    session.undo()
    #expect(session.current.text == "xy")
    session.redo()
    #expect(session.current.text.utf8.count == Self.bound + 2)
  }

  /// The only step, too, and the last of several that are each too large.
  @Test func theOnlyStepIsKeptWhateverItsSize() throws {
    var session = EditingSession(format: AllowedCharacters.any)
    for count in 1...3 {
      session.insert(String(repeating: "z", count: Self.bound))
      #expect(session.undoCount == 1, "\(count)")
    }
    session.undo()
    #expect(session.current.text.utf8.count == 2 * Self.bound)
    #expect(!session.canUndo && session.canRedo)
  }

  /// What is counted for a step goes with it, whichever way it goes.
  @Test(arguments: [UndoSteps.edits, .runs])
  func countingDoesNotDrift(steps: UndoSteps) throws {
    let long = String(repeating: "z", count: 50_000)
    var session = EditingSession(format: AllowedCharacters.any, undoSteps: steps)
    for _ in 0..<60 {
      session.insert(long)
      for _ in 0..<5 { session.insert("x") }
      session.undo()
      session.redo()
      session.undo()
      session.deleteBackward(.line)
      while session.canUndo { session.undo() }
      session.insert("y")
      session.undo()
    }
    for _ in 0..<100 {
      session.insert("12")
      session.deleteBackward(.line)
    }
    #expect(session.undoCount >= 100)
  }

  /// Undoing a run that leads back to where it began would show nothing, so it is no step.
  @Test func aRunThatEndsWhereItBeganIsNoStep() throws {
    var session = EditingSession(
      format: try Mask("[00]", options: .init(overflow: .truncate)), undoSteps: .runs)
    _ = press("6«0»3«0»", in: &session)
    let steps = session.undoCount
    _ = press("3", in: &session)
    #expect(session.undoCount == steps + 1)
    _ = press("6", in: &session)
    #expect(session.current.text == "36")
    #expect(session.undoCount == steps)
    #expect(session.undo()?.change?.formatted.text == "6")
  }
}
