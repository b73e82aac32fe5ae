import FormworkCore
import Foundation
import Testing

/// The examples of the article MaskLanguage; ``DocumentationTests`` compares them.
@Suite struct MaskLanguageTests {
  @Test func brackets() throws {
    // example: brackets
    let date = try Mask("[00]{.}[00]{.}[0000]")
    #expect(date.formatted(text: "24122026").value == "24.12.2026")

    let boxed = try Mask(#"\[[00]\]"#)
    #expect(boxed.formatted(text: "12").text == "[12]")

    let words = try Mask("[A…]")
    #expect(words.formatted(text: "1: ab-c").text == "abc")
    // end
  }

  @Test func notations() throws {
    // example: notations
    let digits = try UnicodeSet("0-9A-F")
    let hex = Mask.Notation("H", accepts: digits, letterCase: .upper)
    let color = try Mask("#[HHHHHH]", notations: [hex])
    #expect(color.formatted(text: "ff00a0").text == "#FF00A0")
    // end
  }

  @Test func tokens() throws {
    // example: tokens
    let card = try Mask("#### ####", syntax: .hash(.digit))
    #expect(card.formatted(text: "4242-4").text == "4242 4")
    let any = try Mask("#### ####", syntax: .hash)
    #expect(any.formatted(text: "4242-4").text == "4242 -4")
    let phone = try Mask("(999) 999", syntax: .digits)
    #expect(phone.formatted(text: "21255").text == "(212) 55")
    let web: Mask.TokenTable = ["a": .letter, "9": .digit, "*": .alphanumeric]
    let plate = try Mask("aa-9**", syntax: .tokens(web))
    #expect(plate.formatted(text: "ab1c2").text == "ab-1c2")
    // end
  }

  /// What our own demo cleans, the pattern of our own examples takes.
  @Test func cardsOfTheDemo() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Demo/cards.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let card = try Mask("#### #### #### ####", syntax: .hash(.digit))
    let cards = lines.map { card.formatted(text: String($0)) }.filter(\.isComplete)
    #expect(cards.count >= 4)
    for card in cards { #expect(card.value.allSatisfy { ("0"..."9").contains($0) }) }
    #expect(cards.count == lines.filter { $0.filter(\.isNumber).count == 16 }.count)
  }

  @Test func warnings() throws {
    // example: warnings
    let decimal = try Mask("[099].[099]")
    #expect(decimal.diagnostics.map(\.code) == [.ambiguousValue])
    #expect(decimal.formatted(text: "12.3").value == "123")
    #expect(decimal.formatted(text: "1.23").value == "123")
    // end
  }
}
