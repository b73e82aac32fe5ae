import AppKit
import FormworkTestSupport
@testable import FormworkUnderTest
import Testing

/// The settings of the app stay, and those of Formwork disappear with the format.
@MainActor @Suite("AppKit: a control is given back as it was") struct GivingBackTests {
  /// A formatter of the app's own, from before the format.
  private final class Capitals: Formatter {
    override func string(for obj: Any?) -> String? { (obj as? String)?.uppercased() }
  }

  private static var formats: [FieldFormat<String>?] {
    [nil, .card, .phone, .currency("EUR"), .mask("[000]-[000]"), .text()]
  }

  @Test(arguments: Scene.profiles, [true, false])
  func field(profile: Profile, hasFormatter: Bool) {
    for seed in 0..<80 as Range<UInt64> {
      Simulation.run(profile) {
        let field = NSTextField()
        let formatter = hasFormatter ? Capitals() : nil
        field.formatter = formatter
        expectReturned(field, seed) { deeds in
          #expect(field.formatter === formatter, "\(deeds)")
        }
      }
    }
  }

  @Test(arguments: Scene.profiles) func view(profile: Profile) {
    for seed in 0..<80 as Range<UInt64> {
      Simulation.run(profile) {
        let view = NSTextView(frame: .zero)
        let delegate = Quiet()
        view.delegate = delegate
        expectReturned(view, seed) { deeds in #expect(view.delegate === delegate, "\(deeds)") }
      }
    }
  }

  private final class Quiet: NSObject, NSTextViewDelegate {}

  private func expectReturned<Control: FormattedInput>(
    _ control: Control, _ seed: UInt64, expect: ([Int]) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    let person = Person()
    let monitors = Simulation.current.monitorCount
    var chosen: NSTextContentType?
    var deeds: [Int] = []
    for _ in 0..<2 {
      for _ in 0..<random.number(in: 1...10) {
        deeds.append(random.number(in: 0...9))
        switch deeds.last {
        case 0, 1: control.formwork.format = random.element(of: Self.formats)
        case 2: control.formwork.maximumLength = random.element(of: [nil, 12])
        case 3: control.formwork.allowedCharacters = random.element(of: [nil, .digits])
        case 4: person.focus(control)
        case 5: person.leave()
        case 6:
          chosen = random.element(of: [nil, .username])
          control.contentType = chosen
        case 7: (control as? NSTextField)?.formwork.showsRemainder.toggle()
        default:
          if control.focusedEditor != nil { person.type(random.element(of: ["1", "42", "a"])) }
        }
        // The app's choice is never changed.
        if let chosen { #expect(control.contentType == chosen, "\(deeds)") }
      }
      var removals: [() -> Void] = [
        { control.formwork.format = nil }, { control.formwork.maximumLength = nil },
        { control.formwork.allowedCharacters = nil },
      ]
      removals.shuffle(using: &random)
      var text = control.shownText
      for remove in removals {
        if control.formwork.inputFormat != nil { text = control.shownText }
        remove()
      }
      Simulation.current.endTurn()
      let isReformatted = (control as? NSTextField)?.formatter != nil
      #expect(control.shownText == text || isReformatted, "\(deeds)")
      #expect(control.contentType == chosen, "\(deeds)")
      #expect(!control.subviews.contains { $0 is NSTextField }, "\(deeds)")
      #expect(Simulation.current.monitorCount == monitors, "\(deeds)")
      #expect(Simulation.current.crashes.isEmpty, "\(deeds)")
      expect(deeds)
    }
  }
}
