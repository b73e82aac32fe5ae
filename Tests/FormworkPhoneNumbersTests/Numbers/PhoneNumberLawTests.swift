import FormworkTestSupport
import Foundation
import Testing

/// Laws of parsing; `PHONE_EDITS` sets how many texts they are tried with, `PHONE_SEED` where these come from.
@Suite struct PhoneNumberLawTests {
  private static let regions = [
    "US", "GB", "DE", "IT", "AR", "BR", "JP", "JE", "RU", "CI", "MX", "SM",
  ]

  /// Where libphonenumber reads some of its own national forms as another number: in Gabon the zero before older
  /// numbers is one of newer ones, elsewhere some begin with the international prefix, `00800…`.
  private static let readOtherwise: Set = ["BG", "GA", "PA", "QA", "TH"]

  private var count: Int { environment("PHONE_EDITS") ?? 20_000 }
  private var seed: Int { environment("PHONE_SEED") ?? 1 }

  private func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The digits of a number that may be one of a region, with or without prefix.
  private func digits(_ random: inout SeededGenerator) -> String {
    let prefix = random.element(of: [
      "", "", "0", "1", "00", "+", "+44", "+1", "+3906", "+549", "+80012",
    ])
    return prefix + random.list(upTo: 14) { String($0.number(in: 0...9)) }.joined()
  }

  /// A number is the same when it is parsed again as it was written, in its own region or anywhere.
  @Test func writtenNumbersAreRead() throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var (valid, home) = (0, 0)
    for _ in 0..<count {
      let region = random.element(of: Self.regions)
      guard let number = try? PhoneNumber(digits(&random), region: region) else { continue }
      guard number.isValid else { continue }
      valid += 1
      for style in [PhoneNumber.Style.e164, .international, .rfc3966] {
        let text = number.formatted(style)
        #expect(try PhoneNumber(text) == number, "\(text)")
      }
      guard let own = number.region, !Self.readOtherwise.contains(own) else { continue }
      let text = number.formatted(.national)
      // In Argentina, 15 behind the area code of a fixed number is read as the prefix of mobile ones.
      if own == "AR", text.contains(" 15") { continue }
      home += 1
      #expect(try PhoneNumber(text, region: own) == number, "\(own) \(text)")
    }
    #expect(valid * 20 > count && home * 20 > count, "\(valid) \(home)")
  }

  /// Punctuation between digits says nothing. A space of no width takes the way for any text, which so is the same.
  @Test func separatorsAreIgnored() {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    var numbers = 0
    for _ in 0..<count {
      let region = random.element(of: Self.regions)
      let plain = digits(&random)
      if plain.count < 4 { continue }
      let separators = random.element(of: [
        [" "], ["-", "."], ["/", "(", ") "], ["\u{200B}", "‐", " "],
      ])
      let separated = plain.map { sign in
        String(sign) + (random.number(in: 0...2) == 0 ? random.element(of: separators) : "")
      }.joined()
      let expected = Result { try PhoneNumber(plain, region: region) }
      let found = Result { try PhoneNumber(separated, region: region) }
      switch (expected, found) {
      case (.success(let expected), .success(let found)):
        numbers += 1
        #expect(found == expected, "\(region) \(separated.debugDescription)")
      case (.failure(let expected), .failure(let found)):
        #expect("\(found)" == "\(expected)", "\(region) \(separated.debugDescription)")
      default: Issue.record("\(region) \(plain), \(separated.debugDescription)")
      }
    }
    #expect(numbers * 2 > count)
  }

  /// Whatever the text is, and however long, it is a number or not.
  @Test func anythingIsLegal() {
    var random = SeededGenerator(seed: UInt64(seed) &+ 2)
    var (numbers, errors) = (0, 0)
    for _ in 0..<count {
      let garbage = random.troublesomeText(upTo: 12)
      let text =
        random.element(of: ["", "+", "0044 20", "tel:12;phone-context=", "+1 212 555 0100 x"])
        + garbage
      do throws(PhoneNumberError) {
        let number = try PhoneNumber(
          text, region: random.element(of: Self.regions + ["", "é", "🇩🇪"]))
        #expect(number.e164.utf8.count <= 21)
        for style in PhoneNumber.Style.allCases { #expect(!number.formatted(style).isEmpty) }
        #expect(!number.isValid || number.isPossible, "\(text.debugDescription)")
        numbers += 1
      } catch {
        errors += 1
      }
    }
    #expect(numbers * 20 > count && errors * 20 > count, "\(numbers) \(errors)")
  }

  /// Digits are those that were appended, up to 32; those beyond are counted.
  @Test func digitsArePacked() {
    var digits = PackedDigits()
    for index in 0..<48 {
      digits.append(UInt8(index % 9 + 1))
      #expect(digits.count == index + 1)
      for place in 0..<48 {
        let isThere = place <= index && place < 32
        #expect(digits[place] == (isThere ? UInt8(place % 9 + 1) : 0), "\(place) of \(index + 1)")
      }
    }
  }

  /// More than 250 characters are rejected by their length, whatever they are.
  @Test(arguments: ["1", " ", "+", "x", ",", "é", "٣", "🇩🇪", ";ext=1", "\\ x"])
  func longTexts(part: String) {
    for length in [249, 250, 251, 100_000] {
      let text = String(repeating: part, count: length)
      let error = #expect(throws: PhoneNumberError.self) { try PhoneNumber("+44" + text) }
      if length > 250 { #expect(error == .tooLong) }
    }
  }
}
