@testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Everything else of a field") struct FieldTests {
  @Test("B70 a selection in several ranges is typed over", arguments: Profile.askingForRanges)
  func severalRanges(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.replaceInSeveralRanges(
        [NSRange(location: 4, length: 3), NSRange(location: 9, length: 3)], with: "7")
      #expect(scene.value == "70100")
      #expect(scene.field.text == scene.expected)
      #expect(scene.changes.count == 1)
    }
  }

  @Test("B71 a left-to-right mask in a right-to-left interface", arguments: Profile.all)
  func rightToLeft(profile: Profile) {
    Scene.run(profile, configure: { $0.semanticContentAttribute = .forceRightToLeft }) { scene in
      scene.person.type("2125")
      #expect(scene.drawn == "+1 (212) 5|")
      scene.person.backspace()
      #expect(scene.value == "212")
      scene.field.formwork.layOutLeftToRight()
      #expect(scene.field.semanticContentAttribute == .forceLeftToRight)
      #expect(scene.field.text == "+1 (212) ", "no mark in the text")
      let start = scene.field.beginningOfDocument
      #expect(scene.field.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    }
  }

  @Test("B71 numbers, codes and addresses by themselves", arguments: Profile.all)
  func leftToRightByItself(profile: Profile) {
    let formats: [(FieldFormat<String>, Bool)] = [
      (.phone, true), (.card, true), (.iban, true), (.number, true), (.emailAddress, true),
      (.webAddress, true), (.date, true), (.mask("[000]-[000]"), true), (.personName, false),
      (.text(), false),
    ]
    for (format, isLeftToRight) in formats {
      Simulation.run(profile) {
        Simulation.current.layoutDirection = .rightToLeft
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).addSubview(field)
        field.formwork.format = format
        let direction = field.effectiveUserInterfaceLayoutDirection
        #expect(direction == (isLeftToRight ? .leftToRight : .rightToLeft), "\(format)")
        #expect(field.textAlignment == .natural, "at the edge where the interface begins")
        Person(at: field).tap()
        Person(at: field).type("1")
        let start = field.beginningOfDocument
        let written = field.baseWritingDirection(for: start, in: .forward)
        #expect((written == .leftToRight) == isLeftToRight, "\(format)")
        #expect(
          field.text?.unicodeScalars.contains { (0x200E...0x200F).contains($0.value) } == false)
        // The app's setting stays, and the format's setting disappears with the format.
        field.formwork.format = .text()
        #expect(field.semanticContentAttribute == .unspecified)
        field.semanticContentAttribute = .forceRightToLeft
        field.formwork.format = format
        #expect(field.semanticContentAttribute == .forceRightToLeft)
      }
    }
  }

  @Test("B71 the app's own alignment stays")
  func alignmentOfTheApp() {
    Simulation.run(.iOS18) {
      for alignment in [NSTextAlignment.natural, .left, .center, .right] {
        let field = UITextField(frame: .zero)
        field.textAlignment = alignment
        field.formwork.layOutLeftToRight()
        #expect(field.textAlignment == (alignment == .natural ? .left : alignment))
      }
    }
  }

  @Test("B71 masks fill from the right", arguments: Profile.all)
  func fillsFromTheRight(profile: Profile) {
    let options = Mask.Options(rightToLeft: true)
    Scene.run(
      profile, mask: nil, configure: { $0.formwork.setMask("[999].[999].[00]", options: options) }
    ) { scene in
      scene.person.type("12345")
      #expect(scene.drawn == "123.45|")
      scene.person.backspace()
      #expect(scene.drawn == "12.34|")
      #expect(scene.changes.count == 6)
    }
  }

  @Test("B72 nothing is written where nothing differs", arguments: Profile.all)
  func noWrites(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1")
      scene.person.type("2")
      scene.person.leave()
      scene.person.tap()
      let writes = Simulation.current.log.filter { $0.hasPrefix("TEXT") || $0.hasPrefix("RANGE") }
      #expect(writes == [])
    }
  }

  @Test("B74 a field without focus has no positions to give", arguments: Profile.all)
  func unfocused(profile: Profile) {
    Scene.run(
      profile.with { $0.beginningOfDocumentNilWhenUnfocused = true }, focused: false
    ) { scene in
      scene.field.formwork.value = "2125550100"
      #expect(scene.field.text == "+1 (212) 555-0100")
      scene.person.endTurn()
      #expect(!Simulation.current.log.contains { $0.hasPrefix("CARET") })
    }
  }

  @Test("B75 another mask keeps value and caret, silently", arguments: Profile.all)
  func anotherMask(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("21255")
      scene.person.moveCaret(to: 6)
      scene.forget()
      scene.field.formwork.setMask("([000]) [000]-[0000]")
      #expect(scene.drawn == "(21|2) 55")
      scene.person.endTurn()
      scene.expectSilence()
    }
  }

  @Test("B75 a mask of several is chosen by what is typed, in one event", arguments: Profile.all)
  func affinity(profile: Profile) {
    Scene.run(
      profile, mask: nil,
      configure: { $0.formwork.setMask("[000]-[0000]", alternatives: ["([000]) [000]-[0000]"]) }
    ) { scene in
      scene.person.type("2125550")
      #expect(scene.field.text == "212-5550")
      scene.forget()
      scene.person.type("1")
      #expect(scene.drawn == "(212) 555-01|")
      scene.expectEvents(1)
    }
  }

  @Test("B76 ten keys in one turn keep their order", arguments: Profile.all)
  func burst(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("2125550100", endingTurns: false)
      scene.person.endTurn()
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.changes.count == 10)
      #expect(scene.completions == 1)
    }
  }

  @Test("B77 closures run on the main actor", arguments: Profile.all)
  func isolation(profile: Profile) {
    Scene.run(profile) { scene in
      var told: Set<String> = []
      func hear(_ closure: String) {
        MainActor.assertIsolated()
        told.insert(closure)
      }
      scene.field.formwork.onChange = { _ in hear("change") }
      scene.field.formwork.onComplete = { hear("complete") }
      scene.field.formwork.onReject = { _ in hear("rejection") }
      scene.field.formwork.observeIssue { _ in hear("issue") }
      scene.person.type("2125550100")
      scene.person.type("x")
      scene.person.backspace()
      scene.person.leave()
      #expect(told == ["change", "complete", "rejection", "issue"])
    }
  }

  @Test("B78 VoiceOver reads digits one by one while nobody edits", arguments: Profile.all)
  func spokenValue(profile: Profile) {
    Scene.run(profile, focused: false) { scene in
      scene.field.formwork.value = "2125550100"
      let spoken = scene.field.accessibilityAttributedValue
      #expect(spoken?.string == "+1 (212) 555-0100")
      #expect(spoken?.attribute(.accessibilitySpeechSpellOut, at: 0, effectiveRange: nil) != nil)
      scene.person.tap()
      #expect(scene.field.accessibilityAttributedValue == nil)
      scene.person.backspace()
      scene.person.leave()
      #expect(scene.field.accessibilityAttributedValue?.string == "+1 (212) 555-010")
      scene.field.formwork.inputFormat = nil
      #expect(scene.field.accessibilityAttributedValue == nil)
      // An amount is one number.
      scene.field.formwork.inputFormat = AnyInputFormat(AllowedCharacters.decimal)
      scene.field.formwork.value = "12.50"
      #expect(scene.field.accessibilityAttributedValue == nil)
    }
  }

  @Test("B78 a rejection is announced once in a burst", arguments: Profile.all)
  func announcement(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.rejectionAnnouncement = "Only digits" }) { scene in
      scene.person.type("x")
      #expect(Simulation.current.announcements == [], "nobody listens")
      Simulation.current.isVoiceOverRunning = true
    }
    Scene.run(profile, configure: { $0.formwork.rejectionAnnouncement = "Only digits" }) { scene in
      Simulation.current.isVoiceOverRunning = true
      scene.person.type("xyz")
      #expect(Simulation.current.announcements == ["Only digits"])
    }
  }

  /// A burst may be longer than the pause that ends it.
  @Test("B78 a key that is held down is announced once, and again after a pause")
  func announcementAfterAPause() {
    Scene.run(.iOS18, configure: { $0.formwork.rejectionAnnouncement = "Only digits" }) { scene in
      Simulation.current.isVoiceOverRunning = true
      var time = 0.0
      FieldFormatting.of(scene.field).feedback.now = { time }
      for _ in 0..<5 {
        scene.person.type("x")
        time += 0.6
      }
      #expect(Simulation.current.announcements.count == 1)
      time += 1
      scene.person.type("x")
      #expect(Simulation.current.announcements.count == 2)
    }
  }

  @Test("B78 without a sentence of the app nothing is announced", arguments: Profile.all)
  func noAnnouncement(profile: Profile) {
    Scene.run(profile) { scene in
      #expect(scene.field.formwork.rejectionAnnouncement == nil)
      Simulation.current.isVoiceOverRunning = true
      scene.person.type("x")
      #expect(Simulation.current.announcements == [])
      scene.field.formwork.rejectionAnnouncement = "Only digits"
      #expect(scene.field.formwork.rejectionAnnouncement == "Only digits")
    }
  }

  @Test("B78 a secure field says nothing", arguments: Profile.all)
  func secureSilence(profile: Profile) {
    Scene.run(profile, focused: false, configure: { $0.isSecureTextEntry = true }) { scene in
      Simulation.current.isVoiceOverRunning = true
      scene.field.formwork.value = "2125550100"
      #expect(scene.field.accessibilityAttributedValue == nil)
      scene.person.tap()
      scene.person.type("x")
      #expect(Simulation.current.announcements == [])
      #expect(Simulation.current.feedback == [])
    }
  }

  @Test("B78 a value for VoiceOver that the app has set stays", arguments: Profile.all)
  func spokenValueOfTheApp(profile: Profile) {
    Scene.run(profile) { scene in
      let own = NSAttributedString(string: "twelve")
      scene.field.accessibilityAttributedValue = own
      scene.person.type("12")
      scene.person.leave()
      #expect(scene.field.accessibilityAttributedValue == own)
      scene.person.tap()
      #expect(scene.field.accessibilityAttributedValue == own)
    }
  }
}
