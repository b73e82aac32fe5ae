import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("Settings") struct SettingsTests {
  /// The settings that add up, each as a step that an app may take first or last.
  private static let steps: [(name: String, apply: @MainActor (UITextField) -> Void)] = [
    ("pattern", { $0.setMask("[____]-[____]") }),
    ("restriction", { $0.allowedCharacters = .digits }),
    ("value", { $0.valuePattern = "[1-5]*" }),
    ("length", { $0.maximumTextLength = 6 }),
  ]

  @Test(
    "settings have one outcome in any order",
    arguments: ["", "1a2b3c4d5e6f", "999", "123456789", "+1 2-3", "55-66-11"])
  func anyOrder(text: String) {
    var outcomes: Set<[String]> = []
    for order in Self.orders(of: Array(Self.steps.indices)) {
      Simulation.run(.iOS18) {
        let field = UITextField(frame: .zero)
        field.text = text
        for index in order { Self.steps[index].apply(field) }
        let person = Person(at: field)
        person.tap()
        person.type("3x9")
        person.paste("1-2-3-9-4")
        outcomes.insert([field.text ?? "", field.unmaskedValue])
      }
    }
    #expect(outcomes.count == 1, "\(outcomes)")
  }

  @Test("settings after typing have one outcome in any order, too")
  func afterTyping() {
    var outcomes: Set<String> = []
    for order in Self.orders(of: Array(Self.steps.indices)) {
      Simulation.run(.iOS26) {
        let field = UITextField(frame: .zero)
        field.setInputFormat(AllowedCharacters.any)
        field.inputFormat = nil
        field.maximumTextLength = 40
        let person = Person(at: field)
        person.tap()
        person.paste("1a92b3-c4")
        for index in order { Self.steps[index].apply(field) }
        outcomes.insert(field.text ?? "")
      }
    }
    #expect(outcomes.count == 1, "\(outcomes)")
  }

  private static func orders(of items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return orders(of: Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
    }
  }

  @Test func nilRemovesEach() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      for step in Self.steps { step.apply(field) }
      field.valuePattern = nil
      field.text = "1239"
      #expect(field.text == "1239-")
      field.valuePattern = "[1-5]*"
      #expect(field.text == "123", "what can match is left")
      field.valuePattern = nil
      #expect(field.text == "1239-", "and nothing is lost for good")
      field.setMask(nil)
      #expect(field.text == "1239")
      field.allowedCharacters = nil
      field.maximumTextLength = nil
      #expect(field.inputFormat == nil)
      field.text = "anything at all"
      #expect(field.text == "anything at all")
    }
  }

  @Test func aFormatReplacesTheSettings() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      for step in Self.steps { step.apply(field) }
      field.setInputFormat(AllowedCharacters.letters)
      field.text = "abc123"
      #expect(field.text == "abc")
      #expect(field.allowedCharacters == nil)
      #expect(field.maximumTextLength == nil)
      #expect(field.valuePattern == nil)
    }
  }

  @Test func aWrongPatternLeavesTheFieldUnmaskedAndSaysWhy() throws {
    try Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.setMask("+1 ([000")
      let error = try #require(field.inputFormatError)
      guard case .mask(let reason, let pattern) = error else {
        Issue.record("it is about the mask: \(error)")
        return
      }
      #expect(reason.code == .unclosedGroup)
      #expect(reason.offset == 4)
      #expect(pattern == "+1 ([000")
      #expect(error.description.hasPrefix("“+1 ([000”: The group that “[” opens is never closed."))
      field.text = "raw"
      #expect(field.text == "raw")
      field.setMask("[000]")
      #expect(field.inputFormatError == nil)
      field.valuePattern = "(?=a)"
      #expect(field.inputFormatError != nil)
      #expect(field.inputFormat == nil)
      field.valuePattern = "1*"
      #expect(field.inputFormatError == nil)
      field.text = "112"
      #expect(field.text == "", "a text that can't match leaves the old one")
      field.text = "11"
      #expect(field.text == "11")
    }
  }

  @Test(
    arguments: [
      (.digits, "a1.2", "12"), (.decimal, "1.2.3", "1.23"),
      (.decimal(separator: ","), "1,2", "1,2"),
      (.nonChinese, "a中b", "ab"), (.emoji, "a👍🏽1", "👍🏽"),
      (AllowedCharacters(.letters, maximumLength: 2), "a1bc", "ab"),
    ] as [(AllowedCharacters, String, String)])
  func restrictions(restriction: AllowedCharacters, typed: String, shown: String) {
    Scene.run(.iOS26, mask: nil, configure: { $0.allowedCharacters = restriction }) { scene in
      scene.person.type(typed)
      #expect(scene.field.text == shown)
      #expect(scene.field.allowedCharacters == restriction)
    }
  }

  @Test func theTwelvePatternsOfTheFirstMinute() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.setMask("+1 (###) ###-####", syntax: .hash)
      field.unmaskedValue = "2125550100"
      #expect(field.text == "+1 (212) 555-0100")
      field.setMask("(999) 999-9999", syntax: .digits)
      #expect(field.text == "(212) 555-0100")
      field.setMask("+1 ([000]) [000]-[0000]")
      #expect(field.text == "+1 (212) 555-0100")
      #expect(field.isInputComplete)
      #expect(field.inputRemainder == "")
      #expect(field.inputIssue == nil)
    }
  }

  /// What AutoFill can offer follows from the format, and is taken back with it; the app's own choice stays.
  @Test(
    arguments: [
      (.telephone, .telephoneNumber), (.cardNumber, .creditCardNumber), (.postalCode, .postalCode),
      (.oneTimeCode, .oneTimeCode), (.personName, .name), (.emailAddress, .emailAddress),
      (.webAddress, .URL), (.cardSecurityCode, .creditCardSecurityCode),
      (.cardExpiration, .creditCardExpiration), (.birthday, .birthdate),
    ] as [(purpose: InputPurpose, type: UITextContentType)])
  func suggestsWhatAutoFillOffers(purpose: InputPurpose, type: UITextContentType) {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.inputFormat = AnyInputFormat(AllowedCharacters.any.intended(for: purpose))
      #expect(field.textContentType == type)
      field.inputFormat = AnyInputFormat(AllowedCharacters.any)
      #expect(field.textContentType == nil)
      field.textContentType = .username
      field.inputFormat = AnyInputFormat(AllowedCharacters.any.intended(for: purpose))
      #expect(field.textContentType == .username)
      field.inputFormat = nil
      #expect(field.textContentType == .username)
      let view = UITextView(frame: .zero)
      view.inputFormat = AnyInputFormat(AllowedCharacters.any.intended(for: purpose))
      #expect(view.textContentType == type)
    }
  }

  @Test func suggestsTraitsThatTheAppHasNotSet() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.autocorrectionType = .yes
      field.setMask("[000]")
      #expect(field.keyboardType == .numberPad)
      #expect(field.autocorrectionType == .yes)
      #expect(field.smartDashesType == .no)
      field.keyboardType = .asciiCapable
      field.setMask("[AAA]")
      #expect(field.keyboardType == .asciiCapable)
      field.setMask(nil)
      #expect(field.keyboardType == .asciiCapable)
      #expect(field.smartDashesType == .default)
      field.allowedCharacters = .decimal
      #expect(field.keyboardType == .asciiCapable)
      let phone = UITextField(frame: .zero)
      phone.inputFormat = AnyInputFormat(PhoneDigits())
      #expect(phone.keyboardType == .phonePad)
      phone.inputFormat = nil
      #expect(phone.keyboardType == .default)
    }
  }
}

/// Digits that are a telephone number's.
private struct PhoneDigits: FormatWrapper {
  let base = AllowedCharacters.digits
  var keyboard: InputKeyboard { .phone }

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }
  func formatted(value: String) -> FormattedText { base.formatted(value: value) }
}
