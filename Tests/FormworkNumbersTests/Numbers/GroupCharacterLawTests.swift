import FormworkFormats
import Testing

/// Groups of spaces and apostrophes are read as those of the format's own separator.
@Suite struct GroupCharacterLawTests {
  @Test func allGroupsReadAlike() throws {
    var (taken, rejected) = (0, 0)
    for limit in 0...3 {
      var options = NumberFormat.Options()
      options.maximumFractionDigits = limit
      let format = try NumberFormat(NumberSymbols(), options)
      for integer in ["1,234", "12,345", "1,234,567", "-1,234", "123,456"] {
        for end in ["", ".", ".5", ".50", ".500", ".5000", ".50.", "..", "-"] {
          var own = EditingSession(format: format)
          let isRejected = own.insert(integer + end).isRejected
          if isRejected { rejected += 1 } else { taken += 1 }
          for group in [" ", "\u{A0}", "\u{202F}", "'", "’"] {
            let text = integer.replacing(",", with: group) + end
            var other = EditingSession(format: format)
            #expect(other.insert(text).isRejected == isRejected, "\(text), \(limit) digits")
            #expect(other.current.value == own.current.value, "\(text), \(limit) digits")
          }
        }
      }
    }
    #expect(taken > 60 && rejected > 60, "\(taken), \(rejected)")
  }
}
