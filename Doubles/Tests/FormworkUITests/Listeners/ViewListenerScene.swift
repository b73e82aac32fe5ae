import FormworkUIUnderTest
import Foundation
import Testing
import UIKit

/// An app's delegate behind a `MaskedTextViewDelegate`.
final class ViewListener: UIKit.NSObject, MaskedTextViewDelegateListener {
  @MainActor let told: Told
  @MainActor var isAllowed = true

  @MainActor init(_ told: Told) {
    self.told = told
    super.init()
  }

  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {
    told.lines.append("listener \(textView.text ?? "") \(value) \(complete)")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    told.lines.append("asked \"\(text)\"")
    return isAllowed
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    told.lines.append("should begin")
    return isAllowed
  }

  func textViewDidChange(_ textView: UITextView) {
    told.lines.append("changed \(textView.text ?? "")")
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    told.lines.append("should end")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    told.lines.append("end")
  }
}

/// A text view with a listener set as its delegate, and a person at it.
@MainActor final class ViewListenerScene {
  let view: UITextView
  let person: Person
  let told = Told()
  let delegate: MaskedTextViewDelegate
  let listener: ViewListener

  private init(_ delegate: MaskedTextViewDelegate, _ view: UITextView) {
    self.view = view
    person = Person(at: view)
    self.delegate = delegate
    listener = ViewListener(told)
    delegate.listener = listener
    delegate.onMaskedTextChangedCallback = { [told] (_, value: String, isComplete: Bool) in
      told.lines.append("closure \(value) \(isComplete)")
    }
    view.delegate = delegate
  }

  /// Runs a test with a view that isn't focused yet; the run fails if UIKit would crash.
  static func run(
    _ pattern: String, in profile: Profile = .iOS18, isSubclass: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (ViewListenerScene) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let view = isSubclass ? MaskedUITextView(frame: .zero) : UITextView(frame: .zero)
      let scene = ViewListenerScene(MaskedTextViewDelegate(primaryFormat: pattern), view)
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
