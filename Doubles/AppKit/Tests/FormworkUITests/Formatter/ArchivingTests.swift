import AppKit
import Foundation
@testable import FormworkUIUnderTest
import Testing

/// A prototype is copied by archiving it, and the copy has to keep its mask.
@MainActor @Suite("AppKit: archived formatters") struct ArchivingTests {
  private func copy(_ formatter: MaskFormatter) throws -> MaskFormatter? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    formatter.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return MaskFormatter(coder: unarchiver)
  }

  @Test("a pattern comes back with its syntax") func pattern() throws {
    let formatter = try MaskFormatter(mask: "+1 (###) ###", syntax: .hash)
    let copy = try #require(try copy(formatter))
    #expect(copy.string(for: "212555") == "+1 (212) 555")
    #expect(copy.value(of: "+1 (212) 5") == "2125")
    // And the copy can be copied.
    #expect(try self.copy(copy)?.string(for: "212") == formatter.string(for: "212"))
  }

  @Test("and with each of its options") func options() throws {
    let all: [Mask.Options] = [
      .init(completion: false), .init(completion: true), .init(completionOnFocus: true),
      .init(autoskip: true), .init(deletion: .stopAtLiterals), .init(overflow: .overwrite),
      .init(overflow: .truncate), .init(insertion: .replace), .init(guide: "_"),
      .init(letterCase: .upper), .init(letterCase: .lower), .init(digits: .asTyped),
      .init(rightToLeft: true),
    ]
    for options in all {
      let formatter = try MaskFormatter(mask: "[009].[000]", options: options)
      let copy = try #require(try copy(formatter))
      #expect(copy.archived?.settings.options == options)
    }
  }

  @Test("what is code isn't archived, and nothing is made up in its place") func code() throws {
    #expect(try copy(MaskFormatter(CharacterFilter.digits)) == nil)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    #expect(
      MaskFormatter(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) == nil)
  }

  @Test("the formatter that `setMask` has made comes back, too") func field() throws {
    try Simulation.run(.usual) {
      let field = NSTextField()
      field.setMask(Scene.phone)
      let formatter = try #require(field.formatter as? MaskFormatter)
      #expect(try copy(formatter)?.string(for: "2125") == "+1 (212) 5")
      field.maximumTextLength = 5
      let cut = try #require(field.formatter as? MaskFormatter)
      #expect(try copy(cut) == nil, "a part of what was asked is no archive of it")
    }
  }
}
