import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("The app's delegate") struct DelegateTests {
  @Test("B59 the app's delegate may reject; nothing changes then", arguments: Profile.all)
  func rejection(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range, .ranges])
      scene.field.delegate = app
      scene.start("212")
      app.isAllowed = false
      scene.person.type("5")
      scene.person.backspace()
      scene.person.paste("555")
      scene.person.select(4..<6)
      scene.person.cut()
      #expect(scene.field.text == "+1 (212) ")
      #expect(scene.value == "212")
      scene.expectSilence()
      app.isAllowed = true
      scene.person.moveCaret(to: 9)
      scene.person.type("5")
      #expect(scene.value == "2125")
    }
  }

  @Test("B59 what the format rejects isn't asked", arguments: Profile.all)
  func orderOfQuestions(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range, .ranges])
      scene.field.delegate = app
      scene.person.type("x")
      #expect(app.calls.filter { $0.contains("shouldChange") } == [])
      scene.person.type("2")
      #expect(app.calls.filter { $0.contains("shouldChange") }.count == 1)
    }
  }

  @Test("B59 a delegate that changes the text while it is asked", arguments: Profile.all)
  func changesMeanwhile(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range, .ranges])
      scene.field.delegate = app
      scene.start("21")
      app.onQuestion = { [weak field = scene.field] in field?.text = "30" }
      scene.person.type("5")
      app.onQuestion = nil
      #expect(scene.value == "305", "neither the app's text nor the key is lost")
      #expect(scene.field.text == "+1 (305) ")
    }
  }

  @Test(
    "B60 one question for each change, whichever forms the delegate has", arguments: Profile.all,
    [[.range], [.ranges], [.range, .ranges], []] as [Set<AppDelegate.Method>])
  func forms(profile: Profile, methods: Set<AppDelegate.Method>) {
    Scene.run(profile) { scene in
      let app = AppDelegate(methods)
      scene.field.delegate = app
      scene.start("212")
      app.calls = []
      scene.person.type("5")
      let asked = app.calls.filter { $0.hasPrefix("shouldChange") }
      let knows =
        methods.contains(.range) || methods.contains(.ranges) && profile.rangeAPI == .multi
      #expect(asked.count == (knows ? 1 : 0))
      if let question = asked.first { #expect(question.hasSuffix("{9, 0} \"5\"")) }
      #expect(scene.value == "2125")
    }
  }

  @Test("B60 the ranges can be those of the value", arguments: Profile.all)
  func valueRanges(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.delegateRanges = .value }) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.start("2125", caret: 10)
      scene.person.backspace()
      #expect(app.calls.filter { $0.hasPrefix("shouldChange") } == ["shouldChange {3, 1} \"\""])
    }
  }

  @Test(
    "B60 who knows one range only is asked once about several, with their union",
    arguments: Profile.askingForRanges)
  func severalRanges(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.start("2125550100")
      scene.person.replaceInSeveralRanges(
        [NSRange(location: 4, length: 1), NSRange(location: 9, length: 1)], with: "7")
      #expect(
        app.calls.filter { $0.hasPrefix("shouldChange") } == ["shouldChange {4, 6} \"7\""])
      #expect(scene.value == "712550100")
    }
  }

  @Test("B61 a delegate set while editing gets all its calls", arguments: Profile.all)
  func replacedWhileEditing(profile: Profile) {
    Scene.run(profile) { scene in
      let plain = AppDelegate([.didEnd])
      let reasoned = AppDelegate([.didEnd, .didEndReason])
      scene.field.delegate = plain
      scene.person.type("2")
      scene.person.leave()
      #expect(plain.calls.filter { $0.hasPrefix("didEnd") } == ["didEnd"])
      scene.person.tap()
      scene.field.delegate = reasoned
      scene.person.leave()
      #expect(reasoned.calls.filter { $0.hasPrefix("didEnd") } == ["didEnd for a reason"])
      #expect(plain.calls.count { $0.hasPrefix("didEnd") } == 1)
    }
  }

  @Test("B61 only what the app has is there", arguments: Profile.all)
  func presence(profile: Profile) {
    Scene.run(profile) { scene in
      let reason = Selector(("textFieldDidEndEditing:reason:"))
      let suggestion = Selector(("textField:insertInputSuggestion:"))
      let ranges = Selector(("textField:shouldChangeCharactersInRanges:replacementString:"))
      scene.field.delegate = AppDelegate([.didEnd]).kept
      #expect(scene.field.delegate?.responds(to: reason) == false)
      #expect(scene.field.delegate?.responds(to: suggestion) == false)
      #expect(scene.field.delegate?.responds(to: ranges) == true)
      scene.field.delegate = AppDelegate([.didEndReason]).kept
      #expect(scene.field.delegate?.responds(to: reason) == true)
    }
  }

  @Test("B61 an end told for a reason reaches who knows no reasons", arguments: Profile.all)
  func endForAReason(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.didEnd])
      scene.field.delegate = app
      let wrapper = ReasonWrapper(of: scene.field)
      scene.person.leave()
      #expect(wrapper.calls == 1)
      #expect(app.calls == ["didEnd"])
    }
  }

  @Test("B61 a moved caret is the app's to know", arguments: Profile.all)
  func selection(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.didChangeSelection])
      scene.field.delegate = app
      scene.start("212")
      app.calls = []
      scene.person.moveCaret(to: 5)
      #expect(app.calls == ["selection"])
    }
  }

  @Test("B62 set before or after, read by its own name", arguments: Profile.all)
  func beforeOrAfter(profile: Profile) {
    let app = AppDelegate([.range, .shouldReturn])
    Scene.run(profile, mask: nil) { scene in
      scene.field.delegate = app
      scene.field.formwork.setMask(Scene.phone)
      #expect(scene.field.formwork.wrappedDelegate === app)
      scene.person.type("2")
      #expect(app.calls.contains { $0.hasPrefix("shouldChange") })
      scene.field.delegate = scene.field.delegate
      #expect(scene.field.formwork.wrappedDelegate === app)
      scene.person.pressReturn()
      #expect(app.calls.contains("shouldReturn"))
      scene.field.delegate = nil
      #expect(scene.field.formwork.wrappedDelegate == nil)
      scene.person.type("1")
      #expect(scene.field.text == "+1 (21")
    }
  }

  @Test("B62 unobserved, the place is taken back with the next focus", arguments: Profile.all)
  func unobserved(profile: Profile) {
    Scene.run(profile.with { $0.observation = false }, focused: false) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.person.tap()
      #expect(scene.field.delegate !== app)
      scene.person.type("21")
      #expect(scene.field.text == "+1 (21")
      #expect(app.calls.contains { $0.hasPrefix("shouldChange") })
    }
  }

  @Test("B63 a delegate that dies leaves the defaults", arguments: Profile.all)
  func death(profile: Profile) {
    Scene.run(profile) { scene in
      var app: AppDelegate? = AppDelegate([.range, .ranges, .shouldReturn])
      app?.isAllowed = false
      scene.field.delegate = app
      scene.person.type("2")
      #expect(scene.value == "")
      app = nil
      scene.person.type("2")
      #expect(scene.value == "2")
      #expect(scene.field.formwork.wrappedDelegate == nil)
      scene.person.pressReturn()
    }
  }

  @Test("B64 without a format the field is as it was", arguments: Profile.all)
  func detach(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      let events = scene.field.allControlEvents
      let keyboard = scene.field.keyboardType
      scene.field.formwork.setMask(Scene.phone)
      scene.person.type("21")
      #expect(scene.field.keyboardType == .numberPad)
      scene.field.formwork.inputFormat = nil
      #expect(scene.field.delegate === app)
      #expect(scene.field.allControlEvents == events)
      #expect(scene.field.keyboardType == keyboard)
      #expect(scene.field.autocorrectionType == .default)
      #expect(scene.field.undoManager?.canUndo == false)
      #expect(scene.field.text == "+1 (21")
      scene.person.type("x")
      #expect(scene.field.text == "+1 (21x")
      scene.field.text = "raw"
      #expect(scene.field.text == "raw")
      #expect(scene.field.formwork.inputFormat == nil)
    }
  }

  @Test("B64 a field takes everything with it", arguments: Profile.all)
  func release(profile: Profile) {
    Simulation.run(profile) {
      var field: UITextField? = UITextField(frame: .zero)
      weak let weakField = field
      field?.formwork.setMask(Scene.phone)
      field?.text = "212"
      weak let proxy = field?.delegate
      Simulation.current.endTurn()
      field = nil
      #expect(weakField == nil)
      #expect(proxy == nil)
    }
  }

  /// A delegate that does something itself in the middle of a question or a message.
  private final class Busy: NSObject, UITextFieldDelegate {
    private let name: String
    @MainActor private let act: (UITextField) -> Void
    @MainActor private(set) var calls = 0

    @MainActor init(_ method: AppDelegate.Method, _ act: @escaping (UITextField) -> Void) {
      name = method.rawValue
      self.act = act
      super.init()
    }

    override func responds(to selector: Selector!) -> Bool { selector.description == name }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      calls += 1
      act(textField)
      return false
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      calls += 1
      if calls == 1 { act(textField) }
    }
  }

  @Test("a delegate that clears the field itself assigns a text", arguments: Profile.all)
  func clearsByItself(profile: Profile) {
    for text in ["", "9"] {
      Scene.run(profile) { scene in
        scene.start("2125")
        var seen = ""
        let delegate = Busy(.shouldClear) { field in
          field.text = text
          seen = field.formwork.value
        }
        scene.field.delegate = delegate
        scene.person.tapClearButton()
        #expect(delegate.calls == 1)
        #expect(seen == text)
        #expect(scene.value == text)
        #expect(scene.changes.isEmpty)
      }
    }
  }

  @Test(
    "a selection that the app makes in answer to another is kept out of a prefix",
    arguments: Profile.all)
  func selectsByItself(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.locksPrefix = true }) { scene in
      scene.start("2125")
      let delegate = Busy(.didChangeSelection) { $0.selectAll(nil) }
      scene.field.delegate = delegate
      scene.person.moveCaret(to: 6)
      #expect(delegate.calls > 0)
      #expect(scene.drawn == "+1 ([212) 5]")
    }
  }
}
