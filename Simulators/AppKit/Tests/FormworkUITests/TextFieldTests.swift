import AppKit
@testable import FormworkUnderTest
import Testing

@MainActor @Suite("Text fields of AppKit") struct TextFieldTests {
  @Test("B82 insert, delete, replace, paste in a field", arguments: Scene.profiles)
  func edits(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("2125")
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(field.formwork.value == "2125")
      scene.person.backspace(2)
      #expect(field.formwork.value == "21")
      scene.person.select(4..<5)
      scene.person.type("9")
      #expect(scene.drawn == "+1 (9|1")
      scene.person.delete()
      #expect(scene.drawn == "+1 (9|")
      scene.person.select(0..<5)
      scene.person.paste("1 212 555 0100")
      #expect(field.formwork.status.isValid)
      #expect(scene.completions == 1)
      #expect(scene.changes.last?.cause == .paste)
    }
  }

  @Test("B82 a rejected key changes nothing", arguments: Scene.profiles)
  func rejects(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("21")
      let count = scene.changes.count
      scene.person.type("x")
      #expect(scene.drawn == "+1 (21|")
      #expect(scene.changes.count == count)
      #expect(Simulation.current.log.last == "REJECTED")
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
      #expect(field.formwork.value == "仮名")
      #expect(scene.changes.last?.status.text == "仮名-")
    }
  }

  @Test("Each change is told once", arguments: Scene.profiles)
  func tells(profile: Profile) {
    Scene.field(profile) { scene, _ in
      scene.person.type("212")
      #expect(scene.changes.map(\.status.value) == ["2", "21", "212"])
      #expect(scene.changes.map(\.cause) == [.typing, .typing, .typing])
    }
  }

  @Test("A text that the app assigns when the editing ends is the app's", arguments: Scene.profiles)
  func assignsAtTheEnd(profile: Profile) {
    Scene.field(profile) { scene, field in
      let token = NotificationToken(NSControl.textDidEndEditingNotification, of: field) {
        [weak field] in field?.stringValue = "9125"
      }
      scene.person.type("21")
      let count = scene.changes.count
      scene.person.leave()
      #expect(field.stringValue == "+1 (912) 5")
      #expect(field.formwork.value == "9125")
      // Observers are called in no certain order. If the app's is the first one, its text looks like the control's.
      #expect(scene.changes.count <= count + 1)
      _ = token
    }
  }

  @Test("The remainder covers the field, wherever the field is") func remainderInItsField() {
    Scene.field(.usual, configure: { $0.frame = NSRect(x: 40, y: 20, width: 300, height: 22) }) {
      scene, field in
      field.formwork.showsRemainder = true
      scene.person.type("2")
      let label = field.subviews.first { $0 is NSTextField }
      #expect(label?.frame == field.bounds)
    }
  }

  @Test("One formatter serves many fields") func shares() throws {
    try Simulation.run(.usual) {
      let formatter = try InputFormatter(mask: Scene.phone, isLenient: true)
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
      #expect(field.formwork.value == "9")
    }
  }

  @Test("The value can be set while the field is edited", arguments: Scene.profiles)
  func sets(profile: Profile) {
    Scene.field(profile) { scene, field in
      scene.person.type("2")
      field.formwork.value = "2125"
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(field.currentEditor() != nil)
      scene.person.type("6")
      #expect(field.formwork.value == "21256")
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
      #expect(field.formwork.value == "")
      #expect(scene.changes.last?.cause == .undo)
    }
  }

  @Test("A formatter leaves a text alone that undo brings back") func undoesRawText() throws {
    let formatter = try InputFormatter(mask: "[AA]-[AA]", isLenient: true)
    Scene.field(.usual, mask: nil, configure: { $0.formatter = formatter }) { scene, _ in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.insert("ab")
      #expect(scene.drawn == "ab|")
      Simulation.current.inputSource = "com.apple.keylayout.US"
      scene.person.type("c")
      #expect(scene.drawn == "ab-c|")
      scene.person.undo()
      #expect(scene.drawn == "ab|")
    }
  }

  @Test("A value that is set has the caret behind its last character")
  func setsCharacters() {
    Scene.field(.usual, mask: nil) { scene, field in
      field.formwork.setMask("####", syntax: .hash)
      field.formwork.value = "a👍🏽b"
      #expect(scene.drawn == "a👍🏽b|")
    }
  }

  @Test("What a composition leaves is formed in a step that undo takes back") func undoesTidying() {
    Scene.field(.nasty, mask: "[__]-[__]") { scene, field in
      scene.person.compose("かな")
      scene.person.unmark()
      #expect(scene.drawn == "かな-|")
      while scene.person.text?.undoManager?.canUndo == true { scene.person.undo() }
      #expect(scene.drawn == "|")
      #expect(field.formwork.value == "")
    }
  }

  @Test("What code types, outside of any event, is told at the end of the turn")
  func tellsWithoutEvent() {
    Scene.field(.nasty) { scene, _ in
      scene.person.text?.insertText(
        "2", replacementRange: NSRange(location: NSNotFound, length: 0))
      Simulation.current.endTurn()
      #expect(scene.changes.map(\.status.text) == ["+1 (2"])
    }
  }

  @Test("A composition that is left by a click is formed at once", arguments: Scene.profiles)
  func unmarks(profile: Profile) {
    Scene.field(profile, mask: "[__]-[__]") { scene, field in
      scene.person.compose("かな")
      scene.person.unmark()
      #expect(scene.drawn == "かな-|")
      #expect(field.formwork.value == "かな")
      #expect(scene.changes.map(\.status.text) == ["かな-"])
    }
  }

  @Test("A change that nobody was asked about is formed, once", arguments: Scene.profiles)
  func reconciles(profile: Profile) {
    Scene.field(profile, mask: nil) { scene, field in
      field.formwork.setMask(Scene.phone, options: .init(autoskip: true))
      scene.person.type("2125")
      scene.person.text?.textStorage?.replaceCharacters(
        in: NSRange(location: 8, length: 2), with: "")
      scene.person.text?.didChangeText()
      Simulation.current.endTurn()
      #expect(scene.drawn == "+1 (212|")
      #expect(field.formwork.value == "212")
      #expect(scene.changes.last?.status.value == "212")
    }
  }

  @Test("What nobody was asked about is rejected without a trace", arguments: Scene.profiles)
  func rejectsUnasked(profile: Profile) {
    Scene.field(profile, mask: nil) { scene, field in
      field.formwork.setMask(Scene.phone, options: .init(autoskip: true))
      scene.person.type("2125")
      scene.person.backspace()
      #expect(scene.drawn == "+1 (212|")
      let count = scene.changes.count
      scene.person.text?.textStorage?.replaceCharacters(
        in: NSRange(location: 7, length: 0), with: "x")
      scene.person.text?.didChangeText()
      Simulation.current.endTurn()
      #expect(scene.drawn == "+1 (212|")
      #expect(field.formwork.value == "212")
      #expect(scene.changes.count == count)
    }
  }

  @Test("A value becomes complete once", arguments: Scene.profiles)
  func completes(profile: Profile) {
    Scene.field(profile, mask: "[00]") { scene, _ in
      scene.person.type("12")
      scene.person.select(0..<1)
      scene.person.type("3")
      #expect(scene.changes.last?.status.value == "32")
      #expect(scene.completions == 1)
    }
  }

  @Test("What a key pushes out and a paste leaves out is told", arguments: Scene.profiles)
  func tellsWhatIsLost(profile: Profile) {
    Scene.field(profile, mask: nil) { scene, field in
      field.formwork.setMask("[00]", options: .init(overflow: .truncate))
      scene.person.paste("1234")
      #expect(scene.changes.last?.unused == "34")
      scene.person.select(0..<0)
      scene.person.type("9")
      #expect(field.formwork.value == "91")
      #expect(scene.changes.last?.removed == "2")
    }
  }

  @Test("Without a format the field has its own formatter again") func detaches() {
    let own = Formatter()
    Scene.field(.usual, mask: nil, configure: { $0.formatter = own }) { _, field in
      field.formwork.setMask("[00]")
      #expect(field.formatter is InputFormatter)
      field.formwork.inputFormat = nil
      #expect(field.formatter === own)
    }
  }

  @Test("Without a format the field keeps its text, and its own formatter shows its own")
  func detachesWithText() throws {
    let own = try InputFormatter(mask: "[00]-[00]", isLenient: true)
    for (formatter, shown) in [(nil, "+1 (123) 4"), (own, "12-34")] as [(InputFormatter?, String)] {
      Scene.field(.usual, mask: nil, configure: { $0.formatter = formatter }) { _, field in
        field.formwork.setMask(Scene.phone)
        field.objectValue = "1234"
        #expect(field.stringValue == "+1 (123) 4")
        field.formwork.inputFormat = nil
        #expect(field.stringValue == shown)
      }
    }
  }

  @Test("Without a format an edit goes on") func detachesWhileEdited() {
    Scene.field(.usual) { scene, field in
      scene.person.type("212")
      scene.person.select(5..<5)
      field.formwork.inputFormat = nil
      scene.person.type("x")
      #expect(scene.drawn == "+1 (2x|12) ")
    }
  }

  @Test("A formatter that the app sets later stays") func keepsLaterFormatter() {
    let own = Formatter()
    Scene.field(.usual) { _, field in
      field.formatter = own
      field.formwork.inputFormat = nil
      #expect(field.formatter === own)
    }
  }

  @Test("A field's formatter in another field is a formatter, and no more") func lends() {
    Scene.field(.usual) { scene, field in
      let other = NSTextField()
      other.formatter = field.formatter
      let third = NSTextField()
      third.formatter = field.formatter?.copy() as? Formatter
      #expect(third.formatter !== field.formatter)
      for stranger in [other, third] {
        scene.person.focus(stranger)
        scene.person.type("2x")
        #expect(scene.drawn == "+1 (2|")
        scene.person.leave()
        #expect(stranger.stringValue == "+1 (2")
      }
      #expect(scene.changes.isEmpty)
      #expect(Simulation.current.beeps == 0)
      #expect(field.formwork.value == "")
      scene.person.focus(field)
      scene.person.type("3")
      #expect(scene.changes.map(\.cause) == [.typing])
    }
  }
}
