import FormworkTestSupport
import Testing

/// A number from which digits are missing isn't complete, even if other numbers are as long.
@Suite struct PhoneBeginningTests {
  /// Each text lacks its last digit. libphonenumber's lengths allow each of them.
  @Test(
    arguments: [
      ("FR", "06 12 34 56 7"), ("RU", "8 912 345-67-8"), ("TR", "0501 234 56 7"),
      ("HU", "06 1 234 567"),
      ("US", "1 212 555 010"), ("CH", "078 123 45 6"), ("GB", "07911 12345"),
      ("GB", "020 7946 095"),
      ("EG", "010 0123456"), ("MY", "012-345 678"), ("HK", "2123 987"), ("NL", "+31 6 1234567"),
      ("GB", "+44 7911 12345"), ("FR", "+33 06 12 34 56 7"),
    ])
  func oneDigitIsMissing(region: String, text: String) throws {
    let format = try PhoneFormat(region: region)
    #expect(!format.formatted(text: text).isComplete, "\(region) \(text)")
    var session = EditingSession(format: format)
    for keys in [text.filter { $0.isNumber || $0 == "+" }, "⟨\(text)⟩"] {
      session = EditingSession(format: format)
      _ = press(keys, in: &session)
      #expect(!session.current.isComplete && session.current.issue == nil, "\(region) \(keys)")
    }
  }

  /// Numbers with which no assigned one begins are complete, and only valid if their length is enough.
  @Test func newRangesAreComplete() throws {
    let strict = try PhoneFormat(region: "US")
    #expect(strict.formatted(text: "1112223333").isComplete)
    #expect(try PhoneFormat(region: "FR").formatted(text: "+33 0912345678").isComplete)
    #expect(strict.formatted(text: "1112223333").issue == .notValid)
    #expect(strict.formatted(text: "+1 212 555 010").issue == nil)
    let lenient = try PhoneFormat(region: "US", validity: .possible)
    #expect(lenient.formatted(text: "1112223333").isDone)
  }

  /// While a number is typed, it is only complete when it is a number that can be assigned.
  @Test func beginningsOfExamplesAreNumbersOrIncomplete() throws {
    var (complete, incomplete) = (0, 0)
    for region in PhoneRegion.all {
      let format = try PhoneFormat(region: region.code)
      for kinds in [PhoneFormat.Kinds.mobile, .any] {
        for isInternational in [false, true] {
          guard let text = region.example(kinds, isInternational: isInternational) else { continue }
          var session = EditingSession(format: format)
          let keys = text.filter { $0.isNumber || $0 == "+" }
          for (place, key) in keys.enumerated() {
            session.insert(String(key))
            let current = session.current
            if place == keys.count - 1 {
              #expect(current.isComplete, "\(region.code) \(current.text)")
            } else if current.isComplete {
              complete += 1
              let number = try? PhoneNumber(current.value)
              #expect(number?.isValid ?? false, "\(region.code) \(current.text): \(current.value)")
            } else {
              incomplete += 1
            }
          }
        }
      }
    }
    print("\(complete) beginnings are numbers, \(incomplete) are incomplete")
    #expect(complete >= 50 && incomplete >= 5_000)
  }
}
