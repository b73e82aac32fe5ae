import FormworkUnderTest
import Testing
import UIKit

/// A form of stock fields in a view controller, and a user at the field that has the focus.
@MainActor final class GroupScene {
  let controller = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let name: UITextField
  let phone: UITextField
  let notes = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 80))
  let code: UITextField
  let form: TextFieldGroup
  var messages: [String: String] = [:]
  var changes = 0
  var submissions = 0

  init(isSubclassed: Bool = false) {
    let make: (CGFloat) -> UITextField = { y in
      let frame = CGRect(x: 0, y: y, width: 300, height: 40)
      return isSubclassed ? MaskedUITextField(frame: frame) : UITextField(frame: frame)
    }
    (name, phone, code) = (make(0), make(50), make(200))
    phone.formwork.format = .mask("[000]")
    code.formwork.format = .mask("[0009]")
    for view in [name, phone, notes, code] as [UIView] { controller.view.addSubview(view) }
    window.addSubview(controller.view)
    form = TextFieldGroup([name, phone, notes, code])
    form.advance = .whenFull
    form.optionalFields = [notes]
    form.onChange = { [weak self] _ in self?.changes += 1 }
    form.onSubmit = { [weak self] _ in self?.submissions += 1 }
    form.onMessage = { [weak self] field, message in
      if let self { messages[label(of: field)] = message }
    }
    // As Objective-C would find them; they are in FieldLinks+Keys.
    for forward in [true, false] {
      let selector = Selector(forward ? "formwork_focusNext:" : "formwork_focusPrevious:")
      Simulation.current.actions[selector] = {
        if $0 is UITextField || $0 is UITextView { self.move(forward) }
      }
    }
  }

  private func move(_ forward: Bool) {
    _ = forward ? form.focusNext() : form.focusPrevious()
  }

  func label(of field: UIView?) -> String {
    switch field {
    case name: "name"
    case phone: "phone"
    case notes: "notes"
    case code: "code"
    default: "nothing"
    }
  }

  /// The field that has the focus.
  var focus: String { label(of: form.focusedField) }

  var person: Person {
    if notes.isFirstResponder { return Person(at: notes) }
    return Person(at: [name, phone, code].first(where: \.isFirstResponder) ?? name)
  }

  static func run(
    _ profile: Profile = .iOS26, isSubclassed: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (GroupScene) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let scene = GroupScene(isSubclassed: isSubclassed)
      try body(scene)
      Simulation.current.endTurn()
      #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
    }
  }
}
