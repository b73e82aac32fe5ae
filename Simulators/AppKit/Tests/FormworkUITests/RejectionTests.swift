import AppKit
@testable import FormworkUnderTest
import Testing

@MainActor @Suite("Rejected keys") struct RejectionTests {
  @Test("A rejected key sounds in a field, too, unless the app says otherwise") func beeps() {
    Scene.field(.usual) { scene, field in
      scene.person.type("2x")
      #expect(Simulation.current.beeps == 1)
      #expect(field.formwork.beepsOnRejection)
      field.formwork.beepsOnRejection = false
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
        control.formwork.setMask(Scene.phone)
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
        control.formwork.rejectionAnnouncement = "Only digits"
        #expect(control.formwork.rejectionAnnouncement == "Only digits")
        time += 2
        person.type("xx")
        #expect(Simulation.current.announcements == ["Only digits"])
        control.formwork.rejectionAnnouncement = nil
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
        control.formwork.setMask("[000]")
        var reasons: [Rejection] = []
        var shown: [ValidationIssue?] = []
        if let view = control as? NSTextView {
          view.formwork.onReject = { reason in reasons.append(reason) }
          view.formwork.observeIssue { issue in shown.append(issue) }
        } else if let field = control as? NSTextField {
          field.formwork.onReject = { reason in reasons.append(reason) }
          field.formwork.observeIssue { issue in shown.append(issue) }
        }
        let person = Person()
        person.focus(control)
        person.type("12x")
        #expect(reasons == [.notAllowed])
        #expect(control.formwork.status.validation == .incomplete)
        #expect(control.formwork.status.visibleIssue == .rejected(.notAllowed))
        person.leave()
        #expect(control.formwork.status.visibleIssue == .incomplete)
        #expect(shown == [.rejected(.notAllowed), .incomplete])
        person.focus(control)
        person.select(2..<2)
        person.type("34")
        #expect(control.formwork.status.visibleIssue == .rejected(.noRoom))
        #expect(shown == [.rejected(.notAllowed), .incomplete, nil, .rejected(.noRoom)])
        #expect(reasons == [.notAllowed, .noRoom])
        control.formwork.value = ""
        #expect(control.formwork.status.validation == .empty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  @Test("A secure field tells nothing of what it rejects") func secure() {
    Simulation.run(.usual) {
      Simulation.current.isVoiceOverRunning = true
      let field = NSSecureTextField()
      field.formwork.setMask("[0000]")
      let person = Person()
      person.focus(field)
      person.type("1x")
      #expect(field.formwork.value == "1")
      #expect(Simulation.current.beeps == 0)
      #expect(Simulation.current.announcements.isEmpty)
    }
  }
}
