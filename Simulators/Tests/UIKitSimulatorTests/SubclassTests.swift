import Testing
import UIKit

/// What apps override in a text view, which has to compile and to be reached.
@Suite @MainActor struct SubclassTests {
  final class Refined: UITextView, @unchecked Sendable {
    weak var asked: (any UITextViewDelegate)?
    var calls: [String] = []

    override var delegate: (any UITextViewDelegate)? {
      get { asked }
      set {
        asked = newValue
        super.delegate = newValue
      }
    }
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      calls.append("insert")
      super.insertText(text)
    }
    override func cut(_ sender: Any?) { calls.append("cut") }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      calls.append("window")
    }
  }

  @Test func whoTheGetterAnswersWithIsAsked() {
    Simulation.run(.iOS18) {
      let view = Refined()
      let (given, answered) = (ViewWitness(), ViewWitness())
      view.delegate = given
      view.asked = answered
      let person = Person(at: view)
      person.tap()
      person.type("1")
      #expect(given.calls.isEmpty)
      #expect(answered.calls.contains("begin"))
    }
  }

  @Test func overridesAreReached() {
    Simulation.run(.iOS18) {
      let view = Refined()
      let witness = ViewWitness()
      view.delegate = witness
      let person = Person(at: view)
      person.tap()
      person.type("1")
      person.pressReturn()
      person.backspace()
      person.cut()
      person.copy()
      person.paste("2")
      #expect(
        view.calls == [
          "window", "layout", "insert", "insert", "delete", "cut", "copy", "paste",
        ])
      #expect(view.delegate === witness)
      #expect(person.text == "1")
      view.removeFromSuperview()
      #expect(witness.calls.last == "end")
    }
  }
}
