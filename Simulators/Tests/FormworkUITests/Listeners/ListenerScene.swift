import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// A listener object, set as the delegate of a control, with an app's listener behind it and a
/// person before it.
@MainActor final class ListenerScene {
  /// The listener objects, and what each can be the delegate of.
  enum Kind: CaseIterable, Sendable {
    case field, view, inputOfField, inputOfView

    /// Whether the app's listener is asked what a delegate is asked.
    var asks: Bool { self == .field || self == .view }
  }

  static let phone = "+1 ([000]) [000]-[0000]"

  let kind: Kind
  let control: any FormattedInput
  let person: Person
  let told = Told()
  let delegate: MaskedTextInputDelegate
  let listener: AppListener

  /// The text that is shown.
  var text: String { control.shownText }

  private init(_ kind: Kind, _ pattern: String, isSubclass: Bool) {
    self.kind = kind
    listener = AppListener(told)
    switch kind {
    case .field, .inputOfField:
      let field = isSubclass ? MaskedUITextField(frame: .zero) : UITextField(frame: .zero)
      (control, person) = (field, Person(at: field))
    case .view, .inputOfView:
      let view = isSubclass ? MaskedUITextView(frame: .zero) : UITextView(frame: .zero)
      (control, person) = (view, Person(at: view))
    }
    delegate = Self.delegate(kind, pattern, telling: listener)
    setDelegate(delegate)
  }

  /// Runs a test at controls that aren't focused yet; the run fails if UIKit would crash.
  static func run(
    _ pattern: String, in profile: Profile = .iOS18, kinds: [Kind] = Kind.allCases,
    isSubclass: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (ListenerScene) throws -> Void
  ) rethrows {
    for kind in kinds {
      try Simulation.run(profile) {
        let scene = ListenerScene(kind, pattern, isSubclass: isSubclass)
        try body(scene)
        scene.person.endTurn()
        #expect(Simulation.current.crashes.isEmpty, "\(kind)", sourceLocation: sourceLocation)
      }
    }
  }

  /// What was told, without the questions.
  func takeChanges() -> [String] {
    told.take().filter { $0.hasPrefix("listener") || $0.hasPrefix("closure") }
  }

  /// Shows a text through the listener object.
  @discardableResult
  func put(_ text: String, autocomplete: Bool? = nil) -> Mask.Result? {
    if let delegate = delegate as? MaskedTextFieldDelegate, let field = control as? UITextField {
      return delegate.put(text: text, into: field, autocomplete: autocomplete)
    }
    if let delegate = delegate as? MaskedTextViewDelegate, let view = control as? UITextView {
      return delegate.put(text: text, into: view, autocomplete: autocomplete)
    }
    return (delegate as? MaskedTextInputListener)?
      .put(text: text, into: control, autocomplete: autocomplete)
  }

  /// Assigns the control's delegate, as an app does.
  func setDelegate(_ delegate: AnyObject?) {
    (control as? UITextField)?.delegate = delegate as? any UITextFieldDelegate
    (control as? UITextView)?.delegate = delegate as? any UITextViewDelegate
  }

  /// Another listener object of the same kind.
  func makeDelegate(_ pattern: String) -> MaskedTextInputDelegate {
    Self.delegate(kind, pattern, telling: listener)
  }

  private static func delegate(
    _ kind: Kind, _ pattern: String, telling listener: AppListener
  ) -> MaskedTextInputDelegate {
    let told = listener.told
    switch kind {
    case .field:
      let delegate = MaskedTextFieldDelegate(primaryFormat: pattern) {
        (_, value: String, isComplete: Bool) in told.lines.append("closure \(value) \(isComplete)")
      }
      delegate.listener = listener
      return delegate
    case .view:
      let delegate = MaskedTextViewDelegate(primaryFormat: pattern) {
        (_, value: String, isComplete: Bool) in told.lines.append("closure \(value) \(isComplete)")
      }
      delegate.listener = listener
      return delegate
    case .inputOfField, .inputOfView:
      let delegate = MaskedTextInputListener(primaryFormat: pattern) {
        (_, value: String, isComplete: Bool) in told.lines.append("closure \(value) \(isComplete)")
      }
      delegate.listener = listener
      return delegate
    }
  }
}
