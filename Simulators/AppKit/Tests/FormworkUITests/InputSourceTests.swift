import AppKit
import FormworkUnderTest
import Testing

/// A key is kept from the mask while an input method may compose with it, and only then.
@MainActor @Suite("AppKit: keyboards") struct InputSourceTests {
  @Test(
    "a layout of anybody's is a layout", arguments: Scene.profiles,
    ["com.apple.keylayout.US", "org.sil.ukelele.keyboardlayout.mine", "com.example.Dvorak"])
  func layouts(profile: Profile, source: String) {
    Scene.field(profile) { scene, field in
      Simulation.current.inputSource = source
      scene.person.type("a2b1c2")
      #expect(scene.drawn == "+1 (212) |")
      #expect(field.formwork.value == "212")
    }
    Scene.view(profile) { scene, view in
      Simulation.current.inputSource = source
      scene.person.type("a2b1c2")
      #expect(view.formwork.value == "212")
    }
  }

  @Test("under a formatter of the app's own, too") func formatter() throws {
    try Simulation.run(.usual) {
      let field = NSTextField()
      field.formatter = try InputFormatter(mask: Scene.phone, isLenient: true)
      let person = Person()
      person.focus(field)
      Simulation.current.inputSource = "org.sil.ukelele.keyboardlayout.mine"
      person.type("abc2")
      #expect(person.text?.string == "+1 (2")
    }
  }

  @Test("what is marked is left alone by a formatter of the app's own, whatever marked it")
  func marked() throws {
    try Simulation.run(.usual) {
      let field = NSTextField()
      field.formatter = try InputFormatter(mask: "[00]-[00]", isLenient: true)
      let person = Person()
      person.focus(field)
      // The palette of characters marks, too, and the keyboard may be anybody's layout.
      Simulation.current.inputSource = "com.apple.keylayout.US"
      person.compose("1")
      person.compose("1x")
      #expect(person.text?.string == "1x")
      #expect(person.text?.hasMarkedText() == true)
    }
  }

  @Test("an input method of anybody's composes", arguments: Scene.profiles, [true, false])
  func methods(profile: Profile, tellsKind: Bool) {
    Scene.field(profile, mask: "[__]-[__]") { scene, field in
      Simulation.current.tellsKindOfInputSource = tellsKind
      Simulation.current.inputSource = "im.rime.inputmethod.Squirrel"
      // What might be the first letter of a composition is let in before it is marked.
      scene.person.insert("k")
      scene.person.compose("かな")
      #expect(scene.drawn.hasSuffix("かな|"))
    }
  }

  @Test("where the kind isn't told, Apple's names are known", arguments: Scene.profiles)
  func untold(profile: Profile) {
    Scene.field(profile) { scene, field in
      Simulation.current.tellsKindOfInputSource = false
      scene.person.type("a2")
      #expect(field.formwork.value == "2")
    }
  }
}
