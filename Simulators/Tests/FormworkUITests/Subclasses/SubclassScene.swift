@testable import FormworkUnderTest
import Testing
import UIKit

/// One of the two subclasses, focused, with a phone number in it, and a person at it.
@MainActor struct SubclassScene {
  enum Kind: CaseIterable, Sendable { case field, view }

  let input: any RefinedInput
  let person: Person
  let app = SubclassDelegate()

  /// The text with its caret, or its selection.
  var drawn: String { person.picture }

  /// How often Backspace was pressed with nothing before the caret.
  func countBackspaces(_ count: @escaping @MainActor () -> Void) {
    (input as? MaskedUITextField)?.onBackspaceAtStart = { _ in count() }
    (input as? MaskedUITextView)?.onBackspaceAtStart = { _ in count() }
  }

  /// Whom UIKit asks.
  var delegate: AnyObject? { input.delegateObject }

  /// The app's own delegate.
  var wrappedDelegate: AnyObject? {
    if let field = input as? MaskedUITextField { return field.formwork.wrappedDelegate }
    return (input as? MaskedUITextView)?.formwork.wrappedDelegate
  }

  private init(_ kind: Kind) {
    switch kind {
    case .field:
      let field = MaskedUITextField(frame: .zero)
      (input, person) = (field, Person(at: field))
      field.delegate = app
    case .view:
      let view = MaskedUITextView(frame: .zero)
      (input, person) = (view, Person(at: view))
      view.delegate = app
    }
  }

  /// Runs a test with each subclass; the run fails if UIKit would crash.
  static func run(
    _ profile: Profile, mask: String? = Scene.phone, value: String = "2125550100",
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (SubclassScene) throws -> Void
  ) rethrows {
    for kind in Kind.allCases {
      try Simulation.run(profile) {
        let scene = SubclassScene(kind)
        if let mask { scene.input.formwork.setMask(mask) }
        scene.input.formwork.value = value
        scene.person.tap()
        UIPasteboard.general.string = "before"
        try body(scene)
        scene.person.endTurn()
        #expect(Simulation.current.crashes.isEmpty, "\(kind)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// An app's delegate of either, which may say no.
final class SubclassDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  @MainActor var isAllowed = true
  @MainActor var onQuestion: (() -> Void)?
  @MainActor private(set) var asked: [String] = []

  @MainActor private func answer(_ range: NSRange, _ text: String) -> Bool {
    asked.append("\(range.location)+\(range.length) \(text)")
    onQuestion?()
    return isAllowed
  }

  /// As Objective-C would answer.
  override func responds(to selector: Selector!) -> Bool {
    [
      "textField:shouldChangeCharactersInRange:replacementString:",
      "textView:shouldChangeTextInRange:replacementText:",
    ].contains(selector.description)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer(range, string) }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { answer(range, text) }
}
