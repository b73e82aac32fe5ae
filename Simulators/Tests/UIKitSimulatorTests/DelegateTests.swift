import Testing
import UIKit

@Suite @MainActor struct DelegateTests {
  /// A delegate whose answer about its methods can change.
  final class Chameleon: NSObject, UITextFieldDelegate {
    nonisolated(unsafe) var hasReturn = false
    var returns = 0

    override func responds(to aSelector: Selector?) -> Bool {
      aSelector == "textFieldShouldReturn:" ? hasReturn : super.responds(to: aSelector)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  /// A delegate without methods, which forwards all of them.
  final class Forwarder: NSObject, UITextFieldDelegate {
    nonisolated(unsafe) var target: Any?
    override func forwardingTarget(for aSelector: Selector?) -> Any? { target }
  }

  @Test func theMethodsAreLookedUpAtAssignment() {
    Simulation.run(.iOS18) {
      let chameleon = Chameleon()
      let person = sit(chameleon)
      chameleon.hasReturn = true
      person.pressReturn()
      #expect(chameleon.returns == 0)
      person.field.delegate = nil
      person.field.delegate = chameleon
      person.pressReturn()
      #expect(chameleon.returns == 1)
    }
  }

  @Test(arguments: Profile.all)
  func messagesAreForwarded(profile: Profile) {
    Simulation.run(profile) {
      let witness = Witness()
      witness.allows = false
      let forwarder = Forwarder()
      forwarder.target = witness
      let person = sit(forwarder)
      person.type("1")
      #expect(person.text == "")
    }
  }

  @Test func anAbsentMethodIsNil() {
    Simulation.run(.iOS18) {
      let witness = Witness()
      let delegate: (any UITextFieldDelegate)? = witness
      let field = UITextField()
      #expect(delegate?.textFieldShouldReturn?(field) == nil)
      #expect(
        delegate?.textField?(
          field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "")
          == true)
    }
  }
}
