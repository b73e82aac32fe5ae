import FormworkListenersUnderTest
import Testing
import UIKit

/// `b.delegate = a.delegate`, where what stands in for `a`'s delegate is read and set elsewhere.
@MainActor @Suite("A delegate that was copied from another field") struct CopiedDelegateTests {
  /// A field with a phone mask that was typed into, beside the one of the scene.
  private func source(_ app: AppDelegate?) -> UITextField {
    let field = UITextField()
    field.delegate = app
    field.formwork.setMask(Scene.phone)
    field.formwork.value = "99"
    return field
  }

  private func type(_ keys: String, in scene: Scene, from other: UITextField) {
    scene.person.tap()
    scene.person.type(keys)
    scene.person.backspace()
    #expect(scene.value == String(keys.dropLast()))
    #expect(other.text == "+1 (99", "typing here writes nothing there")
    #expect(other.formwork.value == "99")
  }

  @Test("B62 copied between masked fields, it is the app's", arguments: Profile.all)
  func masked(profile: Profile) {
    for isObserved in [true, false] {
      let app = AppDelegate([.range, .shouldReturn])
      Scene.run(profile.with { $0.observation = isObserved }, focused: false) { scene in
        let other = source(app)
        scene.field.delegate = other.delegate
        type("212", in: scene, from: other)
        #expect(scene.field.text == "+1 (21")
        #expect(scene.field.formwork.wrappedDelegate === app)
        #expect(other.formwork.wrappedDelegate === app)
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 4)
        #expect(scene.changes.map(\.status.value) == ["2", "21", "212", "21"])
        scene.person.pressReturn()
        #expect(app.calls.count { $0 == "shouldReturn" } == 1)
      }
    }
  }

  @Test("B62 copied into a field without a mask, it passes on", arguments: Profile.all)
  func unmasked(profile: Profile) {
    let app = AppDelegate([.range])
    Scene.run(profile, mask: nil, focused: false) { scene in
      let other = source(app)
      scene.field.delegate = other.delegate
      type("abc", in: scene, from: other)
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 4)
      #expect(scene.field.formwork.wrappedDelegate === app)
      scene.field.formwork.value = ""
      scene.field.text = ""
      scene.field.formwork.setMask(Scene.phone)
      #expect(scene.field.formwork.wrappedDelegate === app)
      type("34", in: scene, from: other)
      scene.field.formwork.setMask(nil)
      #expect(scene.field.delegate === app)
    }
  }

  @Test("B62 copied from a field whose app has no delegate, it is none", arguments: Profile.all)
  func nobody(profile: Profile) {
    Scene.run(profile, focused: false) { scene in
      let other = source(nil)
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.field.delegate = other.delegate
      type("212", in: scene, from: other)
      #expect(scene.field.formwork.wrappedDelegate == nil)
      #expect(app.calls.isEmpty)
    }
  }

  @Test("B62 a question that is asked within another field's is a new one", arguments: Profile.all)
  func nested(profile: Profile) {
    let app = AppDelegate([.range, .ranges])
    Scene.run(profile, mask: nil) { scene in
      let other = source(app)
      scene.field.delegate = other.delegate
      let question = other.delegate
      let plain = scene.field
      var answers: [Bool] = []
      app.onQuestion = { [weak app] in
        app?.onQuestion = nil
        app?.isAllowed = false
        let range = NSRange(location: 4, length: 0)
        answers.append(
          question?.textField?(plain, shouldChangeCharactersIn: range, replacementString: "5")
            ?? true)
      }
      let range = NSRange(location: 4, length: 0)
      _ = question?.textField?(other, shouldChangeCharactersIn: range, replacementString: "5")
      #expect(answers == [false])
    }
  }

  @Test("B62 a proxy that reaches another field is no proxy of this one", arguments: Profile.all)
  func forwarding(profile: Profile) {
    let app = AppDelegate([.range])
    Scene.run(profile, focused: false) { scene in
      let other = source(app)
      let proxy = ForwardingDelegate(to: other.delegate)
      other.delegate = proxy
      scene.field.delegate = other.delegate
      #expect(other.delegate === proxy)
      #expect(scene.field.formwork.wrappedDelegate === proxy)
      type("212", in: scene, from: other)
      #expect(scene.field.text == "+1 (21")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 4)
    }
  }

  @Test("B62 copied from a field with a listener, it is the listener", arguments: Profile.all)
  func listener(profile: Profile) {
    let listener = MaskedTextFieldDelegate(primaryFormat: Scene.phone)
    Scene.run(profile, mask: nil, focused: false) { scene in
      let other = UITextField()
      other.formwork.setMask("[00]")
      other.delegate = listener
      other.formwork.value = "99"
      scene.field.delegate = other.delegate
      type("212", in: scene, from: other)
      #expect(scene.field.text == "+1 (21")
      #expect(scene.field.formwork.wrappedDelegate === listener)
    }
  }

  @Test("B62 copied between text views, it is the app's", arguments: Profile.all)
  func views(profile: Profile) {
    for isMasked in [true, false] {
      Simulation.run(profile) {
        let app = ViewDelegate()
        let (view, other) = (UITextView(), UITextView())
        if isMasked { view.formwork.setMask(Scene.phone) }
        other.formwork.setMask(Scene.phone)
        other.delegate = app
        other.formwork.value = "99"
        view.delegate = other.delegate
        let person = Person(at: view)
        person.tap()
        person.type("21")
        #expect(view.text == (isMasked ? "+1 (21" : "21"))
        #expect(other.text == "+1 (99")
        #expect(app.questions == 2)
        #expect(view.formwork.wrappedDelegate === app)
      }
    }
  }
}

private final class ViewDelegate: NSObject, UITextViewDelegate {
  @MainActor private(set) var questions = 0

  override func responds(to selector: Selector!) -> Bool {
    selector.description == "textView:shouldChangeTextInRange:replacementText:"
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    questions += 1
    return true
  }
}
