import AppKit
@testable import FormworkUnderTest
import Testing

/// What the facade for Objective-C does, whose methods can't be compiled here.
@MainActor @Suite struct NamedSettingsTests {
  @Test(arguments: [
    ("brackets", "[00]-[00]"), ("hash", "##-##"), ("digits", "99-99"),
  ])
  func masksByName(syntax: String, pattern: String) {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.inspectedMask = InspectedMask(pattern: pattern, syntax: syntax)
      field.formwork.value = "1234"
      #expect(field.stringValue == "12-34")
      field.formwork.inspectedMask = InspectedMask(syntax: syntax)
      #expect(field.formwork.inputFormat == nil)
    }
  }

  @Test func restrictsByName() {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.allowedName = "digits"
      #expect(field.formwork.allowedCharacters == .digits)
      field.formwork.allowedName = nil
      #expect(field.formwork.allowedCharacters == nil)
      #expect(field.formwork.inputFormat == nil)
    }
  }

  @Test func unknownNamesAreReported() {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.inspectedMask = InspectedMask(pattern: "##", syntax: "dots")
      #expect(
        field.formwork.status.formatError
          == FormatError(
            .wrongSetting(name: "dots", of: "syntax", known: ["brackets", "hash", "digits"])))
      #expect(field.formwork.inputFormat == nil)
      field.formwork.allowedName = "vowels"
      #expect(
        field.formwork.status.formatError
          == FormatError(
            .wrongSetting(name: "dots", of: "syntax", known: ["brackets", "hash", "digits"])))
      field.formwork.inspectedMask = InspectedMask(pattern: "##", syntax: "hash")
      #expect(
        field.formwork.status.formatError
          == FormatError(
            .wrongSetting(
              name: "vowels", of: "set of allowed characters",
              known: AllowedCharacters.named.map(\.key))))
      // Another setting doesn't make a wrong name right.
      field.formwork.maximumLength = 4
      #expect(field.formwork.inputFormat == nil)
      field.formwork.allowedName = "digits"
      #expect(field.formwork.status.formatError == nil)
      field.formwork.value = "12"
      #expect(field.stringValue == "12")
    }
  }

  @Test("A block is called beside the closure") func blocks() {
    Scene.field(.usual, mask: "[00]") { scene, field in
      var told: [String] = []
      ControlFormatting.of(field).observers.changedBlock = { told.append("\($1) \($2)") }
      scene.person.type("12")
      #expect(told == ["1 false", "12 true"])
      #expect(scene.changes.count == 2)
    }
  }
}
