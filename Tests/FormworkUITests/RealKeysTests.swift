#if canImport(UIKit) && !os(watchOS)
import Testing
import UIKit
#if canImport(FormworkUnderTest)
import FormworkUnderTest
#else
import Formwork
#endif

extension RealFieldTests {
  /// The behaviours that need a field with the focus.
  @MainActor
  @Suite(
    .enabled("a field gets no focus in a test without an app") { await Keyboard.hasFocus })
  struct Keys {
    @Test("B01 keys at the end of the text")
    func typing() async {
      let keyboard = Keyboard()
      var changes: [InputChange] = []
      keyboard.field.formwork.onChange = { change in changes.append(change) }
      await keyboard.type("2125550100")
      #expect(keyboard.field.text == "+1 (212) 555-0100")
      #expect(keyboard.selection == NSRange(location: 17, length: 0))
      #expect(changes.count == 10)
      #expect(changes.last?.status.isValid == true)
    }

    @Test("B03 a key in the middle")
    func typingInTheMiddle() async {
      let keyboard = Keyboard(value: "1234")
      keyboard.select(5..<5)
      await keyboard.type("9")
      #expect(keyboard.field.text == "+1 (192) 34")
      #expect(keyboard.selection == NSRange(location: 6, length: 0))
    }

    @Test("B04 a rejected key changes nothing")
    func rejection() async {
      let keyboard = Keyboard(value: "12")
      var events = 0
      keyboard.field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
      keyboard.select(6..<6)
      await keyboard.type("x")
      #expect(keyboard.field.text == "+1 (12")
      #expect(events == 0)
    }

    @Test("B08 Backspace behind a literal makes progress")
    func backspace() async {
      let keyboard = Keyboard(value: "1234")
      keyboard.select(9..<9)
      await keyboard.backspace()
      #expect(keyboard.field.text == "+1 (124) ")
      await keyboard.backspace()
      #expect(keyboard.field.formwork.value == "14")
    }

    @Test("B14 a selection across literals is deleted")
    func deletion() async {
      let keyboard = Keyboard(value: "2125550100")
      keyboard.select(5..<11)
      await keyboard.backspace()
      #expect(keyboard.field.formwork.value == "250100")
      #expect(keyboard.field.text == "+1 (250) 100-")
    }

    @Test("B39 an emoji is deleted whole")
    func emoji() async {
      let emoji = AllowedCharacters.emoji
      let keyboard = Keyboard(mask: nil)
      keyboard.field.formwork.format = FieldFormat(emoji)
      await keyboard.type("👩‍👩‍👧x🇺🇸")
      #expect(keyboard.field.text == "👩‍👩‍👧🇺🇸")
      await keyboard.backspace()
      #expect(keyboard.field.text == "👩‍👩‍👧")
    }

    @Test("B51 one event of each kind for a key")
    func events() async {
      let keyboard = Keyboard()
      var events = 0
      keyboard.field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
      await keyboard.type("2125")
      #expect(events == 4)
    }

    @Test("B54 typing is undone")
    func undo() async {
      let keyboard = Keyboard()
      await keyboard.type("212")
      #expect(keyboard.field.undoManager?.canUndo == true)
      keyboard.field.undoManager?.undo()
      await System.turn()
      #expect(keyboard.field.formwork.value == "")
    }

    @Test("B59 the app's delegate may reject")
    func delegate() async {
      let keyboard = Keyboard(value: "212")
      let app = AnsweringDelegate()
      keyboard.field.delegate = app
      keyboard.select(9..<9)
      app.isAllowed = false
      await keyboard.type("5")
      #expect(keyboard.field.formwork.value == "212")
      app.isAllowed = true
      await keyboard.type("5")
      #expect(keyboard.field.formwork.value == "2125")
      #expect(app.questions == 2)
    }

    @Test("B41 what an input method marks is left alone until it is unmarked")
    func composition() async {
      let keyboard = Keyboard(mask: "[____]-[____]")
      keyboard.field.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
      await System.turn()
      #expect(keyboard.field.text == "nihao")
      keyboard.field.unmarkText()
      keyboard.field.sendActions(for: .editingChanged)
      await System.turn()
      #expect(keyboard.field.text == "niha-o")
    }
  }
}
#endif
