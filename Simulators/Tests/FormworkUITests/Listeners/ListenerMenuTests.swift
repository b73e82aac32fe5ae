import FormworkListenersUnderTest
import Testing
import UIKit

/// UIKit looks up which methods a delegate has when it is set, so a listener that comes later
/// would have none of those that are there for its sake. A text view's are forwarded by name, for
/// which it takes Objective-C.
@MainActor @Suite("A listener that comes after the delegate") struct ListenerMenuTests {
  @Test("B61 it is asked for edit menus", arguments: Profile.all)
  func menus(profile: Profile) {
    ListenerScene.run("[00]", in: profile, kinds: [.field, .inputOfField]) { scene in
      scene.person.tap()
      scene.person.type("1")
      #expect(asksForMenu(scene) == false)
      let listener = MenuListener()
      scene.setListener(listener)
      #expect(asksForMenu(scene))
      #expect(scene.text == "1")
      scene.person.type("2")
      #expect(scene.text == "12")
      scene.setListener(nil)
      #expect(asksForMenu(scene) == false)
    }
  }

  @Test("B61 behind a proxy that passes everything on, too", arguments: Profile.all)
  func menusBehindProxy(profile: Profile) {
    ListenerScene.run("[00]", in: profile, kinds: [.field]) { scene in
      scene.person.tap()
      guard let field = scene.control as? UITextField else { return }
      let proxy = ForwardingDelegate(to: field.delegate)
      field.delegate = proxy
      #expect(asksForMenu(scene) == false)
      let listener = MenuListener()
      scene.setListener(listener)
      #expect(asksForMenu(scene))
      #expect(field.delegate === proxy)
    }
  }

  private func asksForMenu(_ scene: ListenerScene) -> Bool {
    _ = Simulation.current.takeLog()
    scene.person.openEditMenu()
    return Simulation.current.takeLog().contains("MENU")
  }
}

extension ListenerScene {
  fileprivate func setListener(_ listener: MenuListener?) {
    (delegate as? MaskedTextFieldDelegate)?.listener = listener
    (delegate as? MaskedTextInputListener)?.textFieldDelegate = listener
  }
}

/// An app's delegate that has edit menus, and nothing else.
private final class MenuListener: UIKit.NSObject, MaskedTextFieldDelegateListener {
  override func responds(to selector: Selector!) -> Bool {
    selector.description.contains("editMenuFor")
  }
}
