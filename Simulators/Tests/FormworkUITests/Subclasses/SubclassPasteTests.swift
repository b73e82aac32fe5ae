@testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Pasting values") struct SubclassPasteTests {
  @Test(
    arguments: [
      // A country code for who reads a text, a digit like others for who takes a value.
      ("", nil, "12125550100", "+1 (212) 555-0100|", "+1 (121) 255-5010|"),
      // The sign of the prefix says that it is a whole number.
      ("", nil, "+1 (212) 555-0100", "+1 (212) 555-0100|", "+1 (212) 555-0100|"),
      ("", nil, "1", "+1 (1|", "+1 (1|"),
      ("212", nil, "555", "+1 (212) 555-|", "+1 (212) 555-|"),
      ("2125550100", 4..<7, "1305", "+1 (305) |555-0100", "+1 (|212|) 555-0100"),
      ("2125", 5..<5, "99", "+1 (299) |125-", "+1 (299) |125-"),
      ("2125550100", 0..<17, "305", "+1 (305) |", "+1 (305) |"),
      ("212", 4..<7, "abc", "+1 (|212|) ", "+1 (|212|) "),
      ("2125550100", 7..<9, "9", "+1 (212|) |555-0100", "+1 (212|) |555-0100"),
    ] as [(String, Range<Int>?, String, String, String)])
  func aPhoneNumber(
    value: String, selection: Range<Int>?, pasted: String, asText: String, asValue: String
  ) {
    for (policy, expected) in [(PasteboardContent.text, asText), (.value, asValue)] {
      SubclassScene.run(.iOS18, value: value) { scene in
        if let selection { scene.person.select(selection) }
        scene.input.pastes = policy
        scene.person.paste(pasted)
        scene.person.endTurn()
        #expect(scene.drawn == expected, "\(policy)")
      }
    }
  }

  @Test func whatTheMaskSuppliesIsMeantForTheValue() {
    SubclassScene.run(.iOS18, mask: nil, value: "") { scene in
      scene.input.formwork.setMask("##-##", syntax: .hash)
      scene.person.paste("12-3")
      #expect(scene.input.formwork.value == "123")
      scene.input.pastes = .value
      scene.input.formwork.value = ""
      scene.person.paste("12-3")
      #expect(scene.input.shownText == "12--3")
      #expect(scene.input.formwork.value == "12-3")
      scene.input.formwork.setMask("[00]{.}[00]")
      scene.input.formwork.value = ""
      scene.person.paste("12.34")
      #expect(scene.input.formwork.value == "12.34")
      scene.person.select(1..<4)
      scene.person.paste("9.8")
      #expect(scene.input.formwork.value == "19.84")
    }
  }

  @Test(arguments: Profile.all)
  func onePasteIsOneChangeAndOneStep(profile: Profile) {
    SubclassScene.run(profile, value: "212") { scene in
      var changes: [InputChange] = []
      (scene.input as? UITextField)?.formwork.onChange = { changes.append($0) }
      (scene.input as? UITextView)?.formwork.onChange = { changes.append($0) }
      scene.input.pastes = .value
      _ = Simulation.current.takeLog()
      scene.person.paste("5550100")
      #expect(changes.map(\.cause) == [.paste])
      #expect(changes.first?.status.value == "2125550100")
      #expect(scene.app.asked == ["9+0 5550100"])
      let log = Simulation.current.takeLog()
      #expect(log.components(separatedBy: "NOTE").count == 2, "\(log)")
      scene.person.undo()
      #expect(scene.drawn == "+1 (212) |")
      scene.person.redo()
      #expect(scene.drawn == "+1 (212) 555-0100|")
    }
  }

  @Test(arguments: Profile.all)
  func theAppMayForbidItOrDoItItself(profile: Profile) {
    SubclassScene.run(profile, value: "212") { scene in
      scene.input.pastes = .value
      scene.app.isAllowed = false
      scene.person.paste("555")
      #expect(scene.drawn == "+1 (212) |")
      scene.app.isAllowed = true
      scene.app.onQuestion = { scene.input.assign(text: "305") }
      scene.person.paste("555")
      #expect(scene.drawn == "+1 (305) |")
      scene.app.onQuestion = { scene.input.formwork.inputFormat = nil }
      scene.person.paste("555")
      #expect(scene.input.formwork.inputFormat == nil)
      scene.person.endTurn()
      #expect(scene.input.shownText.contains("555"))
    }
  }

  /// A wrapper in front is asked, too, and its answer counts.
  @Test(arguments: Profile.all)
  func aKeyboardManagerInFront(profile: Profile) {
    Simulation.run(profile) {
      let field = MaskedUITextField(frame: .zero)
      field.formwork.setMask("[00]-[00]")
      field.pastes = .value
      let manager = WrappingDelegate()
      manager.wrap(field)
      let person = Person(at: field)
      person.tap()
      person.paste("123")
      #expect(field.text == "12-3")
      #expect(manager.calls == 1)
      manager.isAllowed = false
      person.paste("4")
      #expect(field.text == "12-3")
      #expect(manager.calls == 2)
    }
  }

  @Test func withoutAFormatOrWhileComposingUIKitPastes() {
    SubclassScene.run(.iOS18, mask: nil, value: "") { scene in
      scene.input.pastes = .value
      scene.person.paste("a1")
      #expect(scene.input.shownText == "a1")
    }
  }

  /// A part of the value that is copied and pasted over itself changes nothing.
  @Test func copyingAndPastingBack() {
    var seed = SeededNumbers(7)
    // Overwriting takes what is behind what is pasted.
    for format in SampleFormat.allCases
    where format != .replacing && (format.isCanonical || format.keepsCharacters) {
      Simulation.run(.iOS18) {
        let field = MaskedUITextField(frame: .zero)
        format.put(on: field)
        field.copies = .value
        field.pastes = .value
        let person = Person(at: field)
        person.tap()
        for _ in 0..<60 {
          field.formwork.value = seed.text()
          // A value that doesn't fit isn't what is shown, and can't be copied.
          if field.formwork.status.issue != nil { continue }
          let (text, value) = (field.text ?? "", field.formwork.value)
          let (a, b) = (seed.next(text.utf16.count + 1), seed.next(text.utf16.count + 1))
          person.select(min(a, b)..<max(a, b))
          UIPasteboard.general.string = ""
          person.copy()
          let copied = UIPasteboard.general.string ?? ""
          if copied.isEmpty { continue }
          person.paste(copied)
          #expect(field.formwork.value == value, "\(format): \(text) \(a) \(b) “\(copied)”")
          #expect(field.text == text || !format.isCanonical, "\(format): \(text) \(a) \(b)")
        }
      }
    }
  }
}

/// Numbers and texts that are the same in each run.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func text() -> String {
    let characters = Array("0123456789012345ab-👍🏽é")
    return String((0..<next(12)).map { _ in characters[next(characters.count)] })
  }
}
