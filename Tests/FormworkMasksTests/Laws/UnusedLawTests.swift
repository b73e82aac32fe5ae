import FormworkTestSupport
import Testing

/// Laws of the letters and digits of a paste that a mask doesn't use: they are reported in order, and change nothing else.
@Suite struct UnusedLawTests {
  private static let masks: [(pattern: String, options: Mask.Options)] = [
    ("[000]-[00]", Mask.Options(overflow: .truncate)),
    ("[099]{.}[00]", Mask.Options(overflow: .truncate, rightToLeft: true)),
    ("[0000]", Mask.Options(overflow: .truncate, rightToLeft: true)),
    ("[0000]", Mask.Options(overflow: .truncate, placeholderCharacter: "_", rightToLeft: true)),
    ("+1 ([000]) [00]", Mask.Options(overflow: .truncate)),
    ("[A0A]-[09]", Mask.Options(overflow: .overwrite, letterCase: .upper)),
    ("[00]/[00]", Mask.Options(overflow: .truncate, placeholderCharacter: "_")),
  ]

  @Test(arguments: masks.indices)
  func unusedCharactersKeepTheirOrder(index: Int) throws {
    var random = SeededGenerator(seed: UInt64(index))
    let mask = try Mask(Self.masks[index].pattern, options: Self.masks[index].options)
    var checked = 0
    for _ in 0..<2_000 {
      let text = String(
        (0..<random.number(in: 2...9)).map { _ in random.element(of: Array("123aBx -.")) })
      let outcome = mask.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      if outcome.isRejected || outcome.unused.isEmpty { continue }
      checked += 1
      var rest = text[...]
      for character in outcome.unused {
        guard let place = rest.firstIndex(of: character) else {
          Issue.record("\(outcome.unused) isn't in the order of \(text) in \(mask.pattern)")
          break
        }
        rest = rest[rest.index(after: place)...]
      }
    }
    #expect(checked >= 300)
  }

  /// A mask of digits that makes room doesn't see the letters of a paste.
  @Test(arguments: ["[0000]", "[000]-[00]", "[099]{.}[00]", "+1 ([000]) [00]", "[00]/[00]"])
  func lettersChangeNothingElse(pattern: String) throws {
    var random = SeededGenerator(seed: 7)
    var (inserted, lost) = (0, 0)
    for _ in 0..<3_000 {
      let options = Mask.Options(
        overflow: random.element(of: [.truncate, .overwrite]),
        placeholderCharacter: random.number(in: 0...2) == 0 ? "_" : nil,
        rightToLeft: random.number(in: 0...1) == 0
      )
      let mask = try Mask(pattern, options: options)
      let current = mask.formatted(value: random.text(of: "234", 0...4))
      let caret = UTF16Offset(random.number(in: 0...current.text.utf16.count))
      let digits = random.text(of: "234", 2...6)
      var text = digits
      for _ in 0..<random.number(in: 1...3) {
        let places = Array(text.indices.dropFirst())
        text.insert(random.element(of: ["a", "B", "x"]), at: random.element(of: places))
      }
      let plain = mask.apply(TextEdit(inserting: digits, at: caret), to: current)
      let mixed = mask.apply(TextEdit(inserting: text, at: caret), to: current)
      #expect(plain.formatted == mixed.formatted, "\(options) \(current.text) \(caret) \(text)")
      #expect(plain.removed == mixed.removed && plain.rejection == mixed.rejection)
      if !plain.isRejected {
        inserted += 1
        #expect(plain.unused == mixed.unused.filter(\.isNumber))
        if !plain.removed.isEmpty || !plain.unused.isEmpty { lost += 1 }
      }
    }
    #expect(inserted > 2_000 && lost > 500, "\(inserted) \(lost)")
  }
}

extension SeededGenerator {
  fileprivate mutating func text(of characters: String, _ count: ClosedRange<Int>) -> String {
    String((0..<number(in: count)).map { _ in element(of: Array(characters)) })
  }
}
