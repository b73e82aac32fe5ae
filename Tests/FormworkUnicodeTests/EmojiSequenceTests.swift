import FormworkTables
import Testing

/// The sequences of UTS #51 that are made by rules, all of them, and their neighbors.
@Suite struct EmojiSequenceTests {
  private func isEmoji(_ scalars: [Int]) -> Bool {
    UnicodeData.isWholeEmoji(scalars.compactMap { Unicode.Scalar(UInt32($0)) })
  }

  @Test func keycaps() {
    for base in 0x20...0x7E {
      let isBase = "0123456789#*".unicodeScalars.contains { $0.value == base }
      #expect(isEmoji([base, 0xFE0F, 0x20E3]) == isBase)
      #expect(isEmoji([base, 0x20E3]) == isBase)
      #expect(!isEmoji([base]) && !isEmoji([base, 0xFE0F]))
    }
  }

  @Test func flagsOfRegions() {
    let letters = 0x1F1E6...0x1F1FF
    for first in 0x1F1E5...0x1F200 {
      for second in 0x1F1E5...0x1F200 where letters ~= first || letters ~= second {
        #expect(isEmoji([first, second]) == (letters ~= first && letters ~= second))
      }
    }
  }

  @Test func skinTones() {
    for tone in 0x1F3FA...0x1F400 {
      let isTone = 0x1F3FB...0x1F3FF ~= tone
      #expect(isEmoji([0x1F44D, tone]) == isTone)
      #expect(isEmoji([0x261D, 0xFE0F, tone]) == isTone)
      // Two people hold hands, of any tones; a face has none.
      #expect(isEmoji([0x1F9D1, tone, 0x200D, 0x1F91D, 0x200D, 0x1F9D1, tone]) == isTone)
      #expect(!isEmoji([0x1F600, tone]))
    }
  }

  /// Three to six letters or digits, and the end of the tags.
  @Test func flagsOfSubdivisions() {
    for count in 0...8 {
      let tags = [Int](repeating: 0xE0067, count: count)
      #expect(isEmoji([0x1F3F4] + tags + [0xE007F]) == (3...6 ~= count))
      #expect(isEmoji([0x1F3F4] + tags) == (count == 0))
      #expect(!isEmoji([0x1F3F3] + tags + [0xE007F]))
    }
    for tag in 0xE0020...0xE007F {
      let isTag = 0xE0030...0xE0039 ~= tag || 0xE0061...0xE007A ~= tag
      for place in 0..<4 {
        var tags = [0xE0067, 0xE0062, 0xE0065, 0xE006E]
        tags[place] = tag
        #expect(isEmoji([0x1F3F4] + tags + [0xE007F]) == isTag || tag == 0xE007F && place == 3)
      }
    }
  }

  /// Two emoji are joined by one joiner, and each has at most one selector.
  @Test func joinedSequences() {
    for scalar in [0x200B, 0x200C, 0x200D, 0x200E] {
      #expect(isEmoji([0x1F441, scalar, 0x1F5E8]) == (scalar == 0x200D))
      #expect(isEmoji([0x1F441, 0xFE0F, scalar, 0x1F5E8, 0xFE0F]) == (scalar == 0x200D))
    }
    for selector in 0xFE0D...0xFE10 {
      #expect(isEmoji([0x2764, selector]) == (selector == 0xFE0F))
      #expect(!isEmoji([0x2764, 0xFE0F, selector]))
    }
  }
}
