import FormworkTestSupport
@testable import FormworkUnderTest
import Testing
import UIKit

/// The settings of the app stay, and those of Formwork disappear with the format.
@MainActor @Suite("A control is given back as it was") struct GivingBackTests {
  @Test(arguments: Profile.all) func aTextField(profile: Profile) {
    for seed in 0..<30 as Range<UInt64> {
      Simulation.run(profile) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
        let loan = Loan(
          of: field, person: Person(at: field), seed: seed,
          traits: Trait.common(of: UITextField(frame: .zero)) + [
            Trait("returnKeyType", \.returnKeyType, .send, of: UITextField(frame: .zero)),
            Trait("placeholder", \.placeholder, "Number", of: UITextField(frame: .zero)),
            Trait(
              "writingToolsBehavior", \.writingToolsBehavior, .limited,
              of: UITextField(frame: .zero), isKept: false),
          ],
          delegates: [Watcher(), Watcher()]
        ) { UITextField(frame: .zero) }
        loan.run { field.formwork.showsRemainder = $0 }
      }
    }
  }

  @Test(arguments: Profile.all) func aTextView(profile: Profile) {
    for seed in 100..<130 as Range<UInt64> {
      Simulation.run(profile) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
        let loan = Loan(
          of: view, person: Person(at: view), seed: seed,
          traits: Trait.common(of: UITextView(frame: .zero)) + [
            Trait("returnKeyType", \.returnKeyType, .send, of: UITextView(frame: .zero)),
            // A format switches Writing Tools off for as long as it is there.
            Trait(
              "writingToolsBehavior", \.writingToolsBehavior, .limited,
              of: UITextView(frame: .zero), isKept: false),
          ],
          delegates: [QuietDelegate(), QuietDelegate()]
        ) { UITextView(frame: .zero) }
        loan.run { _ in }
      }
    }
  }

  /// An alignment that the app has chosen is kept, in both directions of the interface.
  @Test func theAlignmentOfTheApp() {
    Simulation.run(.iOS18) {
      for (alignment, after) in [
        (.natural, .left), (.left, .left), (.center, .center), (.right, .right),
      ] as [(NSTextAlignment, NSTextAlignment)] {
        let field = UITextField(frame: .zero)
        field.textAlignment = alignment
        for _ in 0..<2 {
          field.formwork.layOutLeftToRight()
          #expect(field.textAlignment == after)
          #expect(field.semanticContentAttribute == .forceLeftToRight)
        }
      }
    }
  }
}

/// A setting of a control, with its default and a choice of the app.
@MainActor private struct Trait<Control: FormattedInput> {
  let name: String
  let read: (Control) -> String
  let choose: (Control) -> Void
  let clear: (Control) -> Void

  /// Whether Formwork leaves it alone where the app has chosen.
  let isKept: Bool

  init<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Control, Value>, _ chosen: Value,
    of fresh: Control, isKept: Bool = true
  ) {
    self.isKept = isKept
    let before = fresh[keyPath: path]
    self.name = name
    read = { "\($0[keyPath: path])" }
    choose = { $0[keyPath: path] = chosen }
    clear = { $0[keyPath: path] = before }
  }

  /// The settings of fields and views, with values that no format suggests.
  static func common(of fresh: Control) -> [Trait] {
    [
      Trait("keyboardType", \.keyboardType, .twitter, of: fresh),
      Trait("autocorrectionType", \.autocorrectionType, .yes, of: fresh),
      Trait("spellCheckingType", \.spellCheckingType, .yes, of: fresh),
      Trait("smartQuotesType", \.smartQuotesType, .yes, of: fresh),
      Trait("smartDashesType", \.smartDashesType, .yes, of: fresh),
      Trait("smartInsertDeleteType", \.smartInsertDeleteType, .yes, of: fresh),
      Trait("inlinePredictionType", \.inlinePredictionType, .yes, of: fresh),
      Trait(
        "mathExpressionCompletionType", \.mathExpressionCompletionType, .yes, of: fresh),
      Trait("grammarCheckingType", \.grammarCheckingType, .yes, of: fresh),
      Trait("contentType", \.offeredContentType, .newPassword, of: fresh),
      Trait("hint", \.accessibilityHint, "On your bill", of: fresh),
      Trait("textAlignment", \.textAlignment, .right, of: fresh),
      Trait("semantic", \.semanticContentAttribute, .forceRightToLeft, of: fresh),
    ]
  }
}

/// A text view's delegate that says nothing.
private final class QuietDelegate: UIKit.NSObject, UITextViewDelegate {
  override func responds(to selector: Selector!) -> Bool { false }
}

/// A control that Formwork gets, with all that happens meanwhile.
@MainActor private final class Loan<Control: FormattedInput> {
  private let control: Control
  private let person: Person
  private var random: SeededGenerator
  private let traits: [Trait<Control>]
  private let delegates: [AnyObject]
  private let make: () -> Control
  private weak var delegate: AnyObject?

  /// The names of the settings that the app has chosen, and of those that it has reset since the last format.
  private var chosen: Set<String> = []
  private var cleared: Set<String> = []

  /// The settings of Formwork that the app wants, by kind.
  private var wishes: [Int: (FormworkControl<any FormattedTextControl>) -> Void] = [:]
  private var deeds: [String] = []

  init(
    of control: Control, person: Person, seed: UInt64, traits: [Trait<Control>],
    delegates: [AnyObject], make: @escaping () -> Control
  ) {
    self.control = control
    self.person = person
    random = SeededGenerator(seed: seed)
    self.traits = traits
    self.delegates = delegates
    self.make = make
  }

  func run(remainder: (Bool) -> Void) {
    for _ in 0..<random.number(in: 0...6) { change(random.element(of: traits)) }
    for _ in 0..<2 {
      for _ in 0..<random.number(in: 1...12) {
        deed(remainder)
        expectKept()
      }
      giveBack()
      expectAsBefore()
    }
  }

  private func change(_ trait: Trait<Control>) {
    deeds.append("app: \(trait.name)")
    if random.number(in: 0...2) > 0 {
      trait.choose(control)
      chosen.insert(trait.name)
    } else {
      trait.clear(control)
      chosen.remove(trait.name)
      cleared.insert(trait.name)
    }
  }

  private func deed(_ remainder: (Bool) -> Void) {
    let formwork = control.formwork
    let kind = random.number(in: 0...15)
    deeds.append("\(kind)")
    switch kind {
    case 0...2:
      let format = random.element(of: Self.formats)
      wish(0) { $0.format = format }
    case 3:
      let length = random.element(of: [nil, 4])
      wish(1) { $0.maximumLength = length }
    case 4:
      let characters = random.element(of: [nil, AllowedCharacters.digits])
      wish(2) { $0.allowedCharacters = characters }
    case 5: formwork.redaction = random.element(of: [nil, Redaction(allButLast: 2)])
    case 6:
      let explains = random.number(in: 0...1) == 0
      wish(3) { $0.explainsMask = explains }
    case 7: formwork.locksPrefix.toggle()
    case 8: formwork.completesOnFocus.toggle()
    case 9: remainder(random.number(in: 0...1) == 0)
    case 10: person.tap()
    case 11: person.leave()
    case 12: if control.isFirstResponder { person.type(random.element(of: ["1", "42", "a"])) }
    case 13:
      delegate = random.element(of: delegates)
      control.delegateObject = delegate
    default: change(random.element(of: traits))
    }
    person.endTurn()
  }

  private static var formats: [FieldFormat<String>?] {
    [
      nil, .card, .phone, .iban, .currency("EUR"), .mask("[000]-[000]"), .mask("[AA]"),
      .time(hours: .twelve), .text(),
    ]
  }

  private func wish(
    _ kind: Int, _ wish: @escaping (FormworkControl<any FormattedTextControl>) -> Void
  ) {
    wishes[kind] = wish
    wish(control.formwork)
  }

  private func giveBack() {
    let formwork = control.formwork
    // In any order.
    var removals: [() -> Void] = [
      { formwork.format = nil }, { formwork.maximumLength = nil },
      { formwork.allowedCharacters = nil },
    ]
    removals.shuffle(using: &random)
    for remove in removals { remove() }
    for kind in 0...2 { wishes[kind] = nil }
    person.endTurn()
  }

  /// The app's settings are never changed.
  private func expectKept() {
    for trait in traits where chosen.contains(trait.name) && trait.isKept {
      let other = make()
      trait.choose(other)
      #expect(trait.read(control) == trait.read(other), "\(trait.name) \(deeds)")
    }
    expectSuggestions()
    guard let formatting = FieldFormatting.present(in: control) else { return }
    #expect(formatting.delegation.wrappedDelegate === delegate, "\(deeds)")
  }

  /// Formwork's suggestions depend on the present settings, and not on earlier ones.
  private func expectSuggestions() {
    let fresh = make()
    for trait in traits where chosen.contains(trait.name) { trait.choose(fresh) }
    for kind in wishes.keys.sorted() { wishes[kind]?(fresh.formwork) }
    for trait in traits where !cleared.contains(trait.name) && trait.isKept {
      #expect(trait.read(control) == trait.read(fresh), "\(trait.name) \(deeds)")
    }
  }

  private func expectAsBefore() {
    cleared = []
    expectKept()
    let fresh = make()
    for trait in traits {
      if chosen.contains(trait.name) { trait.choose(fresh) }
      #expect(trait.read(control) == trait.read(fresh), "\(trait.name) \(deeds)")
    }
    #expect(control.delegateObject === delegate, "\(deeds)")
    #expect(control.accessibilityAttributedValue == nil, "\(deeds)")
    #expect(!control.subviews.contains { $0 is UILabel }, "\(deeds)")
    #expect(control.undoManager?.isUndoRegistrationEnabled != false, "\(deeds)")
    #expect(Simulation.current.crashes.isEmpty, "\(deeds)")
  }
}
