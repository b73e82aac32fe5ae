import Foundation
import FormworkUnderTest
import Testing
import UIKit

/// The bar above the keyboard.
@MainActor @Suite("The bar above the keyboard") struct KeyboardBarTests {
  private func items(_ view: UIView?) -> [UIBarButtonItem] { (view as? UIToolbar)?.items ?? [] }

  private func drawn(_ view: UIView?) -> [String] {
    items(view).map { item in
      let name =
        item.systemItem.map { "\($0)" } ?? item.image?.systemName ?? item.title ?? "?"
      return item.isEnabled ? name : "(\(name))"
    }
  }

  @Test(arguments: Profile.all)
  func previousNextAndDone(profile: Profile) {
    GroupScene.run(profile) { scene in
      #expect(scene.name.inputAccessoryView == nil)
      scene.form.showsKeyboardBar = true
      Person(at: scene.name).tap()
      let bar = scene.name.inputAccessoryView
      #expect(drawn(bar) == ["(chevron.up)", "chevron.down", "flexibleSpace", "done"])
      for next in ["phone", "notes", "code"] {
        items(bar)[1].tap()
        #expect(scene.focus == next)
      }
      #expect(drawn(bar) == ["chevron.up", "(chevron.down)", "flexibleSpace", "done"])
      items(bar)[1].tap()
      #expect(scene.focus == "code")
      items(bar)[0].tap()
      #expect(scene.focus == "notes")
      #expect(scene.notes.inputAccessoryView === bar, "a text view has it, too")
      items(bar)[3].tap()
      #expect(scene.focus == "nothing")
    }
  }

  @Test("B84 The bar lets taps through beside its buttons", arguments: Profile.all)
  func taps(profile: Profile) {
    GroupScene.run(profile) { scene in
      scene.form.showsKeyboardBar = true
      scene.form.barItems = { _ in [KeyboardBarItem("000") {}] }
      Person(at: scene.phone).tap()
      guard let bar = scene.phone.inputAccessoryView else {
        Issue.record("there is no bar")
        return
      }
      bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      @MainActor func views(_ bar: UIView) -> [UIView?] {
        stride(from: CGFloat(1), to: 390, by: 2).map {
          bar.hitTest(CGPoint(x: $0, y: 20), with: nil)
        }
      }
      let hit = views(bar)
      #expect(Set(hit.compactMap { $0.map { ObjectIdentifier($0) } }).count == 4)
      #expect(hit.filter { $0 == nil }.count == (390 - 4 * 44) / 2)
      // A plain toolbar takes them all on a system with this habit.
      let plain = UIToolbar(frame: bar.frame)
      plain.items = (bar as? UIToolbar)?.items
      #expect(views(plain).contains(nil) == (profile.toolbarTakesTaps == .none))
    }
  }

  @Test func aViewOfTheAppStays() {
    GroupScene.run { scene in
      let own = UIView(frame: .zero)
      scene.phone.inputAccessoryView = own
      scene.form.showsKeyboardBar = true
      Person(at: scene.phone).tap()
      #expect(scene.phone.inputAccessoryView === own)
      // The app sets one later, too.
      Person(at: scene.code).tap()
      scene.code.inputAccessoryView = own
      Person(at: scene.name).tap()
      Person(at: scene.code).tap()
      #expect(scene.code.inputAccessoryView === own)
      scene.form.showsKeyboardBar = false
      #expect(scene.phone.inputAccessoryView === own)
      #expect(scene.code.inputAccessoryView === own)
      #expect(scene.name.inputAccessoryView == nil)
    }
  }

  /// A view controller with a bar of its own, as a chat has, gives it to every field inside.
  @Test func aBarOfTheControllerStays() {
    final class Chat: UIViewController {
      let bar = UIView(frame: .zero)
      override var inputAccessoryView: UIView? { bar }
    }
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      let form = TextFieldGroup([field])
      form.showsKeyboardBar = true
      let chat = Chat()
      chat.view.addSubview(field)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.addSubview(chat.view)
      Person(at: field).tap()
      #expect(field.inputAccessoryView == nil)
      // Elsewhere, the field has the form's bar again.
      Person(at: field).leave()
      window.addSubview(field)
      Person(at: field).tap()
      #expect(drawn(field.inputAccessoryView).last == "done")
    }
  }

  /// The keyboard that is up already has to be asked for again.
  @Test func theBarComesAndGoesWhileTheKeyboardIsUp() {
    GroupScene.run { scene in
      Person(at: scene.name).tap()
      let reloads = Simulation.current.inputViewReloads
      scene.form.showsKeyboardBar = true
      #expect(drawn(scene.name.inputAccessoryView).last == "done")
      #expect(Simulation.current.inputViewReloads == reloads + 1)
      scene.form.showsKeyboardBar = false
      #expect(scene.name.inputAccessoryView == nil)
      #expect(Simulation.current.inputViewReloads == reloads + 2)
      scene.form.remove(scene.name)
      #expect(Simulation.current.inputViewReloads == reloads + 2)
    }
  }

  @Test func buttonsOfTheApp() {
    GroupScene.run { scene in
      var pressed = 0
      scene.form.showsKeyboardBar = true
      scene.form.barItems = { [phone = scene.phone] field in
        guard field === phone else { return [] }
        return [
          KeyboardBarItem("±", accessibilityLabel: "Sign") { pressed += 1 },
          KeyboardBarItem("Scan", systemImage: "camera") { pressed += 10 },
        ]
      }
      Person(at: scene.name).tap()
      #expect(drawn(scene.name.inputAccessoryView).count == 4)
      Person(at: scene.phone).tap()
      let bar = scene.phone.inputAccessoryView
      #expect(
        drawn(bar) == [
          "chevron.up", "chevron.down", "flexibleSpace", "±", "camera", "flexibleSpace", "done",
        ])
      #expect(items(bar)[3].accessibilityLabel == "Sign")
      #expect(items(bar)[4].accessibilityLabel == "Scan")
      items(bar)[3].tap()
      items(bar)[4].tap()
      #expect(pressed == 11)
      #expect(scene.focus == "phone")
    }
  }

  @Test func oneFieldHasNoArrowsAndLabelsAreTheApps() {
    GroupScene.run { scene in
      scene.form.showsKeyboardBar = true
      scene.form.barLabels = KeyboardBarLabels(previous: "Zurück", next: "Weiter")
      Person(at: scene.name).tap()
      let bar = scene.name.inputAccessoryView
      #expect(items(bar).prefix(2).map(\.accessibilityLabel) == ["Zurück", "Weiter"])
      for field in [scene.phone, scene.code] { scene.form.remove(field) }
      scene.form.remove(scene.notes)
      #expect(drawn(bar) == ["flexibleSpace", "done"])
    }
  }

  @Test(
    arguments: [
      (FieldFormat<String>.number, UIKeyboardType.decimalPad, true),
      (.number, .numberPad, true), (.number, .asciiCapableNumberPad, true),
      (.number, .numbersAndPunctuation, false), (.number, .default, false),
      (.number(minimum: "0"), .decimalPad, false), (.mask("[000]"), .numberPad, false),
    ])
  func aNumberWithoutAMinusKeyHasAButton(
    format: FieldFormat<String>, keyboard: UIKeyboardType, expected: Bool
  ) {
    GroupScene.run { scene in
      scene.form.showsKeyboardBar = true
      scene.code.formwork.format = format
      scene.code.keyboardType = keyboard
      Person(at: scene.name).tap()
      #expect(!drawn(scene.name.inputAccessoryView).contains("±"))
      Person(at: scene.code).tap()
      #expect(drawn(scene.code.inputAccessoryView).contains("±") == expected)
    }
  }

  @Test func theButtonGivesTheNumberTheOtherSign() {
    GroupScene.run { scene in
      scene.form.showsKeyboardBar = true
      scene.form.barLabels = KeyboardBarLabels(locale: Locale(identifier: "de_DE"))
      scene.code.keyboardType = .decimalPad
      scene.code.formwork.format = .number.locale("en_US")
      scene.form.barItems = { _ in [KeyboardBarItem("000") {}] }
      let person = Person(at: scene.code)
      person.tap()
      person.type("12")
      let bar = scene.code.inputAccessoryView
      #expect(
        drawn(bar) == [
          "chevron.up", "(chevron.down)", "flexibleSpace", "±", "000", "flexibleSpace", "done",
        ])
      #expect(items(bar)[3].accessibilityLabel == "Vorzeichen wechseln")
      #expect(items(bar)[1].accessibilityLabel == "Nächstes Feld")
      items(bar)[3].tap()
      #expect(scene.code.formwork.value == "-12")
      #expect(scene.focus == "code")
      items(bar)[3].tap()
      #expect(scene.code.text == "12")
      scene.form.showsSignButton = false
      #expect(!drawn(bar).contains("±"))
    }
  }

  @Test func theButtonFollowsTheFormat() {
    GroupScene.run { scene in
      scene.form.showsKeyboardBar = true
      scene.code.keyboardType = .decimalPad
      Person(at: scene.code).tap()
      let bar = scene.code.inputAccessoryView
      #expect(!drawn(bar).contains("±"))
      scene.code.formwork.format = .number
      #expect(drawn(bar).contains("±"))
      scene.code.formwork.format = nil
      #expect(!drawn(bar).contains("±"))
    }
  }

  @Test func labelsAreEnglishInOtherLanguages() {
    let labels = KeyboardBarLabels(done: "Fini", locale: Locale(identifier: "fr_FR"))
    #expect(
      [labels.previous, labels.next, labels.done, labels.sign] == [
        "Previous field", "Next field", "Fini", "Change sign",
      ])
  }
}
