import AppKit
import FormworkUnderTest
import Testing

@MainActor @Suite("Text views of AppKit") struct TextViewTests {
  @Test("B82 insert, delete, replace, paste in a text view", arguments: Scene.profiles)
  func edits(profile: Profile) {
    Scene.view(profile) { scene, view in
      scene.person.type("2125")
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(view.formwork.value == "2125")
      scene.person.backspace(2)
      #expect(view.formwork.value == "21")
      scene.person.select(4..<5)
      scene.person.type("9")
      #expect(scene.drawn == "+1 (9|1")
      scene.person.delete()
      #expect(scene.drawn == "+1 (9|")
      scene.person.select(0..<5)
      scene.person.paste("1 212 555 0100")
      #expect(view.formwork.status.isValid)
      #expect(scene.completions == 1)
    }
  }

  @Test("B82 a rejected key changes nothing, and beeps", arguments: Scene.profiles)
  func rejects(profile: Profile) {
    Scene.view(profile) { scene, view in
      scene.person.type("21")
      scene.person.type("x")
      #expect(scene.drawn == "+1 (21|")
      #expect(Simulation.current.beeps == 1)
      #expect(scene.changes.count == 2)
      view.formwork.beepsOnRejection = false
      scene.person.type("x")
      #expect(Simulation.current.beeps == 1)
    }
  }

  @Test("Each change is told once, by every means, in its final state", arguments: Scene.profiles)
  func tells(profile: Profile) {
    let delegate = Delegate()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask(Scene.phone)
      }
    ) { scene, view in
      scene.person.type("212")
      #expect(delegate.texts == ["+1 (2", "+1 (21", "+1 (212) "])
      #expect(scene.changes.map(\.status.text) == delegate.texts)
      #expect(scene.changes.map(\.cause) == [.typing, .typing, .typing])
      #expect(delegate.asked == ["0,0:2", "5,0:1", "6,0:2"])
      #expect(view.formwork.wrappedDelegate === delegate)
    }
  }

  @Test("What the mask writes looks like what is typed", arguments: Scene.profiles)
  func keepsAttributes(profile: Profile) {
    Scene.view(profile) { scene, view in
      let kern = NSAttributedString.Key("NSKern")
      view.typingAttributes = [kern: 3]
      scene.person.type("2125")
      #expect(view.string == "+1 (212) 5")
      for place in 0..<view.string.utf16.count {
        #expect(view.textStorage?.attribute(kern, at: place) as? Int == 3, "at \(place)")
      }
    }
  }

  @Test(
    "A text that is to stay raw stays raw, until the person edits it", arguments: Scene.profiles)
  func staysRaw(profile: Profile) {
    Scene.view(profile, configure: { $0.formwork.formatsAssignedText = false }) { scene, view in
      view.string = "2125550"
      if !profile.observation { _ = view.formwork.value }
      scene.person.leave()
      scene.person.focus(view)
      #expect(view.string == "2125550")
      #expect(scene.changes.isEmpty)
      scene.person.select(7..<7)
      scene.person.type("1")
      #expect(scene.drawn == "+1 (212) 555-01|")
      #expect(view.formwork.value == "21255501")
      #expect(scene.changes.map(\.status.value) == ["21255501"])
    }
  }

  @Test("Undo and redo are AppKit's, and bring back text and value", arguments: Scene.profiles)
  func undoes(profile: Profile) {
    Scene.view(profile) { scene, view in
      var texts = [""]
      for digit in ["2", "1", "2", "5", "5"] {
        scene.person.type(digit)
        texts.append(view.string)
      }
      scene.person.select(5..<6)
      scene.person.type("9")
      #expect(view.formwork.value == "29255")
      scene.person.undo()
      #expect(view.string == texts[5])
      #expect(view.formwork.value == "21255")
      #expect(scene.changes.last?.cause == .undo)
      while view.undoManager?.canUndo == true {
        scene.person.undo()
        #expect(texts.contains(view.string))
        #expect(
          view.formwork.inputFormat?.formatted(value: view.formwork.value).text == view.string)
      }
      #expect(view.string == "")
      #expect(view.formwork.value == "")
      while view.undoManager?.canRedo == true { scene.person.redo() }
      #expect(view.formwork.value == "29255")
    }
  }

  @Test("A composition is left alone, and formed when it ends", arguments: Scene.profiles)
  func composes(profile: Profile) {
    Scene.view(profile, mask: "[__]-[__]") { scene, view in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.compose("k")
      scene.person.compose("かな")
      #expect(view.string == "かな")
      #expect(view.hasMarkedText())
      scene.person.insert("仮名")
      #expect(view.string == "仮名-")
      #expect(view.formwork.value == "仮名")
      #expect(scene.changes.last?.status.text == "仮名-")
      scene.person.undo()
      #expect(view.string == "")
      #expect(view.formwork.value == "")
    }
  }

  @Test("What a composition leaves that doesn't fit goes", arguments: Scene.profiles)
  func rejectsCompositions(profile: Profile) {
    Scene.view(profile) { scene, view in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.type("21")
      scene.person.compose("か")
      #expect(view.string == "+1 (21か")
      scene.person.insert("家")
      #expect(scene.drawn == "+1 (21|")
      scene.person.type("2")
      #expect(view.formwork.value == "212")
    }
  }

  @Test("A composition that is left by a click is formed at once")
  func unmarks() {
    for profile in Scene.profiles {
      Scene.view(profile, mask: "[__]-[__]") { scene, view in
        scene.person.compose("かな")
        scene.person.unmark()
        #expect(view.string == "かな-")
        #expect(view.formwork.value == "かな")
        #expect(scene.changes.map(\.status.text) == ["かな-"])
      }
    }
  }

  @Test("A composition is formed when the editing ends", arguments: Scene.profiles)
  func unmarksAtTheEnd(profile: Profile) {
    let delegate = Delegate()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask("[__]-[__]")
      }
    ) { scene, view in
      scene.person.compose("かな")
      scene.person.leave()
      #expect(delegate.ends == ["かな-"])
      #expect(view.formwork.value == "かな")
    }
  }

  @Test("The delegate hears of a text that had to be written, once, and not of the raw one")
  func tellsOfWritten() {
    let delegate = Delegate()
    Scene.view(
      .usual, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask("[__]-[__]")
      }
    ) { scene, _ in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.compose("かな")
      _ = Simulation.current.takeLog()
      scene.person.insert("仮名")
      #expect(delegate.texts == ["かな", "仮名-"])
      // AppKit lays out and undoes what it is told of by `didChangeText()`.
      #expect(Simulation.current.log.filter { $0 == "CH" }.count == 2)
      #expect(scene.changes.map(\.status.text) == ["仮名-"])
    }
  }

  @Test("An app that answers a key by a text of its own is told once", arguments: Scene.profiles)
  func answers(profile: Profile) {
    final class Trimming: Delegate {
      override func textDidChange(_ notification: Notification) {
        guard let view = notification.object as? NSTextView, view.string.hasSuffix("5") else {
          return
        }
        view.string = String(view.string.dropLast())
      }
    }
    let delegate = Trimming()
    Scene.view(
      profile, mask: nil,
      configure: {
        $0.delegate = delegate
        $0.formwork.setMask("[0000]")
      }
    ) { scene, view in
      scene.person.type("125")
      #expect(view.string == "12")
      #expect(view.formwork.value == "12")
      if profile.observation { #expect(scene.changes.map(\.status.value) == ["1", "12", "12"]) }
    }
  }

  @Test("Dead keys and the menu of accents", arguments: Scene.profiles)
  func accents(profile: Profile) {
    Scene.view(profile, mask: "[____]") { scene, view in
      scene.person.type("caf")
      scene.person.compose("´")
      #expect(view.string == "caf´")
      scene.person.insert("é")
      #expect(scene.drawn == "café|")
      scene.person.backspace()
      scene.person.type("e")
      scene.person.insert("è", over: NSRange(location: 3, length: 1))
      #expect(scene.drawn == "cafè|")
      #expect(scene.changes.last?.status.value == "cafè")
    }
  }

  @Test("Cut fills the pasteboard", arguments: Scene.profiles)
  func cuts(profile: Profile) {
    Scene.view(profile) { scene, view in
      scene.person.type("2125")
      scene.person.select(4..<7)
      scene.person.cut()
      #expect(NSPasteboard.general.string(forType: .string) == "212")
      #expect(view.formwork.value == "5")
      scene.person.undo()
      #expect(view.formwork.value == "2125")
    }
  }

  @Test("An assigned text is shown formatted, silently", arguments: Scene.profiles)
  func assigns(profile: Profile) {
    Scene.view(profile) { scene, view in
      view.string = "2125550100"
      #expect(view.formwork.value == "2125550100")
      #expect(view.string == "+1 (212) 555-0100")
      view.formwork.value = "7"
      #expect(view.string == "+1 (7")
      #expect(scene.changes.isEmpty)
      scene.person.undo()
      #expect(view.string == "+1 (7")
    }
  }

  @Test("Settings add up; a wrong pattern leaves the view as it is") func settings() {
    Scene.view(.usual, mask: nil) { scene, view in
      view.formwork.allowedCharacters = .digits
      view.formwork.maximumLength = 3
      scene.person.paste("1-2 3")
      #expect(view.string == "123")
      view.formwork.setMask("[00")
      #expect(view.formwork.status.formatError != nil)
      #expect(view.formwork.inputFormat == nil)
      scene.person.type("x")
      #expect(view.string == "123x")
      #expect(view.delegate == nil)
    }
  }
}
