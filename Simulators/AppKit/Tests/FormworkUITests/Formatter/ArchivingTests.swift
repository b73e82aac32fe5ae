import AppKit
import Foundation
@testable import FormworkUnderTest
import Testing

/// A prototype is copied by archiving it, and the copy has to keep its mask.
@MainActor @Suite("AppKit: archived formatters") struct ArchivingTests {
  private func copy(_ formatter: InputFormatter) throws -> InputFormatter? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    formatter.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return InputFormatter(coder: unarchiver)
  }

  @Test("a pattern comes back with its syntax") func pattern() throws {
    let formatter = try InputFormatter(mask: "+1 (###) ###", syntax: .hash, isLenient: true)
    let copy = try #require(try copy(formatter))
    #expect(copy.string(for: "212555") == "+1 (212) 555")
    #expect(try copy.value(of: "+1 (212) 5") == "2125")
    // And the copy can be copied.
    #expect(try self.copy(copy)?.string(for: "212") == formatter.string(for: "212"))
  }

  @Test("and with each of its options") func options() throws {
    let all: [Mask.Options] = [
      .init(completion: false), .init(completion: true), .init(completesOnFocus: true),
      .init(autoskip: true), .init(deletion: .stopAtLiterals), .init(overflow: .overwrite),
      .init(overflow: .truncate), .init(insertion: .replace), .init(placeholderCharacter: "_"),
      .init(letterCase: .upper), .init(letterCase: .lower), .init(digits: .asTyped),
      .init(rightToLeft: true),
    ]
    for options in all {
      let formatter = try InputFormatter(mask: "[009].[000]", options: options, isLenient: true)
      let copy = try #require(try copy(formatter))
      #expect(try copy.definition?.makeMasks().first?.options == options)
    }
  }

  @Test(
    "a definition comes back, and with it whether every text has a value", arguments: [true, false])
  func definition(isLenient: Bool) throws {
    let digits = try FormatDefinition(json: #"{"filter":{"allow":"digits"},"maximumLength":4}"#)
    let copy = try #require(try copy(InputFormatter(digits, isLenient: isLenient)))
    #expect(copy.definition == digits)
    #expect(copy.isLenient == isLenient)
    #expect(copy.string(for: "12-34") == "1234")
  }

  @Test("what is code isn't archived, and nothing is made up in its place") func code() throws {
    #expect(try copy(InputFormatter(AllowedCharacters.digits)) == nil)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    #expect(
      InputFormatter(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) == nil)
  }

  @Test("the formatter that `setMask` has made comes back, too") func field() throws {
    try Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.setMask(Scene.phone)
      let formatter = try #require(field.formatter as? InputFormatter)
      #expect(try copy(formatter)?.string(for: "2125") == "+1 (212) 5")
      #expect(try copy(formatter)?.isLenient == true)
      let other = try #require(formatter.copy() as? InputFormatter)
      #expect(other !== formatter)
      #expect(try copy(other)?.string(for: "2125") == "+1 (212) 5")
      field.formwork.maximumLength = 5
      let cut = try #require(field.formatter as? InputFormatter)
      #expect(cut.string(for: "2125") == "+1 (2")
      #expect(try copy(cut)?.string(for: "2125") == "+1 (2", "all settings are archived")
    }
  }
}
