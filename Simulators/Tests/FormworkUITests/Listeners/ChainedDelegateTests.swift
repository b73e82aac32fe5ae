import FormworkListenersUnderTest
import Foundation
import Testing
import UIKit

/// The app's own delegates behind a `MaskedTextInputListener`, one for fields and one for views.
@MainActor @Suite("Delegates behind an input listener") struct ChainedDelegateTests {
  @Test("B61 a field's delegate is asked and told", arguments: Profile.all)
  func fields(profile: Profile) {
    Simulation.run(profile) {
      let app = AppDelegate([.range, .didBegin, .didEnd, .shouldReturn])
      let listener = MaskedTextInputListener(primaryFormat: "[00]-[00]")
      listener.textFieldDelegate = app
      let field = UITextField()
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      person.type("1")
      person.pressReturn()
      person.leave()
      #expect(field.text == "1")
      #expect(app.calls == ["didBegin", "shouldChange {0, 0} \"1\"", "shouldReturn", "didEnd"])
      #expect(field.formwork.wrappedDelegate === listener)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("B61 another delegate is asked, also after a change behind the listener")
  func laterDelegate() {
    Simulation.run(.iOS18) {
      let listener = MaskedTextInputListener(primaryFormat: "[00]-[00]")
      let field = UITextField()
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      person.type("1")
      listener.textFieldDelegate = AppDelegate([.didBegin]).kept
      let app = AppDelegate([.range, .shouldReturn])
      field.delegate = app
      person.type("2x3")
      person.pressReturn()
      #expect(field.text == "12-3")
      #expect(field.formwork.wrappedDelegate === app)
      #expect(app.calls.last == "shouldReturn")
      withExtendedLifetime(listener) {}
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("B61 a method goes to the delegate of its kind, whatever the other one has")
  func methodsByName() {
    Simulation.run(.iOS18) {
      let names = ["textFieldDidFrobnicate:", "textViewDidFrobnicate:", "didFrobnicate:"]
      let (fields, views) = (Knower(names), Knower(names))
      let listener = MaskedTextInputListener(primaryFormat: "[00]-[00]")
      func target(_ name: String) -> AnyObject? {
        let selector = Selector((name))
        guard listener.responds(to: selector) else { return nil }
        return listener.forwardingTarget(for: selector) as AnyObject?
      }
      listener.textFieldDelegate = fields
      #expect(names.map { target($0) === fields } == [true, false, true])
      listener.textViewDelegate = views
      #expect(names.map { target($0) === views } == [false, true, true])
      listener.textFieldDelegate = nil
      #expect(names.map { target($0) === views } == [false, true, true])
    }
  }

  @Test("B59 what it rejects is rejected", arguments: Profile.all)
  func rejections(profile: Profile) {
    Simulation.run(profile) {
      let app = AppDelegate([.range, .shouldClear])
      let listener = MaskedTextInputListener(primaryFormat: "[00]-[00]")
      let field = UITextField()
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      person.type("12")
      listener.textFieldDelegate = app
      app.isAllowed = false
      person.type("3")
      person.tapClearButton()
      #expect(field.text == "12-")
      #expect(app.calls.count == 2)
      app.isAllowed = true
      person.type("3")
      #expect(field.text == "12-3")
    }
  }

  @Test("B61 one that comes later has all its methods", arguments: Profile.all)
  func comesLater(profile: Profile) {
    Simulation.run(profile) {
      let app = AppDelegate([.didEnd, .didEndReason])
      let listener = MaskedTextInputListener(primaryFormat: "[00]")
      let field = UITextField()
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      listener.textFieldDelegate = app
      person.leave()
      #expect(app.calls == ["didEnd for a reason"])
    }
  }

  @Test("B61 a view's delegate is asked and told, and a field's isn't", arguments: Profile.all)
  func views(profile: Profile) {
    Simulation.run(profile) {
      let told = Told()
      let app = AppListener(told)
      let other = AppDelegate([.range, .didBegin, .didEnd])
      let listener = MaskedTextInputListener(primaryFormat: "[00]-[00]")
      listener.textViewDelegate = app
      listener.textFieldDelegate = other
      let view = UITextView()
      view.delegate = listener
      let person = Person(at: view)
      person.tap()
      person.type("1")
      app.isAllowed = false
      person.type("2")
      #expect(view.text == "1")
      #expect(told.take() == ["should begin", "asked \"1\"", "changed 1", "asked \"2\""])
      #expect(other.calls == [])
    }
  }
}

/// An object that has all methods of some names.
private final class Knower: UIKit.NSObject, UITextFieldDelegate, UITextViewDelegate {
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  override func responds(to selector: Selector!) -> Bool { names.contains(selector.description) }
}
