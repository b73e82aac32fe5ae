import FormworkFormats
import StepCounter
import Testing

/// Whatever is done with a mask is linear in the mask and the text.
@Suite struct MaskGrowthTests {
  /// What isn't linear yet, by the sort of mask and the content of a text or a paste.
  private static func isKnown(_ mask: LongMask, _ content: Content) -> Bool {
    // Beyond eight classes each slot is looked at, for each character that none takes.
    mask.name == "hundreds of notations" && content == .foreign
  }

  private static let optionSets: [(name: String, options: Mask.Options)] = [
    ("plain", .init()), ("completion off", .init(completion: false)),
    ("truncate", .init(overflow: .truncate)), ("overwrite", .init(overflow: .overwrite)),
    ("replace", .init(insertion: .replace)), ("guide", .init(placeholderCharacter: "\u{2422}")),
    ("right to left", .init(rightToLeft: true)), ("upper case", .init(letterCase: .upper)),
  ]

  /// What a text is made of, for a mask.
  private enum Content: String, CaseIterable {
    case fitting, displayed, tooMuch, halfFitting, foreign, punctuation, dirty, clusters

    /// All for the usual options, a few for each other set: the run is long enough.
    static func cases(for options: String) -> [Content] {
      options == "plain" ? allCases : [.fitting, .tooMuch, .foreign, .dirty]
    }

    func text(_ mask: LongMask, _ built: Mask, _ size: Int) -> String {
      let value = mask.value(size)
      return switch self {
      case .fitting: value
      case .displayed: built.formatted(value: value).text
      case .tooMuch: value + value
      case .halfFitting: value.map { String($0) + "ж" }.joined()
      case .foreign: String(repeating: "ж", count: size)
      case .punctuation: String(repeating: ";", count: size)
      case .dirty: "tel. " + value.map { String($0) + " ;" }.joined()
      case .clusters: String(repeating: "👍🏽", count: size)
      }
    }
  }

  /// A counter that doesn't count would find everything linear.
  @Test func stepsAreCounted() {
    let text = String(repeating: "1", count: 1_000)
    func growth(_ body: @escaping (_ size: Int) -> Void) -> Double {
      Growth(from: 250) { size in { body(size) } }.ratio
    }
    let linear = growth { _ = AllowedCharacters.digits.formatted(value: String(text.prefix($0))) }
    #expect(linear > 1.9 && linear < Growth.greatestRatio)
    let quadratic = growth { size in
      for _ in 0..<size { _ = AllowedCharacters.digits.formatted(value: String(text.prefix(size))) }
    }
    #expect(quadratic > 3.8)
  }

  @Test(arguments: LongMask.all)
  func compiling(mask: LongMask) throws {
    try expectLinear("\(mask.name), compiling", from: mask.size) { size in
      let pattern = mask.pattern(size)
      return { _ = try? Mask(pattern, notations: mask.notations) }
    }
  }

  @Test(arguments: LongMask.all)
  func wholeTexts(mask: LongMask) throws {
    for (name, options) in Self.optionSets {
      guard mask.allows(options) else { continue }
      for content in Content.cases(for: name) {
        let isKnown = Self.isKnown(mask, content)
        try expectLinear(
          "\(mask.name), \(name), text, \(content)", from: mask.size, isKnown: isKnown
        ) { size in
          let built = try mask.mask(size, options)
          let text = content.text(mask, built, size)
          return { _ = built.formatted(text: text).unused(of: text) }
        }
        // Beyond eight classes each is asked about each sign of a value.
        let isValueKnown = mask.name == "hundreds of notations" && content == .clusters
        try expectLinear(
          "\(mask.name), \(name), value, \(content)", from: mask.size, isKnown: isValueKnown
        ) { size in
          let built = try mask.mask(size, options)
          let text = content.text(mask, built, size)
          return { _ = built.formatted(value: text) }
        }
        if name != "plain" { continue }
        try expectLinear("\(mask.name), \(name), reading, \(content)", from: mask.size) { size in
          let built = try mask.mask(size, options)
          let text = content.text(mask, built, size)
          let middle = UTF16Offset(text.utf16.count / 2)
          return { _ = built.read(text, caret: middle, direction: .backward(skipping: true)) }
        }
      }
    }
  }

  /// An edit of a text, by its length.
  private struct Change {
    var name: String
    var replacement = ""
    var range: (_ end: Int) -> Range<Int>
    var direction = TextEdit.Direction.insertion

    func edit(of text: String) -> TextEdit {
      let range = range(text.utf16.count)
      var edit = TextEdit(
        replacing: UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound),
        with: replacement)
      if replacement.isEmpty { edit.direction = direction }
      return edit
    }
  }

  @Test(arguments: LongMask.all)
  func keysAndDeletions(mask: LongMask) throws {
    let key = String(mask.value(1).prefix(1))
    let changes = [
      Change(name: "key at the start", replacement: key, range: { _ in 0..<0 }),
      Change(name: "key in the middle", replacement: key, range: { $0 / 2..<$0 / 2 }),
      Change(name: "key at the end", replacement: key, range: { $0..<$0 }),
      Change(name: "foreign key", replacement: "ж", range: { $0 / 2..<$0 / 2 }),
      Change(name: "separator", replacement: ";", range: { $0 / 2..<$0 / 2 }),
      Change(name: "literal", replacement: "-", range: { $0 / 2..<$0 / 2 }),
      Change(name: "cluster", replacement: "👍🏽", range: { $0 / 2..<$0 / 2 }),
      Change(name: "Backspace", range: { $0 / 2..<$0 / 2 + 1 }, direction: .backward),
      Change(name: "Delete", range: { $0 / 2..<$0 / 2 + 1 }, direction: .forward),
      Change(name: "Delete at the start", range: { _ in 0..<1 }, direction: .forward),
      Change(name: "key over a half", replacement: key, range: { $0 / 4..<$0 / 4 * 3 }),
      Change(name: "half deleted", range: { $0 / 4..<$0 / 4 * 3 }),
    ]
    for (name, options) in Self.optionSets {
      guard mask.allows(options) else { continue }
      for isFull in name == "plain" ? [false, true] : [name != "guide"] {
        for change in changes {
          let name = "\(mask.name), \(name), \(isFull ? "full" : "half full"), \(change.name)"
          try expectLinear(name, from: mask.size) { size in
            let built = try mask.mask(size, options)
            let current = built.formatted(value: mask.value(isFull ? size : size / 2))
            let edit = change.edit(of: current.text)
            return { _ = built.apply(edit, to: current) }
          }
        }
      }
    }
  }

  @Test(arguments: LongMask.all)
  func pastes(mask: LongMask) throws {
    for (name, options) in Self.optionSets {
      guard mask.allows(options) else { continue }
      for content in Content.cases(for: name) {
        for (place, share) in [("start", 0), ("middle", 2), ("over all", 1)] {
          let isKnown = Self.isKnown(mask, content)
          let name = "\(mask.name), \(name), paste, \(place), \(content)"
          try expectLinear(name, from: mask.size, isKnown: isKnown) { size in
            let built = try mask.mask(size, options)
            let current = built.formatted(value: mask.value(size / 2))
            let end = UTF16Offset(current.text.utf16.count)
            let start = share == 2 ? UTF16Offset(end.value / 2) : 0
            let edit = TextEdit(
              replacing: start..<(share == 1 ? end : start), with: content.text(mask, built, size))
            return { _ = built.apply(edit, to: current) }
          }
        }
      }
    }
  }

  @Test(arguments: LongMask.all)
  func ranges(mask: LongMask) throws {
    try expectLinear("\(mask.name), mapping", from: mask.size) { size in
      let built = try mask.mask(size, .init())
      let formatted = built.formatted(value: mask.value(size))
      let middle = UTF16Offset(formatted.text.utf16.count / 2)
      return {
        let range = built.valueRange(of: middle..<middle, in: formatted)
        _ = built.textRange(of: range, in: formatted)
        _ = built.remainder(after: formatted)
      }
    }
  }
}
