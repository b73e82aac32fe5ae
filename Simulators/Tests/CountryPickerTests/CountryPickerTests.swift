import Foundation
import FormworkCountryPickerUnderTest
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The picker and its button on a screen.
@Suite @MainActor struct CountryPickerTests {
  @MainActor final class Model {
    var region: Region? = .germany
    var phone = ""
    var recents: [Region] = [.france]
    var picks = 0
  }

  private struct Screen: View {
    @Binding var region: Region?
    @Binding var phone: String
    @Binding var recents: [Region]
    var body: some View {
      CountryButton(region: $region, phone: $phone, recents: $recents)
    }
  }

  private struct Host: View {
    @State var region: Region? = .germany
    @State var phone: String
    @State var recents: [Region] = [.france]
    var body: some View {
      Screen(region: $region, phone: $phone, recents: $recents)
      Text(verbatim: "phone " + phone)
      Text(verbatim: "recents " + recents.map { $0.code }.joined(separator: " "))
    }
  }

  private func hosted<V: View>(_ view: V, _ locale: String) -> Hosted<V> {
    let hosted = Hosted(view)
    hosted.environment.locale = Locale(identifier: locale)
    Simulation.current.endTurn()
    return hosted
  }

  @Test func aButtonOpensThePickerAndKeepsTheDigits() {
    Simulation.run(.iOS18) {
      let screen = hosted(Host(phone: "+49301234567"), "en_US")
      #expect(screen.texts.contains("🇩🇪") && screen.texts.contains("\u{2066}+49\u{2069}"))
      #expect(screen.spokenLabels == ["Germany, +49"])
      #expect(!screen.texts.contains("Austria"))
      #expect(screen.press("🇩🇪"))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(screen.texts.contains("Austria"))
      #expect(screen.press("Austria"))
      Simulation.current.endTurn()
      #expect(screen.texts.contains("🇦🇹"))
      #expect(screen.texts.contains("phone +43301234567"))
      #expect(screen.texts.contains("recents AT FR"))
      #expect(!screen.texts.contains("Belgium"))
      #expect(screen.failures == [])
    }
  }

  @Test func closingThePickerChangesNothing() {
    Simulation.run(.iOS18) {
      let screen = hosted(Host(phone: "0301"), "en_US")
      #expect(screen.press("🇩🇪"))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(screen.press("Cancel"))
      Simulation.current.endTurn()
      #expect(screen.texts == ["🇩🇪", "\u{2066}+49\u{2069}", "phone 0301", "recents FR"])
    }
  }

  @Test func theListIsSearchedAndNamedInTheUsersLanguage() {
    Simulation.run(.iOS18) {
      var picked: Region?
      var count = 0
      let screen = hosted(
        CountryPicker(selection: Binding(get: { picked }, set: { picked = $0 })) { count += 1 },
        "de_DE")
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(screen.texts.contains("Österreich"))
      screen.search("+49")
      Simulation.current.endTurn()
      #expect(screen.texts == ["🇩🇪", "Deutschland", "\u{2066}+49\u{2069}"])
      #expect(screen.spokenLabels == ["Deutschland, +49"])
      #expect(screen.press("Deutschland"))
      #expect(picked == .germany && count == 1)
      screen.search("qqq")
      Simulation.current.endTurn()
      #expect(screen.texts == [])
    }
  }

  @Test func aViewControllerShowsThePicker() throws {
    try Simulation.run(.iOS18) {
      var picked: [Region] = []
      let controller = CountryPicker.makeViewController(
        selected: .germany, recents: [.france], regions: [.austria, .france, .germany]
      ) { picked.append($0) }
      let host = try #require(controller as? UIHostingController<CountryPicker>)
      host.loadViewIfNeeded()
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(host.texts.contains("Austria"))
      #expect(host.press("Austria"))
      #expect(host.press("Austria"))
      #expect(picked == [.austria, .austria])
    }
  }

  /// The list that a button of UIKit has opened.
  private func picker(
    over screen: UIViewController
  ) throws -> (UIHostingController<CountryPicker>, UINavigationItem) {
    let stack = try #require(screen.presentedViewController as? UINavigationController)
    let top = try #require(stack.topViewController as? UIHostingController<CountryPicker>)
    top.loadViewIfNeeded()
    Simulation.current.endTurn()
    Simulation.current.endTurn()
    return (top, top.navigationItem)
  }

  @Test func aButtonInAFieldOpensThePicker() throws {
    try Simulation.run(.iOS18) {
      let screen = UIViewController()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      screen.view.addSubview(field)
      field.formwork.format = .phone(.germany)
      field.formwork.value = "+49301234567"
      let button = CountryUIButton(region: .germany, phoneField: field)
      button.locale = Locale(identifier: "en_US")
      button.recents = [.france]
      field.leftView = button
      field.leftViewMode = .always
      #expect(button.bounds.width > 0, "the field places it by its size")
      #expect(button.accessibilityLabel == "Germany, +49")
      #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
      var picked: [Region] = []
      button.onPick = { picked.append($0) }
      button.press()
      button.press()
      let (list, _) = try picker(over: screen)
      #expect(list.press("Austria"))
      #expect(screen.presentedViewController == nil)
      #expect(picked == [.austria] && button.region == .austria)
      #expect(button.recents == [.austria, .france])
      #expect(field.formwork.value == "+43301234567")
      #expect(button.title(for: .normal) == "🇦🇹 \u{2066}+43\u{2069}")
      button.press()
      let (_, bar) = try picker(over: screen)
      #expect(bar.leftBarButtonItem?.systemItem == .cancel)
      bar.leftBarButtonItem?.tap()
      #expect(screen.presentedViewController == nil)
      #expect(picked == [.austria])
      button.region = nil
      #expect(button.title(for: .normal) == "🇦🇹 \u{2066}+43\u{2069}", "the number's country")
      field.formwork.value = ""
      #expect(button.title(for: .normal) == "🌐")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func aButtonWithoutAControllerDoesNothing() {
    Simulation.run(.iOS18) {
      let button = CountryUIButton(region: .germany)
      button.press()
      #expect(button.region == .germany)
    }
  }

  @Test func rightToLeft() {
    Simulation.run(.iOS18) {
      var picked: Region? = .egypt
      let screen = hosted(
        CountryPicker(
          selection: Binding(get: { picked }, set: { picked = $0 }), regions: [.egypt, .germany]),
        "ar")
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(screen.texts.contains("مصر") && screen.texts.contains("ألمانيا"))
      // The plus sign stays on the left of its digits.
      #expect(screen.texts.contains("\u{2066}+20\u{2069}"))
    }
  }
}
