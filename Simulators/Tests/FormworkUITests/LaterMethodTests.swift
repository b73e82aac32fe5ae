import FormworkUnderTest
import Testing
import UIKit

/// Systems add methods to their protocols, and apps add them to their delegates before Formwork knows them.
@MainActor @Suite("B61 methods that Formwork doesn't know") struct LaterMethodTests {
  @Test(arguments: [true, false])
  func areForwardedToADelegateThatHasThem(isField: Bool) {
    Simulation.run(.iOS18) {
      let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
      field.formwork.setMask("[000]")
      view.formwork.setMask("[000]")
      @MainActor func target(_ name: String) -> AnyObject? {
        let proxy = isField ? field.delegate as? NSObject : view.delegate as? NSObject
        return proxy?.forwardingTarget(for: Selector((name))) as AnyObject?
      }
      #expect(target("textInputDidFrobnicate:") == nil, "there is no delegate")
      let app = Frobnicator()
      field.delegate = app
      view.delegate = app
      #expect(target("textInputDidFrobnicate:") === app)
      #expect(target("textInputWillFrobnicate:") == nil, "no protocol declares it")
      let other = Quiet()
      field.delegate = other
      view.delegate = other
      #expect(target("textInputDidFrobnicate:") == nil, "the delegate doesn't have it")
    }
  }
}

private final class Frobnicator: UIKit.NSObject, UITextFieldDelegate, UITextViewDelegate {
  override func responds(to selector: Selector!) -> Bool {
    selector.description.hasPrefix("textInput")
  }
}

private final class Quiet: UIKit.NSObject, UITextFieldDelegate, UITextViewDelegate {
  override func responds(to selector: Selector!) -> Bool { false }
}
