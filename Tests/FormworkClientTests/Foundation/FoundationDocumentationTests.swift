import Foundation
import Formwork
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct FoundationDocumentationTests {
  @Test func styles() throws {
    // example: styles
    let phone = FieldFormat.mask("+1 ([000]) [000]-[0000]")
    #expect("2125550100".formatted(phone) == "+1 (212) 555-0100")
    #expect(try phone.parse("212.555.0100") == "2125550100")
    // end
  }

  @Test func typed() throws {
    // example: typed
    let euros = FieldFormat<Decimal>.currency("EUR").locale(Locale(identifier: "de_DE"))
    #expect(euros.format(1234) == "1.234,00\u{A0}€")
    #expect(try euros.parse("1,234.5 EUR") == Decimal(string: "1234.5"))
    // end
  }

  @Test func typo() throws {
    // example: typo
    let typo = FieldFormat.mask("+1 ([000")
    #expect("2125550100".formatted(typo) == "2125550100")
    do {
      _ = try typo.parse("2125550100")
    } catch {
      #expect(error.localizedDescription.contains("never closed") == true)
    }
    // end
    #expect(throws: InputParseError.self) { try typo.parse("2125550100") }
  }

  @Test func messages() {
    // example: messages
    let german = Locale(identifier: "de_DE")
    #expect(ValidationIssue.tooLong.message(in: german) == "Das ist zu lang.")

    let messages = ValidationMessages(["checksum": "Check the card number."], locale: german)
    #expect(messages.message(for: .checksum) == "Check the card number.")
    #expect(messages.message(for: .impossibleDate) == "Dieses Datum gibt es nicht.")
    // end
  }

  @Test func errors() throws {
    // example: errors
    do {
      _ = try Mask("+1 ([000")
    } catch {
      #expect(error.errorDescription == "The group that “[” opens is never closed.")
      #expect(error.recoverySuggestion?.hasPrefix("Add “]”") == true)
    }
    // end
  }
}
