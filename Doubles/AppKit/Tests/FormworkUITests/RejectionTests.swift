import AppKit
@testable import FormworkUIUnderTest
import Testing

@MainActor @Suite("Rejected keys") struct RejectionTests {
  @Test("A rejected key sounds in a field, too, unless the app says otherwise") func beeps() {
    Scene.field(.usual) { scene, field in
      scene.person.type("2x")
      #expect(Simulation.current.beeps == 1)
      #expect(field.beepsOnRejection)
      field.beepsOnRejection = false
      scene.person.type("x")
      #expect(Simulation.current.beeps == 1)
    }
  }

  @Test("What an input method leaves is rejected with a sound") func composed() {
    Scene.field(.usual) { scene, _ in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      scene.person.type("2")
      scene.person.compose("か")
      scene.person.insert("家")
      #expect(scene.drawn == "+1 (2|")
      #expect(Simulation.current.beeps == 1)
    }
  }

  @Test("A rejection is announced once a second, while VoiceOver runs") func announces() {
    for isView in [false, true] {
      Simulation.run(.usual) {
        let control: any FormattedTextControl = isView ? NSTextView() : NSTextField()
        control.setMask(Scene.phone)
        var time = 10.0
        ControlFormatting.of(control.formwork.input).rejections.now = { time }
        let person = Person()
        person.focus(control)
        person.type("x")
        #expect(Simulation.current.announcements.isEmpty)
        Simulation.current.isVoiceOverRunning = true
        time += 2
        person.type("xx")
        #expect(Simulation.current.announcements == [], "the app has given no sentence")
        control.rejectionAnnouncement = "Only digits"
        #expect(control.rejectionAnnouncement == "Only digits")
        time += 2
        person.type("xx")
        #expect(Simulation.current.announcements == ["Only digits"])
        control.rejectionAnnouncement = nil
        time += 2
        person.type("x")
        #expect(Simulation.current.announcements.count == 1)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  @Test("A rejection has its reason, and an issue its time") func reasons() {
    for isView in [false, true] {
      Simulation.run(.usual) {
        let control: any FormattedTextControl = isView ? NSTextView() : NSTextField()
        control.setMask("[000]")
        var reasons: [Rejection] = []
        var shown: [ValidationIssue?] = []
        if let view = control as? NSTextView {
          view.onReject = { _, reason in reasons.append(reason) }
          view.onVisibleIssueChange = { _, issue in shown.append(issue) }
        } else if let field = control as? NSTextField {
          field.onReject = { _, reason in reasons.append(reason) }
          field.onVisibleIssueChange = { _, issue in shown.append(issue) }
        }
        let person = Person()
        person.focus(control)
        person.type("12x")
        #expect(reasons == [.notAllowed])
        #expect(control.inputState == .incomplete)
        #expect(control.visibleIssue == .rejected(.notAllowed))
        person.leave()
        #expect(control.visibleIssue == .incomplete)
        #expect(shown == [.rejected(.notAllowed), .incomplete])
        person.focus(control)
        person.select(2..<2)
        person.type("34")
        #expect(control.visibleIssue == .rejected(.noRoom))
        #expect(shown == [.rejected(.notAllowed), .incomplete, nil, .rejected(.noRoom)])
        #expect(reasons == [.notAllowed, .noRoom])
        control.unmaskedValue = ""
        #expect(control.inputState == .empty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  @Test("A secure field tells nothing of what it rejects") func secure() {
    Simulation.run(.usual) {
      Simulation.current.isVoiceOverRunning = true
      let field = NSSecureTextField()
      field.setMask("[0000]")
      let person = Person()
      person.focus(field)
      person.type("1x")
      #expect(field.unmaskedValue == "1")
      #expect(Simulation.current.beeps == 0)
      #expect(Simulation.current.announcements.isEmpty)
    }
  }
}
