import FormworkMasks
import FormworkTestSupport
import Testing

/// A law of all masks: the unused letters and digits of a paste are reported in the order in which they were pasted.
@Suite struct UnusedLawTests {
  private static let masks: [(pattern: String, options: Mask.Options)] = [
    ("[000]-[00]", Mask.Options(overflow: .truncate)),
    ("[099]{.}[00]", Mask.Options(overflow: .truncate, rightToLeft: true)),
    ("[0000]", Mask.Options(overflow: .truncate, rightToLeft: true)),
    ("[0000]", Mask.Options(overflow: .truncate, guide: "_", rightToLeft: true)),
    ("+1 ([000]) [00]", Mask.Options(overflow: .truncate)),
    ("[A0A]-[09]", Mask.Options(overflow: .overwrite, letterCase: .upper)),
    ("[00]/[00]", Mask.Options(overflow: .truncate, guide: "_")),
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
}
