import Testing
import UIKit

@Suite @MainActor struct TextViewTests {
  nonisolated static let keys: [Scene] = [
    .init(.iOS18, "", { $0.type("4") }, "4|", "SC{0,0}\"4\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(.iOS27, "", { $0.type("4") }, "4|", "SC{0,0}\"4\"→true · UNDO+1 · SEL{1,0} · NOTE · CH"),
    .init(.iOS18, "", { $0.backspace() }, "|", "SC{0,0}\"\"→true"),
    .init(
      .iOS18, "1",
      {
        $0.moveCaret(to: 0)
        $0.backspace()
      }, "|1", "SEL{0,0} · SC{0,0}\"\"→true"),
    .init(
      .iOS18, "1", { $0.pressReturn() }, "1\n|",
      "SC{1,0}\"\\n\"→true · UNDO+1 · SEL{2,0} · CH · NOTE"),
    .init(.iOS18, "1", { $0.tapClearButton() }, "1|", ""),
    .init(.iOS18, "", { $0.dictate("5") }, "5|", "UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(.iOS18, "", { $0.keypadInserts("5") }, "5|", "UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .nasty, "", { $0.keypadInserts("5") }, "5|", "SC{0,0}\"5\"→true · UNDO+1 · SEL{1,0}"),
    .init(.iOS18, "12", { replaceLast($0) }, "19|", "RANGE{1,1}\"9\" · UNDO+1 · SEL{2,0}"),
    .init(
      .iOS27, "12", { replaceLast($0) }, "19|",
      "RANGE{1,1}\"9\" · UNDO+1 · SEL{2,0} · NOTE · CH"),
    .init(.iOS18, "1", { $0.textView.text = "2\n" }, "2\n|", "TEXT\"2\\n\""),
    .init(
      .iOS18, "123", { $0.textView.selectedRange = NSRange(1..<2) }, "1|2|3",
      "CARET{1,1} · SEL{1,1}"),
    .init(.iOS18, "1", { $0.leave() }, "1|", "END"),
    .init(
      .iOS18, "one", { $0.rewrite(0..<3, as: "two") }, "two|",
      "SC{0,3}\"two\"→true · UNDO+1 · SEL{3,0} · CH · NOTE"),
    .init(
      .iOS18, "one",
      {
        $0.textView.writingToolsBehavior = .none
        $0.rewrite(0..<3, as: "two")
      }, "one|", ""),
    .init(
      .iOS18, "1",
      {
        $0.textView.isEditable = false
        $0.type("2")
        $0.paste("3")
        $0.pressReturn()
      }, "1|", "END"),
  ]

  static func replaceLast(_ person: Person) {
    let view = person.textView
    guard let start = view.position(from: view.endOfDocument, offset: -1),
      let range = view.textRange(from: start, to: view.endOfDocument)
    else { return }
    view.replace(range, withText: "9")
  }

  @Test(arguments: keys)
  func callsComeInOrder(scene: Scene) {
    Simulation.run(scene.profile) {
      let witness = ViewWitness()
      let person = sitAtView(witness, text: scene.text)
      scene.act(person)
      #expect(person.picture == scene.picture)
      #expect(Simulation.current.takeLog() == scene.log)
      #expect(Simulation.current.crashes == [])
    }
  }

  @Test(arguments: [(Profile.iOS18, 1), (.iOS15, 2)])
  func theSetterMayAskOnceMoreAboutASuggestion(profile: Profile, times: Int) {
    Simulation.run(profile.with { $0.autofillProbe = .none }) {
      let witness = ViewWitness()
      witness.allows = false
      witness.whenAsked = { view, range, word in
        view.text = (view.text as NSString).replacingCharacters(in: range, with: word)
      }
      let person = sitAtView(witness)
      person.insertSuggestion("word")
      #expect(person.text.components(separatedBy: "word").count == times + 1)
    }
  }

  @Test func editingBeginsAndEnds() {
    Simulation.run(.iOS18) {
      let witness = ViewWitness()
      let counter = ObservationTests.Counter()
      let tokens = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          counter.count += 1
        }
      }
      let person = sitAtView(witness)
      person.type("1")
      person.leave()
      #expect(witness.calls == ["begin", "change", "end"])
      #expect(counter.count == 3)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func settersAreObserved() {
    Simulation.run(.iOS18) {
      let counter = ObservationTests.Counter()
      let person = sitAtView()
      let witness = ViewWitness()
      let observations = [
        person.textView.observe(\.text, options: .new) { _, change in
          counter.count += change.newValue == "2" ? 1 : 0
        },
        person.textView.observe(\.attributedText) { _, _ in counter.count += 10 },
        person.textView.observe(\.delegate) { _, _ in counter.count += 100 },
      ]
      person.type("1")
      #expect(counter.count == 0)
      person.textView.text = "2"
      person.textView.attributedText = NSAttributedString(string: "3")
      person.textView.delegate = witness
      #expect(counter.count == 111)
      for observation in observations { observation.invalidate() }
    }
  }

  /// Counts what the text storage processes.
  final class StorageWitness: NSObject, NSTextStorageDelegate {
    var deltas: [Int] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      deltas.append(delta)
    }
  }

  @Test func theStorageSeesEveryEdit() {
    Simulation.run(.iOS18) {
      let storage = StorageWitness()
      let person = sitAtView(text: "1")
      person.textView.textStorage.delegate = storage
      person.type("2")
      person.textView.text = ""
      person.undo()
      #expect(storage.deltas == [1, -2])
      #expect(person.textView.textStorage.length == 0)
    }
  }

  @Test(arguments: Profile.all)
  func stepsGoBackAndForth(profile: Profile) {
    Simulation.run(profile) {
      let person = sitAtView()
      person.type("1")
      person.pressReturn()
      person.type("2")
      person.undo()
      person.undo()
      #expect(person.text == "1")
      person.redo()
      #expect(person.text == "1\n")
      #expect(Simulation.current.crashes == [])
    }
  }

  /// A delegate that forwards what it hasn't got, and reads its methods from its target.
  final class Forwarder: NSObject, UITextViewDelegate {
    nonisolated(unsafe) var target: NSObject?
    override func responds(to aSelector: Selector?) -> Bool {
      target?.responds(to: aSelector) ?? false
    }
    override func forwardingTarget(for aSelector: Selector?) -> Any? { target }
  }

  @Test func theMethodsAreLookedUpAtAssignmentAndForwarded() {
    Simulation.run(.iOS26) {
      let forwarder = Forwarder()
      let witness = ViewWitness()
      witness.allows = false
      let person = sitAtView(forwarder)
      forwarder.target = witness
      person.type("1")
      #expect(person.text == "1")
      person.textView.delegate = forwarder
      person.type("2")
      #expect(person.text == "1")
      #expect(
        forwarder.textView?(
          person.textView, shouldChangeTextInRanges: [], replacementText: "") == nil)
    }
  }
}
