import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("The app's delegate") struct DelegateTests {
  @Test("B59 the app's delegate may refuse; nothing changes then", arguments: Profile.all)
  func refusal(profile: Profile) {
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

  @Test("B59 what the format refuses isn't asked", arguments: Profile.all)
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
    Scene.run(profile, configure: { $0.delegateRanges = .value }) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.start("2125", caret: 10)
      scene.person.backspace()
      #expect(app.calls.filter { $0.hasPrefix("shouldChange") } == ["shouldChange {3, 1} \"\""])
    }
  }

  @Test(
    "B60 a selection of several ranges is asked about range by range",
    arguments: Profile.askingForRanges)
  func severalRanges(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.start("2125550100")
      scene.person.replaceInSeveralRanges(
        [NSRange(location: 4, length: 1), NSRange(location: 9, length: 1)], with: "7")
      #expect(
        app.calls.filter { $0.hasPrefix("shouldChange") } == [
          "shouldChange {4, 1} \"7\"", "shouldChange {9, 1} \"\"",
        ])
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
      scene.field.setMask(Scene.phone)
      #expect(scene.field.appDelegate === app)
      scene.person.type("2")
      #expect(app.calls.contains { $0.hasPrefix("shouldChange") })
      scene.field.delegate = scene.field.delegate
      #expect(scene.field.appDelegate === app)
      scene.person.pressReturn()
      #expect(app.calls.contains("shouldReturn"))
      scene.field.delegate = nil
      #expect(scene.field.appDelegate == nil)
      scene.person.type("1")
      #expect(scene.field.text == "+1 (21")
    }
  }

  @Test("B62 a manager that wraps the delegate, before or after", arguments: Profile.all)
  func wrapper(profile: Profile) {
    for wrapsAfter in [false, true] {
      Scene.run(profile, mask: nil) { scene in
        let app = AppDelegate([.range, .didEnd])
        let manager = WrappingDelegate()
        scene.field.delegate = app
        if wrapsAfter { scene.field.setMask(Scene.phone) }
        manager.wrap(scene.field)
        if !wrapsAfter { scene.field.setMask(Scene.phone) }
        scene.person.type("21")
        #expect(scene.field.text == "+1 (21")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
        #expect(manager.calls == 2)
        scene.person.leave()
        #expect(app.calls.count { $0 == "didEnd" } == 1)
        manager.unwrap(scene.field)
        scene.person.tap()
        scene.person.type("2")
        #expect(scene.value == "212")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 3)
        #expect(manager.calls == 2)
        #expect(scene.field.appDelegate === app)
      }
    }
  }

  @Test("B62 a manager may refuse what it has forwarded", arguments: Profile.all)
  func wrapperRefuses(profile: Profile) {
    Scene.run(profile) { scene in
      scene.field.delegate = AppDelegate([.range]).kept
      let manager = WrappingDelegate()
      manager.wrap(scene.field)
      manager.isAllowed = false
      scene.person.type("2")
      #expect(scene.drawn == "|")
      scene.expectSilence()
    }
  }

  @Test("B62 a manager that wraps the field of an app without a delegate", arguments: Profile.all)
  func wrapperOfNobody(profile: Profile) {
    Scene.run(profile) { scene in
      let manager = WrappingDelegate()
      manager.wrap(scene.field)
      scene.person.type("21")
      #expect(scene.drawn == "+1 (21|")
      #expect(manager.calls == 2)
      scene.expectEvents(2)
      manager.unwrap(scene.field)
      scene.person.type("2")
      #expect(scene.value == "212")
      #expect(manager.calls == 2)
    }
  }

  @Test("B62 a manager that goes before it was asked anything", arguments: Profile.all)
  func unusedWrapper(profile: Profile) {
    for isObserved in [true, false] {
      Scene.run(profile.with { $0.observation = isObserved }) { scene in
        let app = AppDelegate([.range])
        scene.field.delegate = app
        scene.person.leave()
        scene.person.tap()
        var manager: WrappingDelegate? = WrappingDelegate()
        manager?.wrap(scene.field)
        if isObserved { #expect(scene.field.appDelegate === manager) }
        manager?.unwrap(scene.field)
        #expect(scene.field.appDelegate === app)
        manager = nil
        #expect(scene.field.appDelegate === app)
        scene.person.type("2")
        #expect(scene.value == "2")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      }
    }
  }

  @Test("B62 managers that wrap twice, or one another, and go", arguments: Profile.all)
  func wrappers(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let (inner, outer) = (WrappingDelegate(), WrappingDelegate())
      scene.field.delegate = app
      inner.wrap(scene.field)
      inner.wrap(scene.field)
      outer.wrap(scene.field)
      outer.unwrap(scene.field)
      #expect(scene.field.appDelegate === inner)
      scene.field.delegate = scene.field.delegate
      #expect(scene.field.appDelegate === inner, "nobody went")
      scene.person.type("2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect((inner.calls, outer.calls) == (1, 0))
      inner.unwrap(scene.field)
      #expect(scene.field.appDelegate === app)
      scene.person.type("1")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      #expect((inner.calls, outer.calls) == (1, 0))
      #expect(scene.value == "21")
    }
  }

  @Test("B62 the app sets its delegate anew while a manager is there", arguments: Profile.all)
  func setAnew(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let manager = WrappingDelegate()
      scene.field.delegate = app
      manager.wrap(scene.field)
      scene.field.delegate = app
      #expect(scene.field.appDelegate === app)
      manager.unwrap(scene.field)
      #expect(scene.field.appDelegate === app)
      scene.person.type("2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect(manager.calls == 0)
    }
  }

  @Test("B64 a manager in front of a format that goes reaches the app", arguments: Profile.all)
  func detachBehindWrapper(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let manager = WrappingDelegate()
      scene.field.delegate = app
      manager.wrap(scene.field)
      scene.field.inputFormat = nil
      #expect(scene.field.delegate === manager)
      scene.person.type("x")
      #expect(scene.field.text == "x")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect(manager.calls == 1)
      scene.field.setMask(Scene.phone)
      scene.person.type("2")
      #expect(scene.value == "2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      #expect(manager.calls == 2)
    }
  }

  @Test("B62 a proxy that passes everything on stays in front", arguments: Profile.all)
  func reactiveProxy(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.field.setMask(Scene.phone)
      let proxy = ForwardingDelegate(to: scene.field.delegate)
      scene.field.delegate = proxy
      #expect(scene.field.delegate === proxy, "it checks that it is still there")
      scene.person.type("21")
      #expect(scene.field.text == "+1 (21")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      scene.field.delegate = proxy.next
      scene.person.type("2")
      #expect(scene.value == "212")
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
      #expect(scene.field.appDelegate == nil)
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
      scene.field.setMask(Scene.phone)
      scene.person.type("21")
      #expect(scene.field.keyboardType == .numberPad)
      scene.field.inputFormat = nil
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
      #expect(scene.field.inputFormat == nil)
    }
  }

  @Test("B64 a field takes everything with it", arguments: Profile.all)
  func release(profile: Profile) {
    Simulation.run(profile) {
      var field: UITextField? = UITextField(frame: .zero)
      weak let weakField = field
      field?.setMask(Scene.phone)
      field?.text = "212"
      weak let proxy = field?.delegate
      Simulation.current.endTurn()
      field = nil
      #expect(weakField == nil)
      #expect(proxy == nil)
    }
  }
}
