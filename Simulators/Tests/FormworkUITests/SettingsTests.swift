@testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Settings") struct SettingsTests {
  /// The settings that add up, each as a step that an app may take first or last.
  private static let steps: [(name: String, apply: @MainActor (UITextField) -> Void)] = [
    ("pattern", { $0.formwork.setMask("[____]-[____]") }),
    ("restriction", { $0.formwork.allowedCharacters = .digits }),
    ("value", { $0.formwork.valuePattern = "[1-5]*" }),
    ("length", { $0.formwork.maximumLength = 6 }),
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
        outcomes.insert([field.text ?? "", field.formwork.value])
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
        field.formwork.setInputFormat(AllowedCharacters.any)
        field.formwork.inputFormat = nil
        field.formwork.maximumLength = 40
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

  /// The masks of a set may have options of their own, which a field keeps.
  @Test func aSetOfMasksIsTypedAsItSays() throws {
    let choices: [(inout Mask.Options) -> Void] = [
      { _ in }, { $0.letterCase = .upper }, { $0.completion = false },
      { $0.placeholderCharacter = "_" },
      { $0.autoskip = true }, { $0.completesOnFocus = true },
    ]
    let patterns = ["[AA]-[00]", "[AAAA]", "+1 ([00])", "[00]-[0000]"]
    var count = 0
    for (first, second) in zip(patterns, patterns.dropFirst() + patterns.prefix(1)) {
      for choice in choices {
        for other in choices {
          var (own, others) = (Mask.Options(), Mask.Options())
          choice(&own)
          other(&others)
          let set = MaskSet(
            primary: try Mask(first, options: own),
            alternatives: [try Mask(second, options: others)])
          for keys in ["abcd", "ab12", "1234", "12", "a1"] {
            var session = EditingSession(format: set)
            session.beginEditing()
            Simulation.run(.iOS18) {
              let field = UITextField(frame: .zero)
              field.formwork.format = FieldFormat(set)
              let person = Person(at: field)
              person.tap()
              for key in keys.map(String.init) {
                person.type(key)
                session.insert(key)
                #expect(field.text == session.current.text, "\(first), \(second), \(keys)")
                #expect(
                  field.formwork.value == session.current.value, "\(first), \(second), \(keys)")
                count += 1
              }
            }
          }
        }
      }
    }
    #expect(count > 2_000)
  }

  @Test func nilRemovesEach() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      for step in Self.steps { step.apply(field) }
      field.formwork.valuePattern = nil
      field.text = "1239"
      #expect(field.text == "1239-")
      field.formwork.valuePattern = "[1-5]*"
      #expect(field.text == "123", "what can match is left")
      field.formwork.valuePattern = nil
      #expect(field.text == "1239-", "and nothing is lost for good")
      field.formwork.setMask(nil)
      #expect(field.text == "1239")
      field.formwork.allowedCharacters = nil
      field.formwork.maximumLength = nil
      #expect(field.formwork.inputFormat == nil)
      field.text = "anything at all"
      #expect(field.text == "anything at all")
    }
  }

  @Test("settings are applied on top of a format, before and after it is set")
  func settingsAreAppliedOnTopOfAFormat() {
    Simulation.run(.iOS18) {
      for setsFormatFirst in [true, false] {
        let field = UITextField(frame: .zero)
        let person = Person(at: field)
        @MainActor func typed(_ text: String) -> String? {
          field.formwork.value = ""
          for character in text { person.type(String(character)) }
          return field.text
        }
        person.tap()
        if setsFormatFirst { field.formwork.setInputFormat(AllowedCharacters.letters) }
        field.formwork.maximumLength = 2
        field.formwork.valuePattern = "[a-y]*"
        if !setsFormatFirst { field.formwork.setInputFormat(AllowedCharacters.letters) }
        #expect(typed("za1bc") == "ab")
        field.formwork.maximumLength = nil
        #expect(typed("za1bc") == "abc")
        field.formwork.inputFormat = nil
        #expect(typed("za1bc") == "abc")
        #expect(field.formwork.inputFormat != nil)
        field.formwork.valuePattern = nil
        #expect(field.formwork.inputFormat == nil)
        #expect(typed("za1bc") == "za1bc")
      }
    }
  }

  @Test func aWrongPatternLeavesTheFieldUnmaskedAndSaysWhy() throws {
    try Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.setMask("+1 ([000")
      let error = try #require(field.formwork.status.formatError)
      #expect(error.code.name == "unclosedGroup")
      #expect(error.offset == 4)
      #expect(error.pattern == "+1 ([000")
      #expect(error.description.hasPrefix("“+1 ([000”: The group that “[” opens is never closed."))
      field.text = "raw"
      #expect(field.text == "raw")
      field.formwork.setMask("[000]")
      #expect(field.formwork.status.formatError == nil)
      field.formwork.valuePattern = "(?=a)"
      #expect(field.formwork.status.formatError != nil)
      #expect(field.formwork.inputFormat == nil)
      field.formwork.valuePattern = "1*"
      #expect(field.formwork.status.formatError == nil)
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
    Scene.run(.iOS26, mask: nil, configure: { $0.formwork.allowedCharacters = restriction }) {
      scene in
      scene.person.type(typed)
      #expect(scene.field.text == shown)
      #expect(scene.field.formwork.allowedCharacters == restriction)
    }
  }

  @Test func theTwelvePatternsOfTheFirstMinute() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.setMask("+1 (###) ###-####")
      field.formwork.value = "2125550100"
      #expect(field.text == "+1 (212) 555-0100")
      field.formwork.setMask("(999) 999-9999")
      #expect(field.text == "(212) 555-0100")
      field.formwork.setMask("+1 ([000]) [000]-[0000]")
      #expect(field.text == "+1 (212) 555-0100")
      #expect(field.formwork.status.isValid)
      #expect(field.formwork.status.remainder == "")
      #expect(field.formwork.status.issue == nil)
    }
  }

  /// What AutoFill can offer follows from the format, and is taken back with it; the app's own choice stays.
  @Test(
    arguments: [
      (.telephone, .telephoneNumber), (.cardNumber, .creditCardNumber), (.postalCode, .postalCode),
      (.oneTimeCode, .oneTimeCode), (.personName, .name), (.emailAddress, .emailAddress),
      (.webAddress, .URL), (.cardSecurityCode, .creditCardSecurityCode),
      (.cardExpiration, .creditCardExpiration), (.birthday, .birthdate),
    ] as [(purpose: TextContentType, type: UITextContentType)])
  func suggestsWhatAutoFillOffers(purpose: TextContentType, type: UITextContentType) {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.inputFormat = AnyInputFormat(AllowedCharacters.any.textContentType(purpose))
      #expect(field.textContentType == type)
      field.formwork.inputFormat = AnyInputFormat(AllowedCharacters.any)
      #expect(field.textContentType == nil)
      field.textContentType = .username
      field.formwork.inputFormat = AnyInputFormat(AllowedCharacters.any.textContentType(purpose))
      #expect(field.textContentType == .username)
      field.formwork.inputFormat = nil
      #expect(field.textContentType == .username)
      let view = UITextView(frame: .zero)
      view.formwork.inputFormat = AnyInputFormat(AllowedCharacters.any.textContentType(purpose))
      #expect(view.textContentType == type)
    }
  }

  @Test func anotherFormatOffersSomethingElse() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .phone
      field.formwork.format = .card
      #expect(field.textContentType == .creditCardNumber)
      #expect(field.keyboardType == .numberPad)
      field.textContentType = .username
      field.formwork.format = .phone
      #expect(field.textContentType == .username)
      #expect(field.keyboardType == .phonePad)
    }
  }

  @Test func numbersAndLettersGetTheirKeyboards() {
    Simulation.run(.iOS18) {
      for (format, type) in [
        (.currency("EUR"), .numbersAndPunctuation), (.number(minimum: "0"), .decimalPad),
        (.time(hours: .twelve), .numbersAndPunctuation), (.iban, .asciiCapable),
        (.card, .numberPad), (.phone, .phonePad),
      ] as [(FieldFormat<String>, UIKeyboardType)] {
        let field = UITextField(frame: .zero)
        field.formwork.format = format
        #expect(field.keyboardType == type)
        #expect(field.autocorrectionType == .no)
        #expect(field.smartDashesType == .no)
        #expect(field.inlinePredictionType == .no)
        #expect(field.formwork.canToggleSign == (format == .currency("EUR")))
      }
    }
  }

  @Test("B85 What systems would add to a formatted text is off, and on again without a format")
  func traitsOfNewSystems() {
    Simulation.run(.iOS27) {
      @MainActor func check(_ control: some FormattedInput, _ off: Bool) {
        #expect(control.grammarCheckingType == (off ? .no : .default))
        #expect(control.mathExpressionCompletionType == (off ? .no : .default))
        #expect(control.writingToolsBehavior == (off ? .none : .complete))
      }
      let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
      for control in [field, view] as [any FormattedInput] {
        check(control, false)
        control.formwork.format = .mask("[00]")
        check(control, true)
        control.formwork.format = .text()
        check(control, false)
        control.formwork.format = .card
        check(control, true)
        control.formwork.format = nil
        check(control, false)
        control.grammarCheckingType = .yes
        control.mathExpressionCompletionType = .yes
        control.formwork.format = .card
        #expect(control.grammarCheckingType == .yes)
        #expect(control.mathExpressionCompletionType == .yes)
      }
    }
  }

  @Test func detailsFollowTheKeys() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: .zero)
      let field = UITextField(frame: .zero)
      window.addSubview(field)
      field.formwork.format = .internationalPhone
      var told: [String] = []
      field.formwork.observeStatus { status in
        let code = status.details.region?.code ?? "-"
        if told.last != code { told.append(code) }
      }
      let person = Person(at: field)
      person.tap()
      person.type("4930")
      #expect(told == ["-", "DE"])
      #expect(field.formwork.status.details.region == .germany)
      field.formwork.value = "+12425550100"
      #expect(told == ["-", "DE", "BS"])
      #expect(field.formwork.status.details.region == .bahamas)
      #expect(names(of: field) == ["region: BS"])
      field.formwork.value = "+4915123456789"
      #expect(names(of: field) == ["region: DE", "phoneNumberType: mobile"])
      field.formwork.format = .card
      field.formwork.value = "4111"
      #expect(field.formwork.status.details.cardBrand == .visa)
      #expect(names(of: field) == ["cardBrand: visa", "cardBrandName: Visa"])
      #expect(field.formwork.status.details.region == nil)
      field.isSecureTextEntry = true
      #expect(field.formwork.status.details == InputDetails(), "a secret has none")
      field.isSecureTextEntry = false
      field.formwork.format = nil
      #expect(field.formwork.status.details == InputDetails())
      #expect(names(of: field) == [])
    }
  }

  private func names(of field: UITextField) -> [String] {
    field.formwork.status.details.names.map { "\($0.key): \($0.value)" }
  }

  @Test func aButtonGivesTheOtherSign() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .currency("USD").locale("en_US")
      field.formwork.value = "12"
      var changes: [String] = []
      field.formwork.onChange = { changes.append($0.status.value) }
      #expect(field.formwork.toggleSign())
      #expect(field.text == "-$12.00")
      #expect(changes == ["-12"])
      field.formwork.format = .card
      #expect(!field.formwork.toggleSign())
    }
  }

  @Test func suggestsTraitsThatTheAppHasNotSet() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.autocorrectionType = .yes
      field.formwork.setMask("[000]")
      #expect(field.keyboardType == .numberPad)
      #expect(field.autocorrectionType == .yes)
      #expect(field.smartDashesType == .no)
      field.keyboardType = .asciiCapable
      field.formwork.setMask("[AAA]")
      #expect(field.keyboardType == .asciiCapable)
      field.formwork.setMask(nil)
      #expect(field.keyboardType == .asciiCapable)
      #expect(field.smartDashesType == .default)
      field.formwork.allowedCharacters = .decimal
      #expect(field.keyboardType == .asciiCapable)
      let phone = UITextField(frame: .zero)
      phone.formwork.inputFormat = AnyInputFormat(PhoneDigits())
      #expect(phone.keyboardType == .phonePad)
      phone.formwork.inputFormat = nil
      #expect(phone.keyboardType == .default)
    }
  }
}

/// Digits that are a telephone number's.
private struct PhoneDigits: FormatWrapper {
  let base = AllowedCharacters.digits
  var keyboard: KeyboardType { .phonePad }

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }
  func formatted(value: String) -> FormattedText { base.formatted(value: value) }
}
