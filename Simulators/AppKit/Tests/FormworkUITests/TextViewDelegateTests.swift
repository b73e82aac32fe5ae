import AppKit
import FormworkUnderTest
import Testing

/// The app's own delegate of a text view: it stays the app's, and is asked about each change.
@MainActor @Suite("Delegates of AppKit's text views") struct TextViewDelegateTests {
  @Test("The app's delegate may reject, and come late", arguments: Scene.profiles)
  func delegates(profile: Profile) {
    Scene.view(profile) { scene, view in
      let delegate = Delegate()
      view.delegate = delegate
      delegate.answer = false
      scene.person.type("2")
      #expect(view.string == "")
      delegate.answer = true
      scene.person.type("2")
      #expect(view.string == "+1 (2")
      scene.person.leave()
      #expect(delegate.ends == ["+1 (2"])
    }
  }

  @Test("A delegate that comes late isn't asked what is rejected", arguments: Scene.profiles)
  func delegatesBehind(profile: Profile) {
    Scene.view(profile) { scene, view in
      let delegate = Delegate()
      view.delegate = delegate
      scene.person.select(0..<0)
      scene.person.type("x2")
      #expect(delegate.asked == ["0,0:2"])
      #expect(view.formwork.wrappedDelegate === delegate)
      view.formwork.inputFormat = nil
      #expect(view.delegate === delegate)
      #expect(view.formwork.wrappedDelegate === delegate)
      scene.person.type("x")
      #expect(view.string == "+1 (2x")
    }
  }

  @Test("A delegate that is copied from another view is the app's", arguments: Scene.profiles)
  func delegatesCopied(profile: Profile) {
    Scene.view(profile) { scene, view in
      let delegate = Delegate()
      let other = NSTextView()
      other.delegate = delegate
      other.formwork.setMask(Scene.phone)
      other.formwork.value = "99"
      view.delegate = other.delegate
      scene.person.leave()
      scene.person.focus(view)
      scene.person.type("21")
      #expect(view.string == "+1 (21")
      #expect(other.string == "+1 (99")
      #expect(delegate.texts == ["+1 (2", "+1 (21"])
      #expect(delegate.asked == ["0,0:2", "5,0:1"])
      #expect(view.formwork.wrappedDelegate === delegate)
      view.formwork.inputFormat = nil
      #expect(view.delegate === delegate)
      view.delegate = other.delegate
      scene.person.type("x")
      #expect(view.string == "+1 (21x")
      #expect(other.string == "+1 (99")
      #expect(delegate.texts.last == "+1 (21x")
    }
  }

  @Test("A delegate may assign a text while it is asked", arguments: Scene.profiles)
  func delegatesAssign(profile: Profile) {
    final class Assigning: Delegate {
      override func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
        replacementString: String?
      ) -> Bool {
        if textView.string.isEmpty { textView.formwork.value = "9" }
        return true
      }
    }
    let delegate = Assigning()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask(Scene.phone)
      }
    ) { scene, view in
      scene.person.type("1")
      #expect(view.formwork.value == "19")
      #expect(view.string == "+1 (19")
    }
  }

  @Test("A delegate may be asked with ranges of the value", arguments: Scene.profiles)
  func valueRanges(profile: Profile) {
    let delegate = Delegate()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask(Scene.phone)
      }
    ) { scene, view in
      #expect(view.formwork.delegateRanges == .text)
      view.formwork.delegateRanges = .value
      view.formwork.value = "2125"
      scene.person.backspace()
      scene.person.select(4..<6)
      scene.person.type("9")
      scene.person.paste("345")
      #expect(delegate.asked == ["3,1:", "0,2:9", "1,0:345"])
      delegate.answer = false
      scene.person.type("5")
      #expect(view.formwork.value == "93452")
    }
  }

  @Test(
    "A delegate with the method for one range is asked about each range and its text",
    arguments: Scene.profiles)
  func severalRanges(profile: Profile) {
    let delegate = Delegate()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.inputFormat = AnyInputFormat(AllowedCharacters.any)
      }
    ) { scene, view in
      scene.person.type("xyz")
      delegate.asked = []
      let ranges = [NSRange(location: 0, length: 1), NSRange(location: 2, length: 1)]
      for strings in [["a", "b"], ["", "c"]] {
        _ = view.delegate?.textView?(
          view, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
          replacementStrings: strings)
        #expect(delegate.asked == ["0,1:\(strings[0])", "2,1:\(strings[1])"])
        delegate.asked = []
      }
    }
  }

  /// A change of attributes alone, such as bold letters, has no string.
  @Test(arguments: Scene.profiles) func attributesLeaveTheText(profile: Profile) {
    Scene.view(profile, mask: "[00]-[00]") { scene, view in
      let delegate = Delegate()
      view.delegate = delegate
      scene.person.type("1234")
      let (asked, changes) = (delegate.asked.count, scene.changes.count)
      for range in [0..<2, 0..<5, 4..<4] {
        let isAllowed = view.shouldChangeText(in: NSRange(range), replacementString: nil)
        #expect(isAllowed)
        if isAllowed { view.didChangeText() }
        #expect(view.string == "12-34")
        #expect(view.formwork.value == "1234")
      }
      #expect(delegate.asked.count == asked + 3)
      #expect(scene.changes.count == changes)
    }
  }

  /// A value that the app sets removes none of the app's own steps of undo in the window.
  @Test(arguments: Scene.profiles) func theAppsStepsOfUndoStay(profile: Profile) {
    final class Name { var text = "new" }
    Scene.view(profile, mask: "[00]-[00]") { scene, view in
      let name = Name()
      view.undoManager?.registerUndo(withTarget: name) { $0.text = "old" }
      view.formwork.value = "12"
      #expect(view.undoManager?.canUndo == true)
      view.formwork.format = .mask("[00]")
      view.undoManager?.undo()
      #expect(name.text == "old")
    }
  }
}
