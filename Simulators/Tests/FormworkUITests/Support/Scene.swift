import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// One field with a format, a person at it, and everything that an app could notice.
///
///     try Scene.run(.iOS18) { scene in
///       scene.start("2125")
///       scene.person.type("5")
///       #expect(scene.drawn == "+1 (212) 55|")
///       scene.expectEvents(1)
///     }
@MainActor final class Scene {
  static let phone = "+1 ([000]) [000]-[0000]"

  let field: UITextField
  let person: Person

  /// What the closure was told, in order.
  private(set) var changes: [InputChange] = []
  private(set) var completions = 0

  /// The texts that `.editingChanged` showed to an observer that was there before the format.
  private(set) var earlyTexts: [String] = []

  /// The same for one that came after it.
  private(set) var lateTexts: [String] = []
  private(set) var notifiedTexts: [String] = []
  private var tokens: [any Foundation.NSObjectProtocol] = []

  private init(_ field: UITextField, _ configure: (UITextField) -> Void) {
    self.field = field
    person = Person(at: field)
    field.addAction(
      UIAction { [weak self] _ in self?.earlyTexts.append(self?.field.text ?? "") },
      for: .editingChanged)
    configure(field)
    field.addAction(
      UIAction { [weak self] _ in self?.lateTexts.append(self?.field.text ?? "") },
      for: .editingChanged)
    tokens = [
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.notifiedTexts.append(self?.field.text ?? "") }
      }
    ]
    if field.formwork.onChange == nil {
      field.formwork.onChange = { [weak self] change in self?.changes.append(change) }
    }
    if field.formwork.onComplete == nil {
      field.formwork.onComplete = { [weak self] in self?.completions += 1 }
    }
  }

  /// Runs a test at a focused field, in a system of `profile`; the run fails if UIKit would crash.
  static func run(
    _ profile: Profile, mask: String? = phone, focused: Bool = true,
    configure: (UITextField) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (Scene) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let scene = Scene(UITextField(frame: .zero)) { field in
        if let mask { field.formwork.setMask(mask) }
        configure(field)
      }
      defer { for token in scene.tokens { NotificationCenter.default.removeObserver(token) } }
      if focused { scene.person.tap() }
      scene.forget()
      try body(scene)
      scene.person.endTurn()
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }

  /// Shows a value with the caret somewhere, as a field that has been used.
  func start(_ value: String, caret: Int? = nil) {
    field.formwork.value = value
    if field.isFirstResponder {
      person.moveCaret(to: caret ?? field.text?.utf16.count ?? 0)
    }
    person.endTurn()
    forget()
  }

  /// Forgets what was noticed so far.
  func forget() {
    changes = []
    completions = 0
    earlyTexts = []
    lateTexts = []
    notifiedTexts = []
    _ = Simulation.current.takeLog()
  }

  /// The text with its caret, or its selection: `"12|3"`, `"1[2]3"`.
  var drawn: String {
    let text = Array((field.text ?? "").utf16)
    let selection = person.selection
    let marks = selection.isEmpty ? ["|"] : ["[", "]"]
    let head = String(decoding: text[..<selection.lowerBound], as: UTF16.self)
    let middle = String(decoding: text[selection], as: UTF16.self)
    let tail = String(decoding: text[selection.upperBound...], as: UTF16.self)
    return head + marks[0] + middle + (marks.count == 2 ? marks[1] : "") + tail
  }

  var value: String { field.formwork.value }

  /// Checks that the person's action was told so many times, by every means, in its final state.
  ///
  /// Where a system sends the events of a change before anything else, who listens sees the raw
  /// text of what only the system can do, and hears of the final one after it.
  func expectEvents(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let most = Simulation.current.profile.selectionBeforeChange ? count : 2 * count
    for (name, texts) in [
      ("early", earlyTexts), ("late", lateTexts), ("notification", notifiedTexts),
    ] {
      #expect((count...most).contains(texts.count), "\(name)", sourceLocation: sourceLocation)
      if count > 0 {
        #expect(texts.last == field.text, "\(name)", sourceLocation: sourceLocation)
      }
    }
    #expect(changes.count == count, "closure", sourceLocation: sourceLocation)
    if count > 0 {
      #expect(changes.last?.status.text == field.text, sourceLocation: sourceLocation)
    }
  }

  /// Checks that nobody was told of anything.
  func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
    expectEvents(0, sourceLocation: sourceLocation)
  }

  /// Checks that nobody has seen a text that isn't formatted, not even in passing.
  func expectOnlyFormatted(
    _ texts: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = Set(earlyTexts + lateTexts + notifiedTexts)
    #expect(seen.isSubset(of: texts), sourceLocation: sourceLocation)
  }
}

extension Scene {
  /// The text that the field has to show for its value.
  var expected: String? {
    field.formwork.inputFormat?.formatted(value: field.formwork.value).text
  }
}

extension Profile {
  /// The systems that ask about several ranges; the others have no selection of several.
  static let askingForRanges = all.filter { $0.rangeAPI == .multi }
}
