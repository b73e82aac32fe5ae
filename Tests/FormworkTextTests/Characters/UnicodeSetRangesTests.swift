import FormworkMasks
import Testing

@Suite struct UnicodeSetRangesTests {
  @Test func rangesInAnyOrder() {
    let hex = UnicodeSet(ranges: ["a"..."f", "0"..."4", "5"..."9", "A"..."F"])
    for character in "09afAF" { #expect(hex.contains(character)) }
    for character in "gG/:@`é😀" { #expect(!hex.contains(character)) }
    #expect(hex == UnicodeSet(ranges: ["0"..."9", "A"..."F", "a"..."f"]))
    #expect(!hex.contains("5\u{FE0F}\u{20E3}"))
  }

  @Test func noneIsEmpty() {
    let none = UnicodeSet(ranges: [])
    #expect(!none.contains("a"))
    #expect(!none.contains("é"))
  }
}
