import Foundation
import Formwork
import Testing

@Suite struct ValidationMessagesTests {
  @Test(arguments: [
    ("en_US", "This date doesn't exist."), ("de_DE", "Dieses Datum gibt es nicht."),
    ("de", "Dieses Datum gibt es nicht."), ("DE-at", "Dieses Datum gibt es nicht."),
    ("fr_FR", "This date doesn't exist."), ("", "This date doesn't exist."),
  ])
  func language(locale: String, message: String) {
    #expect(ValidationIssue.impossibleDate.message(in: Locale(identifier: locale)) == message)
  }

  @Test func anAppHasItsOwnSentences() {
    let german = Locale(identifier: "de_DE")
    let messages = ValidationMessages(
      ["checksum": "Bitte die Karte prüfen.", "own": "So nicht."], locale: german)
    #expect(messages.message(for: .checksum) == "Bitte die Karte prüfen.")
    #expect(messages.message(for: ValidationIssue(code: "own")) == "So nicht.")
    #expect(messages.message(for: .tooLong) == "Das ist zu lang.")
    #expect(
      messages.message(for: ValidationIssue(code: "new")) == "Dieser Wert ist nicht gültig (new).")
  }

  /// A sentence about a limit names it as the field shows it.
  @Test func limitsAreNamed() throws {
    let german = Locale(identifier: "de_DE")
    var options = DateFormat.Options()
    options.maximum = DateTimeComponents(year: 2008, month: 11, day: 30)
    let date = try DateFormat("dd.MM.yyyy", options: options).formatted(text: "01.12.2008")
    #expect(date.issue?.message(in: german) == "Spätestens 30.11.2008.")
    #expect(date.issue?.message == "Must be 30.11.2008 or earlier.")
    let amount = FieldFormat<Decimal>.currency("EUR", minimum: 5, maximum: 10_000).locale(german)
    let codec = amount.resolved(in: FormatContext(locale: "de_DE"))
    let high = codec.format.formatted(text: "10.000,01").issue
    #expect(high?.message(in: german) == "Höchstens 10.000\u{a0}€.")
    let low = codec.format.editingEnded(codec.format.formatted(text: "4")).issue
    #expect(low?.message(in: german) == "Mindestens 5\u{a0}€.")
    #expect(low?.message(in: Locale(identifier: "fr_FR")) == "At least 5\u{a0}€.")
    let own = ValidationMessages(["aboveMaximum": "Nur bis %@."], locale: german)
    #expect(high.map(own.message) == "Nur bis 10.000\u{a0}€.")
  }

  @Test func errorsOfParsingAreInTheUsersLanguage() {
    let german = Locale(identifier: "de_DE")
    func message(_ text: String) -> String? {
      let style = FieldFormat.mask("[00]-[00]")
      do {
        _ = try style.parse(text)
        return nil
      } catch {
        return error.message(in: german)
      }
    }
    #expect(message("12") == "„00“ fehlt noch.")
    #expect(message("12-34x") == "Für „x“ ist hier kein Platz.")
  }

  /// Each language has each sentence, with the same placeholders.
  @Test(arguments: ValidationMessages.languages)
  func isWhole(language: String) throws {
    let english = try Self.table("en")
    let table = try Self.table(language)
    #expect(table.keys.sorted() == english.keys.sorted())
    for (key, sentence) in table {
      #expect(
        sentence.components(separatedBy: "%@").count
          == english[key]?.components(separatedBy: "%@").count, "\(key)")
      #expect(!sentence.isEmpty)
    }
    let messages = ValidationMessages(locale: Locale(identifier: language))
    for (key, sentence) in table where !sentence.contains("%@") {
      #expect(messages.message(for: ValidationIssue(code: key)) == sentence, "run `make tables`")
    }
  }

  /// No sentence is written for nobody: each key is a string of the sources.
  @Test func noKeyIsUnused() throws {
    let sources = try #require(
      FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Sources").path))
    var code = ""
    for case let path as String in sources
    where path.hasSuffix(".swift") && !path.contains("Generated/") {
      code += try String(
        contentsOf: Self.root.appendingPathComponent("Sources/" + path), encoding: .utf8)
    }
    for key in try Self.table("en").keys { #expect(code.contains("\"\(key)\""), "\(key)") }
  }

  private static func table(_ language: String) throws -> [String: String] {
    let path = "Data/Messages/\(language).lproj/Localizable.strings"
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    var table: [String: String] = [:]
    for line in text.components(separatedBy: "\n") where line.hasPrefix("\"") {
      let parts = line.dropFirst().components(separatedBy: "\" = \"")
      table[parts[0]] = String(parts[1].dropLast(2))
    }
    return table
  }

  private static var root: URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root
  }
}
