import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Text views") struct TextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    @MainActor var changes: [String] = []
    @MainActor var questions: [String] = []
    @MainActor var isAllowed = true

    func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      questions.append("{\(range.location), \(range.length)} \"\(text)\"")
      return isAllowed
    }

    override func responds(to selector: Selector!) -> Bool {
      ["textViewDidChange:", "textView:shouldChangeTextInRange:replacementText:"]
        .contains(selector.description)
    }
  }

  /// It only knows the question of iOS 26, about several ranges.
  private final class RangesDelegate: NSObject, UITextViewDelegate {
    @MainActor var questions: [String] = []
    @MainActor var isAllowed = true

    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      questions.append("\(ranges.map(\.rangeValue)) \"\(text)\"")
      return isAllowed
    }

    override func responds(to selector: Selector!) -> Bool {
      selector.description == "textView:shouldChangeTextInRanges:replacementText:"
    }
  }

  @MainActor private struct Scene {
    let view = UITextView(frame: .zero)
    let delegate = Delegate()
    let person: Person

    init(_ configure: (UITextView) -> Void) {
      view.delegate = delegate
      configure(view)
      person = Person(at: view)
      person.tap()
      delegate.changes = []
    }
  }

  private static func run(
    _ profile: Profile, _ configure: (UITextView) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Scene) -> Void
  ) {
    Simulation.run(profile) {
      body(Scene(configure))
      Simulation.current.endTurn()
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test("B01 a text view is masked as a field is", arguments: Profile.all)
  func typing(profile: Profile) {
    Self.run(profile, { $0.formwork.setMask("+1 ([000]) [000]-[0000]") }) { scene in
      var told: [InputChange] = []
      scene.view.formwork.onChange = { change in told.append(change) }
      scene.person.type("2125")
      #expect(scene.person.picture == "+1 (212) 5|")
      #expect(scene.view.formwork.value == "2125")
      #expect(scene.delegate.changes == ["+1 (2", "+1 (21", "+1 (212) ", "+1 (212) 5"])
      #expect(told.map(\.status.value) == ["2", "21", "212", "2125"])
      scene.person.backspace()
      #expect(scene.person.picture == "+1 (212) |")
      #expect(scene.delegate.changes.last == "+1 (212) ")
      scene.person.type("x")
      #expect(scene.delegate.changes.count == 5)
      scene.person.undo()
      scene.person.undo()
      #expect(scene.view.text == "")
      scene.person.redo()
      #expect(scene.view.formwork.value == "2125")
    }
  }

  @Test("B10 Backspace at the start changes nothing", arguments: Profile.all)
  func backspaceAtTheStart(profile: Profile) {
    Self.run(profile, { $0.formwork.setMask("[00]-[00]") }) { scene in
      scene.person.backspace()
      #expect(scene.view.text == "")
      scene.view.formwork.value = "12"
      scene.person.moveCaret(to: 0)
      scene.person.backspace()
      #expect(scene.view.text == "12-")
      #expect(scene.delegate.changes == [])
      #expect(scene.delegate.questions.contains("{0, 0} \"\""), "the app is asked as ever")
    }
  }

  @Test("B15 Cut, Paste and assignment in a text view", arguments: Profile.all)
  func clipboard(profile: Profile) {
    Self.run(profile, { $0.formwork.setMask("+1 ([000]) [000]-[0000]") }) { scene in
      scene.person.paste("212.555.0100")
      #expect(scene.person.picture == "+1 (212) 555-0100|")
      #expect(scene.delegate.changes.last == "+1 (212) 555-0100")
      #expect(Set(scene.delegate.changes).count == 1, "no raw text is seen")
      scene.person.select(4..<11)
      scene.person.cut()
      #expect(UIPasteboard.general.string == "212) 55")
      #expect(scene.view.formwork.value == "50100")
      scene.view.text = "305"
      #expect(scene.view.text == "+1 (305) ")
      #expect(scene.delegate.changes.last != "+1 (305) ")
    }
  }

  @Test("B51 a text view tells of what is rewritten once", arguments: Profile.all)
  func toldOnce(profile: Profile) {
    let configure: (UITextView) -> Void = { $0.formwork.setMask("+1 ([000]) [000]-[0000]") }
    Self.run(profile, configure) { scene in
      scene.person.systemShows("2125")
      #expect(scene.delegate.changes == ["+1 (212) 5"], "UIKit hasn't asked")
    }
    Self.run(profile.with { $0.selectionBeforeChange = false }, configure) { scene in
      scene.person.paste("212.555.0100")
      #expect(scene.delegate.changes == ["+1 (212) 555-0100"])
    }
  }

  @Test("B59 the app's delegate may reject in a text view", arguments: Profile.all)
  func rejection(profile: Profile) {
    Self.run(profile, { $0.formwork.setMask("[00]-[00]") }) { scene in
      scene.delegate.isAllowed = false
      scene.person.type("1")
      #expect(scene.view.text == "")
      #expect(scene.view.formwork.wrappedDelegate === scene.delegate)
      scene.view.formwork.inputFormat = nil
      #expect(scene.view.delegate === scene.delegate)
    }
  }

  @Test("B66 Return breaks the line, ends the editing, or is rejected", arguments: Profile.all)
  func returnKey(profile: Profile) {
    Self.run(profile, { $0.formwork.maximumLength = 4 }) { scene in
      scene.person.type("a")
      scene.person.pressReturn()
      scene.person.type("bcd")
      #expect(scene.view.text == "a\nbc")
    }
    Self.run(profile, { $0.formwork.setMask("[00]-[00]") }) { scene in
      scene.person.type("12")
      scene.person.pressReturn()
      #expect(scene.view.text == "12-")
    }
    Self.run(
      profile,
      {
        $0.formwork.maximumLength = 4; $0.formwork.returnPolicy = .endsEditing
      }
    ) { scene in
      scene.person.type("a")
      scene.person.pressReturn()
      #expect(scene.view.text == "a")
      #expect(!scene.view.isFirstResponder)
    }
    Self.run(
      profile,
      {
        $0.formwork.maximumLength = 9; $0.formwork.returnPolicy = .endsEditing
      }
    ) {
      $0.person.paste("Anna\n")
      #expect($0.view.text.hasPrefix("Anna") && $0.view.isFirstResponder, "a paste isn't Return")
    }
  }

  @Test("a delegate that only knows the question about several ranges is asked it")
  func severalRanges() {
    Simulation.run(.iOS26) {
      let (view, delegate) = (UITextView(frame: .zero), RangesDelegate())
      view.delegate = delegate
      view.formwork.setMask("[00]-[00]")
      let person = Person(at: view)
      person.tap()
      person.type("1")
      #expect(delegate.questions == ["[{0, 0}] \"1\""])
      delegate.isAllowed = false
      person.type("2")
      #expect(view.text == "1")
      #expect(delegate.questions.count == 2)
    }
  }

  @Test("B73 a setter that asks again is let, and the word appears once", arguments: Profile.all)
  func setterAsks(profile: Profile) {
    Self.run(
      profile.with { $0.textViewSetterCallsSC = .onQuickTypeTap },
      {
        $0.formwork.setMask("[AAAA]-[AAAA]")
      }
    ) { scene in
      scene.person.insertSuggestion("word")
      #expect(scene.view.text == "word-")
      #expect(scene.view.formwork.value == "word")
      #expect(scene.delegate.changes.last == "word-")
    }
  }

  @Test("B41 a composition in a text view is left alone", arguments: Profile.all)
  func composition(profile: Profile) {
    Self.run(profile, { $0.formwork.allowedCharacters = AllowedCharacters(.any, maximumLength: 3) })
    {
      scene in
      Simulation.current.keyboardLanguage = "zh-Hans"
      scene.person.compose("ni")
      scene.person.compose("nihao")
      #expect(scene.view.text == "nihao")
      #expect(scene.view.markedTextRange != nil)
      scene.person.commit("你好")
      #expect(scene.view.text == "你好")
      #expect(scene.view.formwork.value == "你好")
    }
  }

  @Test("a masked text view keeps Writing Tools off, as long as it is masked")
  func writingTools() {
    Self.run(.iOS26, { $0.formwork.setMask("[00]") }) { scene in
      #expect(scene.view.writingToolsBehavior == .none)
      scene.view.formwork.setMask(nil)
      #expect(scene.view.writingToolsBehavior == .complete, "what the system chooses")
      scene.view.writingToolsBehavior = .limited
      scene.view.formwork.setMask("[00]")
      #expect(scene.view.writingToolsBehavior == .none)
      scene.view.formwork.setMask("[0]-[00]")
      #expect(scene.view.writingToolsBehavior == .none)
      scene.view.formwork.setMask(nil)
      #expect(scene.view.writingToolsBehavior == .limited)
    }
  }

  @Test("what the app chooses for Writing Tools once there is a mask stays")
  func writingToolsOfTheApp() {
    Self.run(.iOS26, { $0.formwork.setMask("[00]") }) { scene in
      scene.view.writingToolsBehavior = .limited
      scene.view.formwork.maximumLength = 1
      #expect(scene.view.writingToolsBehavior == .limited)
      scene.view.formwork.setMask(nil)
      scene.view.formwork.maximumLength = nil
      #expect(scene.view.writingToolsBehavior == .limited)
    }
  }

  @Test("B68 a prefix in a text view", arguments: Profile.all)
  func prefix(profile: Profile) {
    Self.run(
      profile,
      {
        $0.formwork.setMask("+1 ([000])"); $0.formwork.completesOnFocus = true
      }
    ) { scene in
      #expect(scene.person.picture == "+1 (|")
      scene.person.leave()
      #expect(scene.view.text == "")
    }
  }
}
