@testable import FormworkUnderTest
import Foundation
import UIKit

/// A field in which a scenario takes place, and what an app notices of it.
@MainActor final class World {
  let field = UITextField(frame: .zero)
  let person: Person
  private(set) var changes: [InputChange] = []
  private(set) var completions = 0
  private(set) var rejections = 0

  /// The texts that `.editingChanged` and the notification showed.
  private(set) var controlTexts: [String] = []
  private(set) var notifiedTexts: [String] = []

  private(set) var watcher: Watcher?
  private(set) var wrapper: WrappingDelegate?

  /// What would be the delegate of a field without a format, and what the manager would put back.
  private(set) weak var delegate: (any UITextFieldDelegate)?
  private weak var wrapped: (any UITextFieldDelegate)?
  private var isPredicting = false
  private var token: (any Foundation.NSObjectProtocol)?
  private let scenario: RandomScenario

  init(_ scenario: RandomScenario) {
    self.scenario = scenario
    person = Person(at: field)
    field.isSecureTextEntry = scenario.isSecure
    Simulation.current.keyboardLanguage = scenario.language
    scenario.format.put(on: field)
    field.formwork.onChange = { [weak self] change in self?.changes.append(change) }
    field.formwork.onComplete = { [weak self] in self?.completions += 1 }
    field.formwork.onReject = { [weak self] _ in self?.rejections += 1 }
    field.addAction(
      UIAction { [weak self] _ in self?.controlTexts.append(self?.field.text ?? "") },
      for: .editingChanged)
    token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.notifiedTexts.append(self?.field.text ?? "") }
    }
    if scenario.rejection > 0 { perform(.setDelegate) }
  }

  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  func forget() {
    changes = []
    (completions, rejections) = (0, 0)
    controlTexts = []
    notifiedTexts = []
    _ = Simulation.current.takeLog()
  }

  /// Does all of a turn, and ends it.
  func perform(_ turn: [Deed]) {
    if turn.count == 1 {
      perform(turn[0])
      person.endTurn()
    } else {
      person.inOneTurn { for deed in turn { perform(deed) } }
    }
  }

  /// What a person can't do without the focus isn't done.
  private func perform(_ deed: Deed) {
    isPredicting = isPredicting && field.markedTextRange != nil
    if isPredicting, !deed.isOfApp, deed != .acceptPrediction {
      person.dismissPrediction()
      isPredicting = false
    }
    switch deed {
    case _ where deed.isAboutDelegate: changeDelegate(deed)
    case _ where deed.isOfApp: performAsApp(deed)
    case .tap: person.tap()
    case .autofillSilently(let text): person.autofillSilently(text)
    case _ where !field.isFirstResponder: break
    default: performAsPerson(deed)
    }
  }

  private func performAsApp(_ deed: Deed) {
    switch deed {
    case .setText(let text) where Simulation.current.profile.observation: field.text = text
    case .setAttributedText(let text) where Simulation.current.profile.observation:
      field.attributedText = NSAttributedString(string: text)
    case .setText(let text), .setAttributedText(let text), .setValue(let text):
      field.formwork.value = text
    case .use(let format): format.put(on: field)
    case .limit(let length): field.formwork.maximumLength = length
    case .freely: field.formwork.setMask("[___]-[_…]")
    default: break
    }
  }

  private func changeDelegate(_ deed: Deed) {
    guard Simulation.current.profile.observation else { return }
    switch deed {
    case .setDelegate:
      let watcher = Watcher()
      watcher.rejection = scenario.rejection
      field.delegate = watcher
      delegate = watcher
      self.watcher = watcher
    case .removeDelegate:
      field.delegate = nil
      delegate = nil
      watcher = nil
      wrapper = nil
    case .loseDelegate: watcher = nil
    case .wrap where wrapper == nil:
      let wrapper = WrappingDelegate()
      wrapper.wrap(field)
      self.wrapper = wrapper
      wrapped = delegate
      delegate = wrapper
    case .unwrap where wrapper != nil:
      wrapper?.unwrap(field)
      delegate = wrapped
      wrapper = nil
    default: break
    }
  }

  private func performAsPerson(_ deed: Deed) {
    switch deed {
    case .type(let text): person.type(text)
    case .keypad(let text): person.keypadInserts(text)
    case .scribble(let text): person.scribble(insert: text)
    case .dictate(let text): person.dictate(text)
    case .doubleSpace: person.doubleSpace()
    case .smartDash: person.smartDash()
    case .backspace: person.backspace()
    case .forwardDelete: person.forwardDelete()
    case .deleteWord: person.deleteWord()
    case .deleteWordForward: person.deleteWordForward()
    case .deleteLine: person.deleteLine()
    case .silentDelete: person.keyboardDeletesWithoutAsking()
    case .caret(let offset): person.moveCaret(to: place(offset))
    case .select(let start, let end): person.select(place(start)..<place(end))
    case .several(let start, let end, let text):
      let start = place(start)
      let middle = place((start + place(end)) / 2)
      let ranges = [NSRange(start..<middle), NSRange(middle..<place(end))]
      person.replaceInSeveralRanges(ranges.filter { $0.length > 0 }, with: text)
    case .copy: person.copy()
    case .cut: person.cut()
    case .paste(let text): person.paste(text)
    case .drop(let text, let offset): person.drop(text, at: place(offset))
    case .drag(let offset): person.dragSelection(to: place(offset))
    default: useInputSystem(deed)
    }
  }

  private func useInputSystem(_ deed: Deed) {
    switch deed {
    case .compose(let text): person.compose(text)
    case .commit(let text): person.commit(text)
    case .cancel: person.cancelComposition()
    case .hangul(let steps): person.typeHangul(steps)
    case .suggest(let text): person.insertSuggestion(text)
    case .autofill(let text): person.autofill(text)
    case .code(let code): person.fillOneTimeCode(code)
    case .probe: person.abandonProbe()
    case .autocorrect(let start, let end, let text, let acceptance):
      guard place(start) < place(end) || !text.isEmpty else { return }
      person.autocorrect(place(start)..<place(end), to: text, acceptedBy: acceptance)
    case .predict(let text) where !isComposing:
      person.showPrediction(text)
      isPredicting = true
    case .acceptPrediction: if isPredicting { person.acceptPrediction() }
    case .undo: person.undo()
    case .redo: person.redo()
    case .clear: person.tapClearButton()
    case .enter: person.pressReturn()
    case .leave: person.leave()
    default: break
    }
  }

  /// An offset within the text, before the character that it lies in.
  private func place(_ offset: Int) -> Int {
    let text = field.text ?? ""
    return UTF16Offset(offset).clamped(to: text).value
  }
}

extension World {
  var session: EditingSession<AnyInputFormat>? {
    FieldFormatting.present(in: field)?.adapter?.session
  }

  var text: String { field.text ?? "" }

  var isComposing: Bool {
    field.markedTextRange != nil || text.unicodeScalars.contains("\u{FFFC}")
  }
}
