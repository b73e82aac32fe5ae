import FormworkTestSupport
import FormworkUIUnderTest
import Testing
import UIKit

/// One code over several fields.
@MainActor @Suite("Code fields") struct CodeFieldsTests {
  /// Fields with a person at whichever has the focus.
  @MainActor private final class Fields {
    let fields: [UITextField]
    let code: CodeFields
    private let people: [Person]
    var changes: [String] = []
    var completions: [String] = []

    init(_ count: Int, accepting accepted: CharacterClass = .digit) {
      fields = (0..<count).map { _ in UITextField(frame: .zero) }
      people = fields.map { Person(at: $0) }
      code = CodeFields(fields, accepting: accepted)
      code.onChange = { [weak self] code in self?.changes.append(code.value) }
      code.onComplete = { [weak self] code in self?.completions.append(code.value) }
    }

    var focused: Int? { fields.firstIndex(where: \.isFirstResponder) }
    var person: Person { people[focused ?? 0] }

    func tap(_ index: Int) {
      people[index].tap()
      people[index].moveCaret(to: fields[index].text?.utf16.count ?? 0)
    }

    /// What the fields hold, and which has the focus: `1|2..`.
    var drawn: String {
      fields.indices.map { index in
        let value = fields[index].formwork.value
        return (focused == index ? "|" : "") + (value.isEmpty ? "." : value)
      }.joined()
    }
  }

  @Test(arguments: Profile.all)
  func keysMoveOnAndBackspacesBack(profile: Profile) {
    Simulation.run(profile) {
      let fields = Fields(4)
      fields.tap(0)
      for key in ["1", "x", "2", "-", "3", "4"] { fields.person.type(key) }
      #expect(fields.drawn == "123|4")
      #expect(fields.changes == ["1", "12", "123", "1234"])
      #expect(fields.completions == ["1234"])
      for _ in 0..<2 { fields.person.backspace() }
      #expect(fields.drawn == "12|..")
      fields.person.backspace()
      fields.person.backspace()
      fields.person.backspace()
      #expect(fields.drawn == "|....")
      #expect(fields.changes.suffix(4) == ["123", "12", "1", ""])
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func aPasteSpillsOver(profile: Profile) {
    Simulation.run(profile) {
      let fields = Fields(6)
      fields.tap(2)
      fields.person.paste("12")
      #expect(fields.drawn == "..12|..")
      fields.person.paste("45-67 89")
      #expect(fields.drawn == "45678|9", "enough for all begins with the first")
      #expect(fields.changes.last == "456789")
      #expect(fields.completions == ["456789"])
      fields.tap(1)
      fields.person.type("0")
      #expect(fields.drawn == "40|6789", "a filled field takes another character")
      #expect(fields.changes.last == "406789")
      #expect(fields.completions == ["456789"], "it was complete already")
      fields.tap(5)
      fields.person.backspace()
      fields.person.type("9")
      #expect(fields.completions == ["456789", "406789"], "it wasn't")
      fields.tap(0)
      fields.person.selectAll()
      fields.person.paste("1")
      #expect(fields.drawn == "1|06789")
      fields.person.paste("ab")
      #expect(fields.drawn == "1|06789")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func aCodeIsFilledIn(profile: Profile) {
    Simulation.run(profile) {
      let fields = Fields(6)
      fields.fields[0].textContentType = .oneTimeCode
      fields.tap(0)
      fields.person.fillOneTimeCode("123456")
      fields.person.endTurn()
      #expect(fields.drawn == "12345|6")
      #expect(fields.completions == ["123456"])
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  /// Also the field that has the focus, whose character has a mark before it.
  @Test(arguments: Profile.all)
  func noMarkStaysInAFieldThatIsDisconnected(profile: Profile) {
    Simulation.run(profile) {
      let fields = Fields(3)
      fields.code.value = "1"
      fields.tap(1)
      fields.person.type("2")
      fields.tap(1)
      #expect(fields.fields[1].text == "\u{200B}2")
      fields.code.disconnect()
      #expect(fields.fields.map(\.text) == ["1", "2", ""])
    }
  }

  @Test func theAppSetsAndDisconnects() {
    Simulation.run(Profile.all[0]) {
      let fields = Fields(3, accepting: .alphanumeric)
      fields.code.value = "a-7"
      #expect(fields.drawn == "a7.")
      #expect(!fields.code.isComplete)
      fields.tap(2)
      #expect(fields.fields[2].text == "\u{200B}")
      fields.person.type("x")
      #expect(fields.code.value == "a7x")
      #expect(fields.completions == ["a7x"])
      fields.person.leave()
      #expect(fields.fields.map(\.text) == ["a", "7", "x"], "no mark stays behind")
      fields.code.disconnect()
      #expect(fields.fields.allSatisfy { $0.formwork.inputFormat == nil })
      #expect(fields.code.value.isEmpty)
      fields.tap(0)
      fields.person.type("bc")
      #expect(fields.fields[0].text == "abc")
      #expect(fields.changes == ["a7x"])
    }
  }

  /// Random keys, against a list of characters.
  @Test(arguments: Profile.all)
  func agreesWithAList(profile: Profile) {
    Simulation.run(profile) {
      var random = SeededGenerator(seed: 14)
      var asserted = 0
      for _ in 0..<40 {
        let count = random.number(in: 2...6)
        let fields = Fields(count)
        var model = Array(repeating: "", count: count)
        var place = random.number(in: 0...count - 1)
        fields.tap(place)
        for _ in 0..<15 {
          let digits = (0..<random.number(in: 2...7)).map { _ in "\(random.number(in: 0...9))" }
          switch random.number(in: 0...5) {
          case 0...2:
            model[place] = digits[0]
            place = min(place + 1, count - 1)
            fields.person.type(digits[0])
          case 3:
            if !model[place].isEmpty {
              model[place] = ""
            } else if place > 0 {
              place -= 1
              model[place] = ""
            }
            fields.person.backspace()
          case 4:
            let start = digits.count >= count ? 0 : place
            let filled = digits.prefix(count - start)
            for (offset, digit) in filled.enumerated() { model[start + offset] = digit }
            place = min(start + filled.count, count - 1)
            fields.person.paste(digits.joined())
          default:
            place = random.number(in: 0...count - 1)
            fields.tap(place)
          }
          asserted += 1
          let expected = model.indices.map { index in
            (index == place ? "|" : "") + (model[index].isEmpty ? "." : model[index])
          }
          #expect(fields.drawn == expected.joined())
          if fields.drawn != expected.joined() { return }
        }
      }
      #expect(asserted == 600)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func whatFitsOfTheContentIsKeptAndAFieldHasOneCode() {
    Simulation.run(Profile.all[0]) {
      let fields = (0..<3).map { _ in UITextField(frame: .zero) }
      for (field, text) in zip(fields, ["1", "x", "23"]) { field.text = text }
      let first = CodeFields(fields)
      #expect(first.value == "12")
      var told = 0
      first.onChange = { _ in told += 1 }
      first.onComplete = { _ in told += 1 }
      first.value = "9-87654"
      #expect(fields.map { $0.formwork.value } == ["9", "8", "7"] && first.isComplete)
      first.value = "5"
      #expect(fields.map { $0.formwork.value } == ["5", "", ""] && !first.isComplete)
      let second = CodeFields(Array(fields.prefix(2)), accepting: .alphanumeric)
      second.value = "ab"
      let person = Person(at: fields[0])
      person.tap()
      person.type("c")
      #expect(second.value == "cb")
      #expect(told == 0)
      first.disconnect()
      #expect(fields.map { $0.formwork.inputFormat == nil } == [false, false, true])
    }
  }

  @Test(arguments: Profile.all)
  func aPasteIsToldOnce(profile: Profile) {
    Simulation.run(profile) {
      let fields = Fields(4)
      fields.tap(0)
      fields.person.paste("12")
      fields.person.paste("34")
      #expect(fields.changes == ["12", "1234"])
      #expect(fields.completions == ["1234"])
    }
  }

  /// Fields that show something already are a code at once: Backspace takes a character, and then goes back.
  @Test(arguments: Profile.all)
  func whatTheFieldsShowIsACode(profile: Profile) {
    Simulation.run(profile) {
      for last in 0..<4 {
        let filled = (0..<4).map { index in
          let field = UITextField(frame: .zero)
          field.text = index <= last ? String(index + 1) : ""
          return field
        }
        let code = CodeFields(filled)
        #expect(code.value == String("1234".prefix(last + 1)))
        let person = Person(at: filled[last])
        person.tap()
        person.moveCaret(to: filled[last].text?.utf16.count ?? 0)
        person.backspace()
        #expect(code.value == String("1234".prefix(last)))
      }
    }
  }
}
