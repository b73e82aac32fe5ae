import Foundation
@testable import FormworkUnderTest
import Testing
import UIKit

/// The sentences of a form about its fields, and their moments.
@MainActor @Suite("The messages of a form") struct GroupMessageTests {
  private func run(
    _ profile: Profile = .iOS26, _ formats: [FieldFormat<String>],
    _ body: (TextFieldGroup, [UITextField]) -> Void
  ) {
    Simulation.run(profile) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UIViewController()
      window.addSubview(controller.view)
      let fields = formats.indices.map { index in
        UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 40))
      }
      for (field, format) in zip(fields, formats) {
        controller.view.addSubview(field)
        field.formwork.format = format
      }
      body(TextFieldGroup(fields), fields)
      Simulation.current.endTurn()
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  private let amount = FieldFormat<String>.currency("EUR", minimum: "5", maximum: "10000").locale(
    Locale(identifier: "de_DE"))

  @Test(arguments: Profile.all)
  func sentencesNameTheLimitInTheLanguageOfTheForm(profile: Profile) {
    run(profile, [amount, .text()]) { form, fields in
      form.locale = Locale(identifier: "de_DE")
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("3")
      Person(at: fields[1]).tap()
      #expect(form.status(of: fields[0]).visibleIssue == .belowMinimum)
      #expect(form.status(of: fields[0]).visibleIssue?.limit == "5\u{a0}€")
      #expect(form.message(for: fields[0]) == "Mindestens 5\u{a0}€.")
      form.locale = Locale(identifier: "en_US")
      #expect(form.message(for: fields[0]) == "At least 5\u{a0}€.")
    }
  }

  @Test func theAppHasItsOwnSentences() {
    run(.iOS26, [amount, .text()]) { form, fields in
      var told: [String?] = []
      form.onMessage = { _, message in told.append(message) }
      form.locale = Locale(identifier: "en_US")
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("3")
      Person(at: fields[1]).tap()
      form.messages = ["belowMinimum": "We need %@."]
      #expect(form.message(for: fields[0]) == "We need 5\u{a0}€.")
      form.messageForIssue = { field, issue, limit in
        field === fields[0] ? "\(issue.code): \(limit ?? "none")" : nil
      }
      #expect(form.message(for: fields[0]) == "belowMinimum: 5\u{a0}€")
      form.setError("The server says no.", for: fields[0])
      #expect(form.message(for: fields[0]) == "The server says no.")
      #expect(
        told == [
          "At least 5\u{a0}€.", "We need 5\u{a0}€.", "belowMinimum: 5\u{a0}€",
          "The server says no.",
        ])
    }
  }

  /// The app may have its own table, without any code.
  @Test func theTableOfTheAppComesBeforeThePackage() throws {
    let app = FileManager.default.temporaryDirectory
      .appendingPathComponent("Formwork-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: app) }
    for (language, sentence) in [("en", "Too much: %@"), ("fr", "Pas plus que %@")] {
      let folder = app.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"aboveMaximum\" = \"\(sentence)\";\n".utf8)
        .write(to: folder.appendingPathComponent("Formwork.strings"))
    }
    let bundle = try #require(Bundle(path: app.path))
    let issue = ValidationIssue.aboveMaximum.limited(to: "5")
    func sentence(_ locale: String, _ own: [String: String] = [:]) -> String {
      issue.message(in: Locale(identifier: locale), own: own, bundle: bundle)
    }
    #expect(sentence("fr_FR") == "Pas plus que 5")
    #expect(sentence("en_US") == "Too much: 5")
    #expect(sentence("fr_FR", ["aboveMaximum": "Non: %@"]) == "Non: 5")
    let checksum = ValidationIssue.checksum.message(
      in: Locale(identifier: "de_DE"), own: [:], bundle: bundle)
    #expect(checksum == "Die Prüfziffern stimmen nicht. Bitte auf Tippfehler prüfen.")
  }

  /// The card becomes an American Express after the security code was typed and left.
  @Test(arguments: Profile.all)
  func aFieldThatTurnsInvalidElsewhereSaysSo(profile: Profile) {
    run(profile, [.card, .securityCode(for: .visa)]) { form, fields in
      Person(at: fields[1]).tap()
      Person(at: fields[1]).type("123")
      Person(at: fields[0]).tap()
      #expect(form.message(for: fields[1]) == nil)
      fields[1].formwork.format = .securityCode(for: .amex)
      #expect(form.status(of: fields[1]).visibleIssue == .incomplete)
      #expect(form.message(for: fields[1]) != nil)
      fields[1].formwork.format = .securityCode(for: .visa)
      #expect(form.message(for: fields[1]) == nil)
    }
  }

  /// `12/2030` is a date of expiry in which the year is written out.
  @Test(arguments: Profile.all, [FocusAdvance.never, .whenFull])
  func whatWasMeantForOneFieldStaysInIt(profile: Profile, advance: FocusAdvance) {
    run(profile, [.cardExpiry, .securityCode, .text(allowed: .digits, maximumLength: 3)]) {
      form, fields in
      form.advance = advance
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("12/2030")
      #expect(fields[0].formwork.value == "12/30")
      #expect(fields[1].formwork.value == "")
      Person(at: fields[2]).tap()
      Person(at: fields[2]).type("123")
      #expect(fields[2].isFirstResponder)
    }
  }

  /// A field that can't take more hands the focus on, if the app has asked for it.
  @Test(arguments: [FocusAdvance.never, .whenFull])
  func theFocusMovesOnlyIfTheAppWants(advance: FocusAdvance) {
    run(.iOS26, [.cardExpiry, .mask("[000]"), .text()]) { form, fields in
      if advance != .never { form.advance = advance }
      #expect(form.advance == advance, "it is the default")
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("12/27")
      #expect(fields[1].isFirstResponder == (advance == .whenFull))
      Person(at: fields[1]).tap()
      Person(at: fields[1]).type("123")
      #expect(fields[2].isFirstResponder == (advance == .whenFull))
    }
  }
}
