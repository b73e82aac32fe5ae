import AppKit
import FormworkUnderTest
import Testing

/// Many masked fields cost no more for each key than the one that is edited.
@MainActor @Suite("AppKit: what is watched") struct WindowEventsTests {
  private final class CountingField: NSTextField {
    var questions = 0
    override func currentEditor() -> NSText? {
      questions += 1
      return super.currentEditor()
    }
  }

  @Test("the events of one window are none of another's", arguments: Scene.profiles)
  func windows(profile: Profile) {
    Simulation.run(profile) {
      let elsewhere = NSWindow()
      let others = (0..<50).map { _ in CountingField() }
      for field in others {
        elsewhere.addSubview(field)
        field.formwork.setMask(Scene.phone)
        field.questions = 0
      }
      let field = NSTextField()
      field.formwork.setMask(Scene.phone)
      let person = Person()
      person.focus(field)
      person.type("2125550100")
      #expect(field.formwork.value == "2125550100")
      #expect(others.map(\.questions).max() == 0)
    }
  }

  @Test("a field that moves to another window is watched there", arguments: Scene.profiles)
  func moves(profile: Profile) {
    Simulation.run(profile) {
      let field = NSTextField()
      field.formwork.setMask(Scene.phone)
      field.formwork.completesOnFocus = true
      let first = Person()
      first.focus(field)
      #expect(field.shown == "+1 (")
      first.leave()
      #expect(field.shown == "")
      let second = Person(in: NSWindow())
      second.window.addSubview(field)
      second.focus(field)
      #expect(field.shown == "+1 (")
      second.leave()
      #expect(field.shown == "")
    }
  }
}

extension NSTextField {
  /// What is on the screen.
  fileprivate var shown: String { currentEditor()?.string ?? stringValue }
}
