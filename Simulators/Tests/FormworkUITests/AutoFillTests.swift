import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("AutoFill and one-time codes") struct AutoFillTests {
  @Test("B25 QuickType fills the field after probing with a blank", arguments: Profile.all)
  func blankProbe(profile: Profile) {
    expectFilledField(profile.with { $0.autofillProbe = .space })
  }

  @Test(
    "B26 QuickType fills the field after probing with nothing", arguments: Profile.all,
    [Profile.AutofillProbe.empty, .emptyTwice])
  func emptyProbe(profile: Profile, probe: Profile.AutofillProbe) {
    expectFilledField(profile.with { $0.autofillProbe = probe })
  }

  private func expectFilledField(_ profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.autofill("2125550100")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.value == "2125550100")
      #expect(scene.completions == 1)
      #expect(scene.changes.count == 1)
      #expect(scene.lateTexts.last == "+1 (212) 555-0100")
    }
  }

  @Test(
    "B25 the whole number comes in, whatever the probe is", arguments: Profile.all,
    [Profile.AutofillProbe.none, .space, .empty, .emptyTwice])
  func probes(profile: Profile, probe: Profile.AutofillProbe) {
    Scene.run(profile.with { $0.autofillProbe = probe }) { scene in
      scene.person.autofill("+1 212-555-0100")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.changes.count == 1)
      #expect(scene.changes.first?.cause == (probe == .none ? .paste : .autoFill))
    }
  }

  @Test("B27 a probe that nothing follows leaves the field empty", arguments: Profile.all)
  func abandonedProbe(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.abandonProbe()
      scene.person.endTurn()
      #expect(scene.drawn == "|")
      #expect(scene.value == "")
      #expect(scene.changes.isEmpty)
      #expect(scene.lateTexts.count <= 2)
      #expect(scene.lateTexts.last ?? "" == "")
      scene.person.type("2")
      #expect(scene.field.text == "+1 (2")
    }
  }

  @Test(
    "B25 the content may come a turn after its probe, at a place that is gone",
    arguments: Profile.all,
    [Profile.AutofillProbe.none, .space, .empty, .emptyTwice])
  func lateContent(profile: Profile, probe: Profile.AutofillProbe) {
    Scene.run(profile.with { $0.autofillProbe = probe }) { scene in
      scene.person.autofillLater("+1 212-555-0100")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.value == "2125550100")
      #expect(scene.changes.count == 1)
      #expect(scene.completions == 1)
    }
  }

  @Test("B27 what comes after something else isn't AutoFill's", arguments: Profile.all)
  func knockThatIsOver(profile: Profile) {
    Scene.run(profile.with { $0.autofillProbe = .space }) { scene in
      scene.person.abandonProbe()
      scene.person.type("2")
      scene.person.backspace()
      scene.person.autofillAtStalePlace("2125550100")
      #expect(scene.value == "")
    }
  }

  @Test("B28 a one-time code arrives at once", arguments: Profile.all)
  func oneTimeCode(profile: Profile) {
    expectCode(profile.with { $0.oneTimeCodePerDigit = false })
  }

  @Test("B29 a one-time code arrives digit by digit", arguments: Profile.all)
  func oneTimeCodePerDigit(profile: Profile) {
    expectCode(profile.with { $0.oneTimeCodePerDigit = true })
  }

  private func expectCode(_ profile: Profile) {
    Scene.run(
      profile, mask: "[000]-[000]", configure: { $0.textContentType = .oneTimeCode }
    ) { scene in
      scene.person.fillOneTimeCode("123456")
      #expect(scene.drawn == "123-456|")
      #expect(scene.completions == 1)
    }
  }

  @Test("B30 a text that the system put there without asking is formatted", arguments: Profile.all)
  func silentFill(profile: Profile) {
    for throughSetter in [false, true] {
      Scene.run(profile.with { $0.systemSetsTextThroughSetter = throughSetter }) { scene in
        scene.person.autofillSilently("2125550100")
        #expect(scene.field.text == "+1 (212) 555-0100")
        #expect(scene.value == "2125550100")
        #expect(scene.changes.count == 1)
        #expect(scene.completions == 1)
        #expect(scene.earlyTexts.last == "+1 (212) 555-0100")
        #expect(scene.notifiedTexts.last == "+1 (212) 555-0100")
        #expect(scene.earlyTexts.count <= 2, "sent once more at most")
      }
    }
  }

  @Test("B31 a prefix on focus keeps off a field that invites AutoFill", arguments: Profile.all)
  func prefixAndAutoFill(profile: Profile) {
    let options = Mask.Options(completesOnFocus: true)
    Scene.run(
      profile, focused: false,
      configure: {
        $0.formwork.setMask(Scene.phone, options: options)
        $0.textContentType = .telephoneNumber
      }
    ) { scene in
      scene.person.tap()
      #expect(scene.field.text == "")
      scene.person.autofill("2125550100")
      #expect(scene.value == "2125550100")
    }
    Scene.run(
      profile, focused: false,
      configure: {
        $0.formwork.setMask(Scene.phone)
        $0.textContentType = .telephoneNumber
        $0.formwork.completesOnFocus = true
      }
    ) { scene in
      scene.person.tap()
      #expect(scene.drawn == "+1 (|", "the app has asked for it")
    }
  }
}
