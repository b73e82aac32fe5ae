import FormworkUnderTest
import Testing
import UIKit

/// The examples of the article Accessibility, compiled and run.
@MainActor @Suite struct AccessibilityTests {
  @Test func rejections() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: rejections
      field.formwork.format = .mask("[000]-[000]")
      field.accessibilityHint = "Six digits"
      field.formwork.rejectionAnnouncement = "Only digits"
      field.formwork.tapsOnRejection = true
      // end
      let person = Person(at: field)
      Simulation.current.isVoiceOverRunning = true
      person.tap()
      person.type("x")
      #expect(Simulation.current.announcements == ["Only digits"])
      // The tap is code for iOS only, which isn't compiled here.
    }
  }

  @Test func leftToRight() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      // example: leftToRight
      field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      field.formwork.layOutLeftToRight()
      // end
      #expect(field.semanticContentAttribute == .forceLeftToRight)
    }
  }
}
