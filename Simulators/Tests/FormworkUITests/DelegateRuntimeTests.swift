import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// Delegates as the Objective-C runtime sees them: released while they are set, asked for private methods, or kept inside of the control.
@MainActor @Suite("Delegates at run time") struct DelegateRuntimeTests {
  @Test("B96 a released delegate isn't called", arguments: Profile.all)
  func release(profile: Profile) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      view.formwork.format = .mask("[000]")
      var app: Scroller? = Scroller()
      view.delegate = app
      view.contentOffset = CGPoint(x: 0, y: 1)
      #expect(app?.scrolls == 1)
      app = nil
      view.contentOffset = CGPoint(x: 0, y: 2)
      let person = Person(at: view)
      person.tap()
      person.type("12")
      #expect(view.text == "12")
      #expect(view.formwork.wrappedDelegate == nil)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("B96 a released delegate after a forwarder isn't called", arguments: Profile.all)
  func releaseAfterForwarder(profile: Profile) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      view.formwork.format = .mask("[000]")
      var app: DelegateActor? = DelegateActor("app", .plain)
      view.delegate = app
      let forwarder = DelegateActor("forwarder", .forwarder)
      forwarder.next = view.delegate as? UIKit.NSObject
      view.delegate = forwarder
      view.contentOffset = CGPoint(x: 0, y: 1)
      app = nil
      view.contentOffset = CGPoint(x: 0, y: 2)
      #expect(app == nil)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    "B90 a control that is its own delegate is asked for no private method",
    arguments: Profile.all)
  func ownDelegate(profile: Profile) {
    Simulation.run(profile) {
      let (field, view) = (OwnField(frame: .zero), OwnView(frame: .zero))
      field.delegate = field
      view.delegate = view
      field.formwork.format = .mask("[000]-[000]")
      view.formwork.format = .mask("[000]-[000]")
      for person in [Person(at: field), Person(at: view)] {
        person.tap()
        person.type("1234")
        person.select(0..<2)
      }
      #expect(field.formwork.value == "1234")
      #expect(view.formwork.value == "1234")
      #expect(field.questions == 4)
      #expect(view.questions == 4)
      #expect(field.formwork.wrappedDelegate === field)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    "B90 a subclass that keeps its delegate inside, and forwards to it", arguments: Profile.all,
    [true, false])
  func delegateInside(profile: Profile, answersWithItself: Bool) {
    Simulation.run(profile) {
      let field = KeepingField(frame: .zero)
      field.answersWithItself = answersWithItself
      let apps = [AppDelegate([.range, .ranges]), AppDelegate([.range, .ranges])]
      field.delegate = apps[0]
      field.formwork.format = .mask("[000]-[000]")
      let person = Person(at: field)
      person.tap()
      person.type("1")
      #expect(apps[0].calls.count { $0.hasPrefix("shouldChange") } == 1)
      field.delegate = apps[1]
      person.type("2")
      #expect(apps[0].calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect(apps[1].calls.count { $0.hasPrefix("shouldChange") } == 1)
      apps[1].isAllowed = false
      person.type("3")
      #expect(field.formwork.value == "12")
      field.formwork.format = nil
      apps[1].isAllowed = true
      person.type("x")
      #expect(field.text == "12x")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  /// RxCocoa forwards whole invocations, which can't be seen from outside, and publishes its target.
  @Test(
    "B90 the delegate after RxCocoa's proxy is asked, whenever the format came",
    arguments: Profile.all)
  func published(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      let app = AppDelegate([.range, .ranges])
      scene.field.delegate = app
      let proxy = PublishingProxy(scene.field.delegate as? UIKit.NSObject)
      scene.field.delegate = proxy
      scene.field.formwork.setMask(Scene.phone)
      // The next access: the present delegate is the target now.
      proxy.target = scene.field.delegate as? UIKit.NSObject
      scene.field.delegate = proxy
      #expect(scene.field.delegate === proxy)
      scene.person.type("21")
      #expect(scene.value == "21")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      #expect(proxy.questions == 2)
      app.isAllowed = false
      scene.person.type("2")
      #expect(scene.value == "21")
    }
  }
}

private final class Scroller: UIKit.NSObject, UITextViewDelegate {
  @MainActor private(set) var scrolls = 0

  override func responds(to selector: Selector!) -> Bool {
    selector.description == "scrollViewDidScroll:"
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class OwnField: UITextField, UITextFieldDelegate {
  private(set) var questions = 0

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    questions += 1
    return true
  }
}

private final class OwnView: UITextView, UITextViewDelegate {
  private(set) var questions = 0

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    questions += 1
    return true
  }
}

/// A field that is the delegate of its superclass, and forwards to the delegate that it was given.
private final class KeepingField: UITextField, UITextFieldDelegate {
  private weak var inside: UIKit.NSObject?
  var answersWithItself = false

  override var delegate: (any UITextFieldDelegate)? {
    get { answersWithItself ? super.delegate : inside as? any UITextFieldDelegate }
    set {
      inside = newValue as? UIKit.NSObject
      super.delegate = self
    }
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    nonisolated(unsafe) let field = self
    return MainActor.assumeIsolated { field.inside?.responds(to: selector) ?? false }
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    nonisolated(unsafe) let field = self
    nonisolated(unsafe) var target: UIKit.NSObject?
    MainActor.assumeIsolated { target = field.inside }
    return target
  }
}

/// A proxy in the manner of RxCocoa's: it answers for its target, and forwards by itself.
private final class PublishingProxy: UIKit.NSObject, UITextFieldDelegate {
  @MainActor weak var target: UIKit.NSObject?
  @MainActor private(set) var questions = 0

  @MainActor init(_ target: UIKit.NSObject?) {
    self.target = target
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    if selector.description == "_forwardToDelegate" { return true }
    nonisolated(unsafe) let proxy = self
    return MainActor.assumeIsolated { proxy.target?.responds(to: selector) ?? false }
  }

  override func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let proxy = self
    nonisolated(unsafe) var target: UIKit.NSObject?
    MainActor.assumeIsolated { target = proxy.target }
    return target.map { Unmanaged.passUnretained($0) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    questions += 1
    return (target as? any UITextFieldDelegate)?.textField?(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    questions += 1
    return (target as? any UITextFieldDelegate)?.textField?(
      textField, shouldChangeCharactersInRanges: ranges, replacementString: string) ?? true
  }
}
