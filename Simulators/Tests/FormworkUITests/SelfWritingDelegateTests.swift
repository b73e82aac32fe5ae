import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// The delegate of many apps: it replaces the characters itself, and returns `false`.
@MainActor @Suite("Delegates that write themselves") struct SelfWritingDelegateTests {
  @Test("B95 it is as if they returned true", arguments: Profile.all)
  func writing(profile: Profile) {
    for observes in [true, false] {
      let results = [true, false].map { writes in
        var result = ""
        Scene.run(profile.with { $0.observesText = observes }, mask: "[AA]-[00]") { scene in
          let app = Writer(writes: writes)
          scene.field.delegate = app
          scene.person.type("ab12")
          result += scene.drawn
          result += " completed \(scene.completions)"
          for _ in 0..<6 {
            scene.person.backspace()
            result += " " + scene.drawn
          }
          scene.person.paste("cd")
          result += " " + scene.drawn
          scene.person.undo()
          result += " undone " + scene.drawn
          result += " \(scene.changes.map(\.status.value))"
          #expect(scene.value == "")
        }
        return result
      }
      #expect(results[0] == results[1], "observed: \(observes)")
      #expect(results[0].contains(" a| | | "), "Backspace passes literals: \(results[0])")
    }
  }

  @Test("B95 any other text is an assignment", arguments: Profile.all)
  func otherText(profile: Profile) {
    Scene.run(profile, mask: "[AA]-[00]") { scene in
      let app = Writer(writes: true)
      app.text = "XY7"
      scene.field.delegate = app
      scene.person.type("a")
      #expect(scene.field.text == "XY-7")
      #expect(scene.value == "XY7")
    }
  }

  @Test("B95 in a text view", arguments: Profile.all)
  func views(profile: Profile) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      let app = Writer(writes: true)
      view.delegate = app
      view.formwork.setMask("[AA]-[00]")
      var changes: [String] = []
      view.formwork.onChange = { changes.append($0.status.value) }
      let person = Person(at: view)
      person.tap()
      person.type("ab12")
      #expect(view.text == "ab-12")
      for _ in 0..<6 { person.backspace() }
      person.endTurn()
      #expect(view.text == "")
      #expect(changes == ["a", "ab", "ab1", "ab12", "ab1", "ab", "a", ""])
      #expect(Simulation.current.crashes.isEmpty)
    }
  }
}

private final class Writer: UIKit.NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let writes: Bool
  @MainActor var text: String?

  init(writes: Bool) {
    self.writes = writes
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    [
      "textField:shouldChangeCharactersInRange:replacementString:",
      "textView:shouldChangeTextInRange:replacementText:",
    ].contains(selector.description)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard writes else { return true }
    let shown = NSString(string: textField.text ?? "")
    textField.text = text ?? shown.replacingCharacters(in: range, with: string)
    return false
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText string: String
  ) -> Bool {
    guard writes else { return true }
    let shown = NSString(string: textView.text ?? "")
    textView.text = text ?? shown.replacingCharacters(in: range, with: string)
    return false
  }
}
