import FormworkUnderTest
import Testing
import UIKit

/// Objects that stand in front of the app's delegate: keyboard managers, reactive proxies.
@MainActor @Suite("Managers in front of the app's delegate") struct DelegateManagerTests {
  @Test("B62 a manager that wraps the delegate, before or after", arguments: Profile.all)
  func wrapper(profile: Profile) {
    for wrapsAfter in [false, true] {
      Scene.run(profile, mask: nil) { scene in
        let app = AppDelegate([.range, .didEnd])
        let manager = WrappingDelegate()
        scene.field.delegate = app
        if wrapsAfter { scene.field.formwork.setMask(Scene.phone) }
        manager.wrap(scene.field)
        if !wrapsAfter { scene.field.formwork.setMask(Scene.phone) }
        scene.person.type("21")
        #expect(scene.field.text == "+1 (21")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
        #expect(manager.calls == 2)
        scene.person.leave()
        #expect(app.calls.count { $0 == "didEnd" } == 1)
        manager.unwrap(scene.field)
        scene.person.tap()
        scene.person.type("2")
        #expect(scene.value == "212")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 3)
        #expect(manager.calls == 2)
        #expect(scene.field.formwork.wrappedDelegate === app)
      }
    }
  }

  @Test("B62 a manager may reject what it has forwarded", arguments: Profile.all)
  func wrapperRejects(profile: Profile) {
    Scene.run(profile) { scene in
      scene.field.delegate = AppDelegate([.range]).kept
      let manager = WrappingDelegate()
      manager.wrap(scene.field)
      manager.isAllowed = false
      scene.person.type("2")
      #expect(scene.drawn == "|")
      scene.expectSilence()
    }
  }

  @Test("B62 a manager that wraps the field of an app without a delegate", arguments: Profile.all)
  func wrapperOfNobody(profile: Profile) {
    Scene.run(profile) { scene in
      let manager = WrappingDelegate()
      manager.wrap(scene.field)
      scene.person.type("21")
      #expect(scene.drawn == "+1 (21|")
      #expect(manager.calls == 2)
      scene.expectEvents(2)
      manager.unwrap(scene.field)
      scene.person.type("2")
      #expect(scene.value == "212")
      #expect(manager.calls == 2)
    }
  }

  @Test("B62 a manager that goes before it was asked anything", arguments: Profile.all)
  func unusedWrapper(profile: Profile) {
    for isObserved in [true, false] {
      Scene.run(profile.with { $0.observation = isObserved }) { scene in
        let app = AppDelegate([.range])
        scene.field.delegate = app
        scene.person.leave()
        scene.person.tap()
        var manager: WrappingDelegate? = WrappingDelegate()
        manager?.wrap(scene.field)
        if isObserved { #expect(scene.field.formwork.wrappedDelegate === manager) }
        manager?.unwrap(scene.field)
        #expect(scene.field.formwork.wrappedDelegate === app)
        manager = nil
        #expect(scene.field.formwork.wrappedDelegate === app)
        scene.person.type("2")
        #expect(scene.value == "2")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      }
    }
  }

  @Test("B62 managers that wrap twice, or one another, and go", arguments: Profile.all)
  func wrappers(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let (inner, outer) = (WrappingDelegate(), WrappingDelegate())
      scene.field.delegate = app
      inner.wrap(scene.field)
      inner.wrap(scene.field)
      outer.wrap(scene.field)
      outer.unwrap(scene.field)
      #expect(scene.field.formwork.wrappedDelegate === inner)
      scene.field.delegate = scene.field.delegate
      #expect(scene.field.formwork.wrappedDelegate === inner, "nobody went")
      scene.person.type("2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect((inner.calls, outer.calls) == (1, 0))
      inner.unwrap(scene.field)
      #expect(scene.field.formwork.wrappedDelegate === app)
      scene.person.type("1")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      #expect((inner.calls, outer.calls) == (1, 0))
      #expect(scene.value == "21")
    }
  }

  @Test("B62 the app sets its delegate anew while a manager is there", arguments: Profile.all)
  func setAnew(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let manager = WrappingDelegate()
      scene.field.delegate = app
      manager.wrap(scene.field)
      scene.field.delegate = app
      #expect(scene.field.formwork.wrappedDelegate === app)
      manager.unwrap(scene.field)
      #expect(scene.field.formwork.wrappedDelegate === app)
      scene.person.type("2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect(manager.calls == 0)
    }
  }

  @Test("B64 a manager in front of a format that goes reaches the app", arguments: Profile.all)
  func detachBehindWrapper(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.range])
      let manager = WrappingDelegate()
      scene.field.delegate = app
      manager.wrap(scene.field)
      scene.field.formwork.inputFormat = nil
      #expect(scene.field.delegate === manager)
      scene.person.type("x")
      #expect(scene.field.text == "x")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 1)
      #expect(manager.calls == 1)
      scene.field.formwork.setMask(Scene.phone)
      scene.person.type("2")
      #expect(scene.value == "2")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      #expect(manager.calls == 2)
    }
  }

  @Test("B62 a proxy that passes everything on stays in front", arguments: Profile.all)
  func reactiveProxy(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.field.formwork.setMask(Scene.phone)
      let proxy = ForwardingDelegate(to: scene.field.delegate)
      scene.field.delegate = proxy
      #expect(scene.field.delegate === proxy, "it checks that it is still there")
      scene.person.type("21")
      #expect(scene.field.text == "+1 (21")
      #expect(app.calls.count { $0.hasPrefix("shouldChange") } == 2)
      scene.field.delegate = proxy.next
      scene.person.type("2")
      #expect(scene.value == "212")
    }
  }

  @Test("B62 behind a proxy that stays in front, formats come and go", arguments: Profile.all)
  func reactiveProxyStays(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.field.formwork.setMask(Scene.phone)
      let proxy = ForwardingDelegate(to: scene.field.delegate)
      scene.field.delegate = proxy
      for round in 1...3 {
        scene.field.formwork.inputFormat = nil
        scene.field.text = ""
        scene.field.formwork.setMask(Scene.phone)
        let asked = app.calls.count { $0.hasPrefix("shouldChange") }
        let told = scene.changes.count
        scene.person.type("2x")
        #expect(scene.field.text == "+1 (2", "round \(round)")
        #expect(app.calls.count { $0.hasPrefix("shouldChange") } == asked + 1)
        #expect(scene.changes.dropFirst(told).map(\.status.text) == ["+1 (2"])
        scene.person.backspace()
      }
    }
  }
}
