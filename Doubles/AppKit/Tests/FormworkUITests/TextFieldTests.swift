import AppKit
import FormworkUIUnderTest
import Testing

@MainActor @Suite("Text fields of AppKit") struct TextFieldTests {
  @Test("B82 insert, delete, replace, paste in a field", arguments: Scene.profiles)
  func edits(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("2125")
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(field.unmaskedValue == "2125")
      scene.person.backspace(2)
      #expect(field.unmaskedValue == "21")
      scene.person.select(4..<5)
      scene.person.type("9")
      #expect(scene.drawn == "+1 (9|1")
      scene.person.delete()
      #expect(scene.drawn == "+1 (9|")
      scene.person.select(0..<5)
      scene.person.paste("1 212 555 0100")
      #expect(field.isInputComplete)
      #expect(scene.completions == 1)
      #expect(scene.changes.last?.cause == .paste)
    }
  }

  @Test("B82 a refused key changes nothing", arguments: Scene.profiles)
  func refuses(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("21")
      let count = scene.changes.count
      scene.person.type("x")
      #expect(scene.drawn == "+1 (21|")
      #expect(scene.changes.count == count)
      #expect(Simulation.current.log.last == "REFUSED")
    }
  }

  @Test(
    "B82 where only the caret moves, the text is given back as a copy", arguments: Scene.profiles)
  func copies(profile: Profile) {
    Scene.field(profile) { scene, _ in
      scene.person.type("2125")
      scene.person.select(7..<7)
      scene.person.delete()
      scene.person.select(7..<7)
      scene.person.type(")")
      #expect(scene.drawn == "+1 (212) |" || scene.drawn == "+1 (212)| ")
    }
  }

  @Test("B82 marked text is left alone, and formed when it is committed", arguments: Scene.profiles)
  func composes(profile: Profile) {
    Scene.field(profile, mask: "[__]-[__]") { scene, field in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.compose("k")
      scene.person.compose("かな")
      #expect(scene.drawn == "かな|")
      scene.person.insert("仮名")
      #expect(scene.drawn == "仮名-|")
      #expect(field.unmaskedValue == "仮名")
      #expect(scene.changes.last?.text == "仮名-")
    }
  }

  @Test("Each change is told once", arguments: Scene.profiles)
  func tells(profile: Profile) {
    Scene.field(profile) { scene, _ in
      scene.person.type("212")
      #expect(scene.changes.map(\.value) == ["2", "21", "212"])
      #expect(scene.changes.map(\.cause) == [.typing, .typing, .typing])
    }
  }

  @Test("One formatter serves many fields") func shares() throws {
    try Simulation.run(.usual) {
      let formatter = try MaskFormatter(mask: Scene.phone)
      let person = Person()
      let fields = [NSTextField(), NSTextField()]
      for field in fields { field.formatter = formatter }
      person.focus(fields[0])
      person.type("212")
      person.focus(fields[1])
      person.type("9")
      person.focus(fields[0])
      person.select(9..<9)
      person.type("5")
      person.leave()
      #expect(fields.map(\.stringValue) == ["+1 (212) 5", "+1 (9"])
      #expect(fields.map { $0.objectValue as? String } == ["2125", "9"])
    }
  }

  @Test("A binding is one of the value", arguments: Scene.profiles)
  func binds(profile: Profile) {
    var bound: [String?] = []
    Scene.field(profile, configure: { $0.boundValue = { bound.append($0 as? String) } }) {
      scene, field in
      scene.person.type("212")
      scene.person.leave()
      #expect(bound == ["212"])
      field.objectValue = "2125550100"
      #expect(field.stringValue == "+1 (212) 555-0100")
      field.stringValue = "9"
      #expect(field.stringValue == "+1 (9")
      #expect(field.unmaskedValue == "9")
    }
  }

  @Test("The value can be set while the field is edited", arguments: Scene.profiles)
  func sets(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("2")
      field.unmaskedValue = "2125"
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(field.currentEditor() != nil)
      scene.person.type("6")
      #expect(field.unmaskedValue == "21256")
      #expect(scene.changes.count == 2)
    }
  }

  @Test("Undo brings back texts as they were", arguments: Scene.profiles)
  func undoes(profile: Profile) {
    Scene.field(profile) { scene, field in
      var texts = [""]
      for digit in ["2", "1", "2", "5"] {
        scene.person.type(digit)
        texts.append(scene.person.text?.string ?? "")
      }
      while scene.person.text?.undoManager?.canUndo == true {
        scene.person.undo()
        #expect(texts.contains(scene.person.text?.string ?? "-"))
      }
      #expect(field.unmaskedValue == "")
      #expect(scene.changes.last?.cause == .undo)
    }
  }

  @Test("Without a format the field has its own formatter again") func detaches() {
    let own = Formatter()
    Scene.field(.usual, mask: nil, configure: { $0.formatter = own }) { _, field in
      field.setMask("[00]")
      #expect(field.formatter is MaskFormatter)
      field.inputFormat = nil
      #expect(field.formatter === own)
    }
  }

  @Test func formatterReadsAndWrites() throws {
    let formatter = try MaskFormatter(mask: "+1 ([000])")
    #expect(formatter.string(for: "212") == "+1 (212)")
    #expect(formatter.string(for: "") == "")
    #expect(formatter.string(for: 7) == nil)
    #expect(formatter.editingString(for: "2") == "+1 (2")
    #expect(formatter.value(of: "+1 (21") == "21")
    #expect(formatter.copy() as? MaskFormatter === formatter)
    #expect(throws: MaskError.self) { try MaskFormatter(mask: "[0") }
  }
}
