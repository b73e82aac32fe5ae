import FormworkTestSupport
import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// A delegate chain that can't be broken, whatever apps and libraries do, in any order.
@MainActor @Suite("Delegates in any order") struct DelegateOrderTests {
  @Test("B90 every delegate of a field is asked once", arguments: Profile.all)
  func fields(profile: Profile) {
    var asked = 0
    for seed in seeds {
      Simulation.run(profile) {
        let field = OwnDelegateField()
        asked += run(OrderedControl(field), seed: seed)
      }
    }
    #expect(asked > seeds.count)
  }

  @Test("B90 every delegate of a text view is asked once", arguments: Profile.all)
  func views(profile: Profile) {
    var asked = 0
    for seed in seeds {
      Simulation.run(profile) {
        let view = OwnDelegateView()
        asked += run(OrderedControl(view), seed: seed)
      }
    }
    #expect(asked > seeds.count)
  }

  private func run(_ control: OrderedControl, seed: UInt64) -> Int {
    let order = DelegateOrder(control, seed: seed)
    order.run(steps: 24)
    return order.asked
  }

  /// `DELEGATE_ORDERS=5000` runs more of them.
  private var seeds: Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["DELEGATE_ORDERS"].flatMap(UInt64.init) ?? 60)
  }
}

/// A field that can be its own delegate.
private final class OwnDelegateField: UITextField, UITextFieldDelegate {
  let actor = DelegateActor("itself", .plain)

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    actor.questions += 1
    return actor.isAllowed
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    selector?.description == "textField:shouldChangeCharactersInRange:replacementString:"
      || selector?.description == "keyboardInputChangedSelection:"
  }
}

/// A text view that can be its own delegate.
private final class OwnDelegateView: UITextView, UITextViewDelegate {
  let actor = DelegateActor("itself", .plain)

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    actor.questions += 1
    return actor.isAllowed
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    selector?.description == "textView:shouldChangeTextInRange:replacementText:"
      || selector?.description == "keyboardInputChangedSelection:"
  }
}

extension OrderedControl {
  fileprivate init(_ field: OwnDelegateField) {
    let person = Person(at: field)
    person.tap()
    let (other, masked) = (UITextField(), UITextField())
    masked.formwork.format = .mask("[00]")
    self.init(
      itself: field.actor,
      delegate: { Self.actor(field.delegate, field, field.actor) },
      setDelegate: {
        field.delegate = ($0 === field.actor ? field : $0) as? any UITextFieldDelegate
      },
      wrappedDelegate: {
        Self.actor(field.formwork.wrappedDelegate, field, field.actor)
      },
      setFormat: { field.formwork.format = $0 ? .mask("[0…]") : nil },
      copyElsewhere: { delegate in
        for field in [other, masked] { field.delegate = delegate as? any UITextFieldDelegate }
      },
      type: {
        field.text = "1"
        person.type("2")
        return field.text == "12"
      },
      stir: { person.select(0..<1) })
  }

  fileprivate init(_ view: OwnDelegateView) {
    let person = Person(at: view)
    person.tap()
    let (other, masked) = (UITextView(), UITextView())
    masked.formwork.format = .mask("[00]")
    self.init(
      itself: view.actor,
      delegate: { Self.actor(view.delegate, view, view.actor) },
      setDelegate: { view.delegate = ($0 === view.actor ? view : $0) as? any UITextViewDelegate },
      wrappedDelegate: { Self.actor(view.formwork.wrappedDelegate, view, view.actor) },
      setFormat: { view.formwork.format = $0 ? .mask("[0…]") : nil },
      copyElsewhere: { delegate in
        for view in [other, masked] { view.delegate = delegate as? any UITextViewDelegate }
      },
      type: {
        view.text = "1"
        person.type("2")
        return view.text == "12"
      },
      stir: {
        person.select(0..<1)
        view.contentOffset = CGPoint(x: 0, y: view.contentOffset.y == 0 ? 1 : 0)
      })
  }

  /// The actor that stands for the control itself in the model.
  private static func actor(
    _ delegate: AnyObject?, _ control: UIKit.NSObject, _ actor: DelegateActor
  ) -> UIKit.NSObject? {
    delegate === control ? actor : delegate as? UIKit.NSObject
  }
}
