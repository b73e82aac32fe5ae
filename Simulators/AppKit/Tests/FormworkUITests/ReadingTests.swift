import AppKit
import FormworkUnderTest
import Testing

/// An app that reads a field's `stringValue` and `objectValue` whenever its text changes, which makes AppKit
/// validate the edit.
@MainActor @Suite("Reading a field of AppKit while it is edited") struct ReadingTests {
  @Test(
    "A read doesn't change the typed text",
    arguments: Scene.profiles,
    [
      ("en_US", "3.14", ["3", "3.", "3.1", "3.14"]),
      ("en_US", "1234.5", ["1", "12", "123", "1,234", "1,234.", "1,234.5"]),
      ("de_DE", "3,10", ["3", "3,", "3,1", "3,10"]),
      ("de_DE", "1234", ["1", "12", "123", "1.234"]),
    ])
  func numbers(profile: Profile, test: (locale: String, keys: String, texts: [String])) {
    let reader = Reader()
    Scene.field(profile, mask: nil) { scene, field in
      field.formwork.format = .number(fractionDigits: 0...2).locale(test.locale)
      field.delegate = reader
      var shown: [String] = []
      for key in test.keys {
        scene.person.type(String(key))
        shown.append(scene.person.text?.string ?? "")
      }
      #expect(shown == test.texts)
      #expect(scene.drawn == (test.texts.last ?? "") + "|")
      #expect(Set(reader.texts).isSubset(of: test.texts))
    }
  }

  @Test("A read returns the value of the typed text", arguments: Scene.profiles)
  func values(profile: Profile) {
    Scene.field(profile, mask: nil) { scene, field in
      field.formwork.format = .number(fractionDigits: 0...2).locale("de_DE")
      scene.person.type("1234")
      #expect(field.stringValue == "1.234")
      #expect(field.objectValue as? String == "1234")
      scene.person.type(",5")
      #expect(field.objectValue as? String == "1234.5")
      #expect(field.formwork.value == "1234.5")
      scene.person.leave()
      #expect(field.objectValue as? String == "1234.5")
    }
  }

  @Test("A read keeps the caret within the text", arguments: Scene.profiles)
  func caret(profile: Profile) {
    let reader = Reader()
    Scene.field(profile) { scene, field in
      field.delegate = reader
      scene.person.type("2125550")
      scene.person.select(4..<5)
      scene.person.type("9")
      #expect(scene.drawn == "+1 (9|12) 555-0")
      scene.person.backspace()
      #expect(scene.drawn == "+1 (|125) 550-")
      #expect(field.objectValue as? String == field.formwork.value)
    }
  }

  @Test("A read doesn't end a composition", arguments: Scene.profiles)
  func composition(profile: Profile) {
    let reader = Reader()
    Scene.field(profile, mask: "[__]-[__]") { scene, field in
      field.delegate = reader
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.compose("k")
      _ = field.stringValue
      #expect(scene.person.text?.hasMarkedText() == true)
      scene.person.compose("かな")
      _ = field.stringValue
      #expect(scene.drawn == "かな|")
      scene.person.insert("仮名")
      #expect(scene.drawn == "仮名-|")
      #expect(field.formwork.value == "仮名")
    }
  }

  @Test("A read leaves undo as it is", arguments: Scene.profiles)
  func undo(profile: Profile) {
    Scene.field(profile, mask: nil) { scene, field in
      let reader = Reader()
      field.formwork.format = .number(fractionDigits: 0...2).locale("en_US")
      field.delegate = reader
      var texts = [""]
      for key in "1234.5" {
        scene.person.type(String(key))
        texts.append(scene.person.text?.string ?? "")
      }
      while scene.person.text?.undoManager?.canUndo == true {
        scene.person.undo()
        #expect(texts.contains(scene.person.text?.string ?? "-"))
      }
      #expect(field.formwork.value == "")
    }
  }

  @Test("The next field with the editor shows its own text", arguments: Scene.profiles)
  func nextField(profile: Profile) {
    Simulation.run(profile) {
      let person = Person()
      let fields = [NSTextField(), NSTextField()]
      for field in fields {
        field.formwork.format = .number(fractionDigits: 0...2).locale("en_US")
      }
      fields[1].formwork.value = "3"
      person.focus(fields[0])
      person.type("3.")
      person.focus(fields[1])
      #expect(person.text?.string == "3")
      #expect(fields[1].stringValue == "3")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    "Digits of a mask aren't taken for the user's", arguments: Scene.profiles,
    [("12[000]", "12"), ("12[000]", "1"), ("+1 [000]", "1"), ("[00]12[00]", "3412")])
  func literals(profile: Profile, test: (mask: String, keys: String)) {
    Scene.field(profile, mask: test.mask) { scene, field in
      scene.person.type(test.keys)
      let value = field.formwork.value
      #expect(field.objectValue as? String == value)
      scene.person.leave()
      #expect(field.objectValue as? String == value)
      #expect(field.formwork.value == value)
    }
  }

  @Test("A value that the format can't show is kept", arguments: Scene.profiles)
  func misfit(profile: Profile) {
    Scene.field(profile) { _, field in
      field.formwork.value = "ab"
      #expect(field.objectValue as? String == "ab")
      #expect(field.formwork.value == "ab")
    }
  }

  @Test("A text that the app assigns while it reads is formatted", arguments: Scene.profiles)
  func assigned(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("21")
      _ = field.stringValue
      field.stringValue = "2125550100"
      #expect(field.stringValue == "+1 (212) 555-0100")
      #expect(field.formwork.value == "2125550100")
    }
  }

  @Test(
    "an assigned text that doesn't fit stays the value, and isn't complete",
    arguments: Scene.profiles)
  func assignedTextThatDoesNotFit(profile: Profile) {
    Simulation.run(profile) {
      for assign in [{ $0.stringValue = "21-x" }, { $0.objectValue = "21-x" }]
        as [(NSTextField) -> Void]
      {
        let (field, person) = (NSTextField(), Person())
        field.formwork.setMask("[00]")
        assign(field)
        #expect(field.stringValue == "21" && field.objectValue as? String == "21-x")
        #expect(field.formwork.value == "21-x" && !field.formwork.status.isValid)
        #expect(field.formwork.status.issue == .tooLong)
        person.focus(field)
        #expect(field.formwork.value == "21-x")
        person.leave()
        #expect(field.formwork.value == "21-x" && field.objectValue as? String == "21-x")
        person.focus(field)
        person.select(2..<2)
        person.backspace()
        person.type("3")
        person.leave()
        #expect(field.formwork.value == "23" && field.objectValue as? String == "23")
        #expect(field.formwork.status.isValid)
      }
    }
  }
}
