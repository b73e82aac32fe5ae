import AppKit
import Foundation
import FormworkUnderTest
import Testing

@Suite struct InputFormatterTests {
  @Test func showsAndReads() throws {
    let formatter: AppKit.Formatter = InputFormatter(try Mask("+1 ([000]) [000]-[0000]"))
    #expect(formatter.string(for: "2125550100") == "+1 (212) 555-0100")
    #expect(formatter.editingString(for: "2125550100") == "+1 (212) 555-0100")
    #expect(formatter.string(for: "") == "")
    #expect(formatter.string(for: 5) == nil)
    #expect((formatter.copy() as? InputFormatter)?.string(for: "212") == "+1 (212) ")
    let phone = try #require(formatter as? InputFormatter)
    #expect(try phone.value(of: "212.555.0100") == "2125550100")
    let error = try #require(throws: InputParseError.self) { try phone.value(of: "212") }
    #expect(error.reason == .incomplete(remainder: "000-0000"))
  }

  @Test(
    "A lenient formatter reads what there is",
    arguments: [
      ("", ""), ("2", "2"), ("+1 (", ""), ("か", ""), ("212か", "212"),
      ("+1 (212) 555-0100", "2125550100"),
    ])
  func lenient(text: String, value: String) throws {
    let formatter = try InputFormatter(mask: "+1 ([000]) [000]-[0000]", isLenient: true)
    #expect(try formatter.value(of: text) == value)
  }

  @Test("A wrong definition makes no formatter, which might let every text through")
  func wrongDefinitions() {
    #expect(throws: MaskError.self) { try InputFormatter(mask: "+1 ([000") }
    #expect(throws: FormatError.self) {
      try InputFormatter(FormatDefinition(mask: "+1 ([000"))
    }
  }

  private func copy<Kind: InputFormatter>(_ formatter: Kind) throws -> Kind? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    formatter.encode(with: archiver)
    archiver.finishEncoding()
    return Kind(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
  }

  @Test(
    "A definition and a pattern are archived in the same way",
    arguments: [
      (#"{"mask":"[00]/[00]"}"#, "1225", "12/25"),
      (#"{"mask":"99/99","placeholder":"_"}"#, "12", "12/__"),
      (###"{"mask":"##/##","syntax":"hash"}"###, "ab", "ab"),
      (#"{"mask":"[00]","alternatives":["[00]-[00]"]}"#, "1234", "12-34"),
      (#"{"filter":{"allow":"digits"},"maximumLength":4}"#, "12345", "1234"),
    ])
  func archives(json: String, value: String, text: String) throws {
    let definition = try FormatDefinition(json: json)
    for isLenient in [false, true] {
      let formatter = try InputFormatter(definition, isLenient: isLenient)
      let decoded = try #require(try copy(formatter))
      #expect(decoded.definition == definition)
      #expect(decoded.isLenient == isLenient)
      #expect(decoded.string(for: value) == text)
      guard let mask = try definition.makeMasks().first, definition.alternatives.isEmpty else {
        continue
      }
      let other = try #require(try copy(InputFormatter(mask, isLenient: isLenient)))
      #expect(other.definition == definition)
      #expect(other.string(for: value) == text)
    }
  }

  @Test("What is code isn't archived") func code() throws {
    #expect(try copy(InputFormatter(AllowedCharacters.digits)) == nil)
    let hexadecimal = Mask.Notation("H", accepts: try UnicodeSet("0-9A-F"))
    let color = try #require(try copy(InputFormatter(try Mask("[HH]", notations: [hexadecimal]))))
    #expect(color.string(for: "f0FF") == "0F", "characters of one's own are data")
  }

  @Test("A definition of any kind makes a formatter, also from an archive") func everyKind() throws
  {
    let formatter = try InputFormatter(FormatDefinition(.card(nil)))
    let text = "4111 1111 1111 1111"
    #expect(formatter.string(for: "4111111111111111") == text)
    #expect(try copy(formatter)?.string(for: "4111111111111111") == text)
  }

  @Test("A text that is being edited is formed, strict or not", arguments: [false, true])
  func forms(isLenient: Bool) throws {
    let json = #"{"filter":{"allow":"digits"},"maximumLength":4}"#
    let formatter = try InputFormatter(FormatDefinition(json: json), isLenient: isLenient)
    func answer(_ proposed: String, after original: String) -> PartialString.Answer {
      formatter.answer(
        to: PartialStringTests.read(proposed), from: PartialStringTests.read(original))
    }
    #expect(answer("12|", after: "1|") == .accept)
    #expect(answer("1x|", after: "1|") == .reject(.notAllowed))
    #expect(answer("1x2|", after: "1|") == .reject(.notAllowed))
    #expect(answer("1/2|", after: "1|") == .replace(PartialStringTests.read("12|")))
  }
}

extension FormatDefinition {
  fileprivate var alternatives: [MaskDefinition.Alternative] {
    if case .mask(let mask) = kind { mask.alternatives } else { [] }
  }
}
