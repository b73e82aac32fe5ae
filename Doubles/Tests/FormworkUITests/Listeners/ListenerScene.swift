import FormworkUIUnderTest
import Foundation
import Testing
import UIKit

/// What a listener and a closure were told, in order, each as one line.
@MainActor final class Told {
  var lines: [String] = []

  /// Returns what was told since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An app's delegate behind a `MaskedTextFieldDelegate`.
final class FieldListener: UIKit.NSObject, MaskedTextFieldDelegateListener {
  @MainActor let told: Told
  @MainActor var isAllowed = true

  @MainActor init(_ told: Told) {
    self.told = told
    super.init()
  }

  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    told.lines.append("listener \(textField.text ?? "") \(value) \(complete)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    told.lines.append("asked \"\(string)\"")
    return isAllowed
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    told.lines.append("return")
    return isAllowed
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    told.lines.append("clear")
    return isAllowed
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    told.lines.append("should begin")
    return isAllowed
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    told.lines.append("end")
  }

  override func responds(to selector: Selector!) -> Bool {
    selector.description != "textFieldDidEndEditing:reason:"
  }
}

/// A field with a listener set as its delegate, and a person at it.
@MainActor final class ListenerScene {
  let field = UITextField(frame: .zero)
  let person: Person
  let told = Told()
  let delegate: MaskedTextFieldDelegate
  let listener: FieldListener

  private init(_ delegate: MaskedTextFieldDelegate) {
    person = Person(at: field)
    self.delegate = delegate
    listener = FieldListener(told)
    delegate.listener = listener
    delegate.onMaskedTextChangedCallback = { [told] (_, value: String, isComplete: Bool) in
      told.lines.append("closure \(value) \(isComplete)")
    }
    field.delegate = delegate
  }

  /// Runs a test with a field that isn't focused yet; the run fails if UIKit would crash.
  static func run(
    _ delegate: @autoclosure () -> MaskedTextFieldDelegate, in profile: Profile = .iOS18,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (ListenerScene) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let scene = ListenerScene(delegate())
      try body(scene)
      scene.person.endTurn()
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }

  /// What was told, without the questions.
  func takeChanges() -> [String] {
    told.take().filter { $0.hasPrefix("listener") || $0.hasPrefix("closure") }
  }
}
