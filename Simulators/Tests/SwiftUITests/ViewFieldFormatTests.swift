import Foundation
import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Each line of a SwiftUI app, typed into, in the locale of the environment.
@MainActor @Suite("SwiftUI: field formats") struct ViewFieldFormatTests {
  @MainActor final class App<Value> {
    fileprivate(set) var value: Binding<Value>?
    fileprivate(set) var status: Binding<InputStatus>?
  }

  typealias Make<Value> = @MainActor (Binding<Value>) -> MaskedTextField

  struct Form<Value>: View {
    let app: App<Value>
    let locale: String
    let make: Make<Value>
    @State var value: Value
    @State var status = InputStatus()

    var body: some View {
      let _ = (app.value, app.status) = ($value, $status)
      Text(verbatim: "\(value)")
      make($value).inputStatus($status)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .current)
    }
  }

  /// Types keys into a field that begins with a value, and compares text and value.
  private func type<Value: Equatable>(
    _ keys: String, into value: Value, _ locale: String, shows text: String, binds wanted: Value,
    _ make: @escaping Make<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let start = {
      let app = App<Value>()
      return (app, Form(app: app, locale: locale, make: make, value: value))
    }
    for profile in Profile.all {
      try HostedField.run(profile, start) { app, person, field in
        for key in keys { person.type(String(key)) }
        person.endTurn()
        #expect(field.shown == text, sourceLocation: sourceLocation)
        #expect(app.value?.wrappedValue == wanted, sourceLocation: sourceLocation)
        #expect(app.status?.wrappedValue.text == text, sourceLocation: sourceLocation)
        // An assignment of the same value leaves the text as it is; another one goes there and back.
        person.inOneTurn { app.value?.wrappedValue = wanted }
        person.endTurn()
        #expect(field.shown == text, sourceLocation: sourceLocation)
        person.inOneTurn { app.value?.wrappedValue = value }
        person.inOneTurn { app.value?.wrappedValue = wanted }
        person.endTurn()
        #expect(app.value?.wrappedValue == wanted, sourceLocation: sourceLocation)
      }
    }
  }

  private let birthday = DateComponents(year: 2024, month: 12, day: 24)

  @Test("one line for each field, in American English") func english() throws {
    try type("2125550100", into: "", "en_US", shows: "(212) 555-0100", binds: "+12125550100") {
      MaskedTextField("Phone", value: $0, format: .phone)
    }
    try type("03023125042", into: "", "en_US", shows: "030 23125042", binds: "+493023125042") {
      MaskedTextField("Phone", value: $0, format: .phone(.germany))
    }
    try type("03023125042", into: "", "en_US", shows: "030 23125042", binds: "+493023125042") {
      MaskedTextField("Phone", value: $0, format: .phone(region: "DE"))
    }
    try type(
      "1234.5", into: Decimal?.none, "en_US", shows: "€1,234.5", binds: Decimal(string: "1234.5")
    ) { MaskedTextField("Price", value: $0, format: .currency("EUR")) }
    try type("12.5", into: 0.0, "en_US", shows: "12.5%", binds: 0.125) {
      MaskedTextField("Share", value: $0, format: .percent)
    }
    try type("1234", into: Int?.none, "en_US", shows: "1,234", binds: 1234) {
      MaskedTextField("Count", value: $0, format: .number)
    }
    try type(
      "12242024", into: DateComponents?.none, "en_US", shows: "12/24/2024", binds: birthday
    ) { MaskedTextField("Born", value: $0, format: .date) }
    try type("0930p", into: "", "en_US", shows: "09:30 PM", binds: "09:30 PM") {
      MaskedTextField("Time", value: $0, format: .time)
    }
    try type(
      "4111111111111111", into: "", "en_US", shows: "4111 1111 1111 1111",
      binds: "4111111111111111"
    ) { MaskedTextField("Card", value: $0, format: .card) }
    try type(
      "DE00123456780000000000", into: String?.none, "en_US",
      shows: "DE00 1234 5678 0000 0000 00", binds: "DE00123456780000000000"
    ) { MaskedTextField("IBAN", value: $0, format: .iban) }
    try type("123456", into: "", "en_US", shows: "123 456", binds: "123456") {
      MaskedTextField("Code", value: $0, format: .mask("[000] [000]"))
    }
    try type("AB1234", into: "", "en_US", shows: "AB-1234", binds: "AB-1234") {
      MaskedTextField("Plate", value: $0, format: .regex("[A-Z]{2}-[0-9]{4}"))
    }
    try type("abc", into: "", "en_US", shows: "ab", binds: "ab") {
      MaskedTextField("Note", value: $0, format: .text(maximumLength: 2))
    }
  }

  @Test("the same lines in German") func german() throws {
    try type("03023125042", into: "", "de_DE", shows: "030 23125042", binds: "+493023125042") {
      MaskedTextField("Phone", value: $0, format: .phone)
    }
    try type(
      "1234,5", into: Decimal?.none, "de_DE", shows: "1.234,5\u{A0}€",
      binds: Decimal(string: "1234.5")
    ) { MaskedTextField("Price", value: $0, format: .currency("EUR")) }
    try type("12,5", into: 0.0, "de_DE", shows: "12,5\u{A0}%", binds: 0.125) {
      MaskedTextField("Share", value: $0, format: .percent)
    }
    try type(
      "24122024", into: DateComponents?.none, "de_DE", shows: "24.12.2024", binds: birthday
    ) { MaskedTextField("Born", value: $0, format: .date) }
    // 23 December, 15:00 in Greenwich.
    try type(
      "24122024", into: Date?.none, "de_DE", shows: "24.12.2024",
      binds: Date(timeIntervalSince1970: 1_734_966_000)
    ) { MaskedTextField("Born", value: $0, format: .date) }
    try type("0930", into: "", "de_DE", shows: "09:30", binds: "09:30") {
      MaskedTextField("Time", value: $0, format: .time)
    }
    try type(
      "1234.5", into: Decimal?.none, "de_DE", shows: "€1,234.5", binds: Decimal(string: "1234.5")
    ) {
      MaskedTextField(
        "Price", value: $0, format: .currency("EUR").locale(.init(identifier: "en_US")))
    }
  }

  @Test("a value that isn't optional keeps the last one until the field is left")
  func lastValue() throws {
    let start = {
      let app = App<Int>()
      let make: Make<Int> = { MaskedTextField("Count", value: $0, format: .number) }
      return (app, Form(app: app, locale: "en_US", make: make, value: 5))
    }
    for profile in Profile.all {
      try HostedField.run(profile, start) { app, person, field in
        #expect(field.shown == "5")
        person.backspace()
        person.endTurn()
        #expect(field.shown == "")
        #expect(app.value?.wrappedValue == 5)
        #expect(app.status?.wrappedValue.isValid == false)
        person.leave()
        person.endTurn()
        #expect(field.shown == "5")
        #expect(app.value?.wrappedValue == 5)
        #expect(app.status?.wrappedValue.isValid == true)
        person.tap()
        person.type("7")
        person.endTurn()
        #expect(app.value?.wrappedValue == 57)
      }
    }
  }

  @Test("another locale shows the same value in its own way") func otherLocale() throws {
    let app = App<Decimal?>()
    let make: Make<Decimal?> = { MaskedTextField("Price", value: $0, format: .currency("EUR")) }
    let form = { (locale: String) in
      Form(app: app, locale: locale, make: make, value: Decimal(string: "1234.5"))
    }
    try Simulation.run(try #require(Profile.all.first)) {
      let hosted = Hosted(form("en_US"))
      let field = try #require(hosted.views(of: StockField.self).first)
      #expect(field.shown == "€1,234.50")
      hosted.content = form("de_DE")
      ViewPerson(at: field).endTurn()
      #expect(field.shown == "1.234,50\u{A0}€")
      #expect(app.value?.wrappedValue == Decimal(string: "1234.5"))
    }
  }

  @Test("a mistake in a literal leaves the field plain, and says where") func mistakes() throws {
    let errors = Errors()
    try FormatError.observing({ errors.note($0, $1) }) {
      let app = App<String>()
      let make: Make<String> = { MaskedTextField("Code", value: $0, format: .mask("[000")) }
      try Simulation.run(try #require(Profile.all.first)) {
        let hosted = Hosted(Form(app: app, locale: "en_US", make: make, value: ""))
        let field = try #require(hosted.views(of: StockField.self).first)
        let person = ViewPerson(at: field)
        person.tap()
        person.type("ab")
        person.endTurn()
        #expect(field.shown == "ab")
        #expect(app.value?.wrappedValue == "ab")
        #expect(app.status?.wrappedValue.formatError != nil)
      }
    }
    #expect(errors.files == ["SwiftUITests/ViewFieldFormatTests.swift"])
  }

  private final class Errors: @unchecked Sendable {
    private(set) var files: [String] = []
    func note(_ error: FormatError, _ place: CallSite) { files.append("\(place.file)") }
  }
}
