import FormworkUnderTest
import Foundation
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The format of a stock control, on UIKit and AppKit.
@MainActor @Suite("Controls: the format of a field") struct ControlFormatTests {
  /// A field of the platform, with the value that a test starts with.
  private func field(
    _ format: FieldFormat<String>?, value: String = "", _ body: (StockField) throws -> Void
  ) rethrows {
    try Simulation.run(Profile.all[0]) {
      let field = StockField(frame: .zero)
      field.formwork.format = format
      field.formwork.value = value
      try body(field)
    }
  }

  @Test(
    arguments: [
      (.mask("+1 ([000]) [000]-[0000]"), "2125550100", "+1 (212) 555-0100"),
      (.phone(.germany), "+493023125042", "030 23125042"),
      (.currency("EUR").locale("de_DE"), "1234.5", "1.234,50\u{A0}€"),
      (.iban, "DE89370400440532013000", "DE89 3704 0044 0532 0130 00"),
      (.regex("[A-Z]{2}-[0-9]{4}"), "AB-1234", "AB-1234"),
      (.text(maximumLength: 3), "1234", "123"),
    ] as [(FieldFormat<String>, String, String)])
  func formats(format: FieldFormat<String>, value: String, text: String) {
    field(format, value: value) { field in
      #expect(field.shown == text)
      #expect(field.formwork.format == format)
      #expect(field.formwork.status.formatError == nil)
    }
  }

  @Test("the format is the base of all other settings, in any order")
  func settingsOnTop() {
    for setsFormatFirst in [true, false] {
      field(setsFormatFirst ? .mask("[____]") : nil) { field in
        field.formwork.allowedCharacters = .digits
        field.formwork.maximumLength = 2
        if !setsFormatFirst { field.formwork.format = .mask("[____]") }
        field.formwork.value = "123"
        #expect(field.shown == "12")
        field.formwork.format = nil
        field.formwork.value = "1234"
        #expect(field.shown == "12", "settings stay without a format")
        field.formwork.allowedCharacters = nil
        field.formwork.maximumLength = nil
        field.formwork.value = "12345"
        #expect(field.shown == "12345")
        #expect(field.formwork.format == nil)
      }
    }
  }

  @Test("a value of any type is read and shown")
  func typedValues() {
    let euros = FieldFormat<Decimal>.currency("EUR").locale("de_DE")
    field(.currency("EUR").locale("de_DE"), value: "9.99") { field in
      let price: Decimal? = field.formwork.value(as: euros)
      #expect(price == Decimal(string: "9.99"))
      field.formwork.setValue(1234, as: euros)
      #expect(field.shown == "1.234,00\u{A0}€")
      field.formwork.setValue(nil, as: euros)
      #expect(field.formwork.status.validation == .empty)
      #expect(field.formwork.value(as: euros) == nil)
    }
  }

  @Test("validation is one word for what a field has")
  func validation() {
    field(.iban) { field in
      #expect(field.formwork.status.validation == .empty)
      field.formwork.value = "DE89"
      #expect(field.formwork.status.validation == .incomplete)
      field.formwork.value = "DE89370400440532013000"
      #expect(field.formwork.status.validation == .valid)
      field.formwork.value = "DE89370400440532013001"
      guard case .invalid = field.formwork.status.validation else {
        Issue.record("\(field.formwork.status.validation)")
        return
      }
    }
  }

  @Test("a mask of a field format is known as one: it completes on focus if the field says so")
  func masksAreMasks() {
    for format in [
      .mask("+1 ([000])"), .mask("+1 ([000])", alternatives: ["+1 ([0000])"]),
    ] as [FieldFormat<String>] {
      field(format) { field in
        #expect(field.formwork.inputFormat?.editingBegan(FormattedText()).text == "")
        field.formwork.completesOnFocus = true
        #expect(field.formwork.inputFormat?.editingBegan(FormattedText()).text == "+1 (")
        #expect(field.formwork.format == format)
      }
    }
  }

  @Test("a mistake leaves the field as it is, and says why")
  func mistakes() {
    FormatError.observing({ _, _ in }) {
      field(.mask("+1 ([000"), value: "12") { field in
        #expect(field.shown == "12")
        #expect(field.formwork.status.formatError?.description.hasPrefix("“+1 ([000”: ") == true)
        field.formwork.format = .mask("[0]/[0]")
        #expect(field.formwork.status.formatError == nil)
        #expect(field.shown == "1/2")
      }
    }
  }
}
