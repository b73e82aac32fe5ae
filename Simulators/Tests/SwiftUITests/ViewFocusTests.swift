import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor @Suite("SwiftUI: the focus") struct ViewFocusTests {
  @Test("the focus is told, and can be set", arguments: Profile.all)
  func binding(profile: Profile) throws {
    try ViewScene.run(profile, focused: false) { scene in
      #expect(!scene.hasFocus)
      scene.set { $0.isFocused = true }
      #expect(scene.hasFocus)
      scene.set { $0.isFocused = false }
      #expect(!scene.hasFocus)
      scene.person.tap()
      #expect(scene.app.isFocused)
      scene.person.leave()
      #expect(!scene.app.isFocused)
      scene.expectAgreement()
    }
  }

  @Test("a focus that is wanted again before it has gone stays", arguments: Profile.all)
  func wantedAgain(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("21")
      scene.set { app in
        // The field waits one turn before it leaves; this comes first.
        DispatchQueue.main.async { app.isFocused = true }
        app.isFocused = false
      }
      scene.person.endTurn()
      #expect(scene.hasFocus)
      #expect(scene.app.isFocused)
      scene.person.type("2")
      #expect(scene.app.value == "212")
    }
  }

  @Test("a focus that can't be had isn't waited for", arguments: Profile.all)
  func unavailable(profile: Profile) throws {
    try ViewScene.run(profile, focused: false) { scene in
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      scene.set { $0.isFocused = true }
      scene.person.endTurn()
      #expect(!scene.hasFocus)
      #expect(!scene.app.isFocused)
    }
  }

  @Test("Return submits, and leaves where fields do so", arguments: Profile.all)
  func submit(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("21")
      scene.person.pressReturn()
      #expect(scene.app.submitted == ["21"])
      #expect(scene.hasFocus == !ViewPerson.leavesByReturn)
      #expect(scene.app.isFocused == scene.hasFocus)
      #expect(scene.app.value == "21")
      scene.person.leave()
      #expect(scene.app.submitted == ["21"])
    }
  }

  @Test("a field that is taken out of use gives the focus back", arguments: Profile.all)
  func disabled(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      // The prefix goes with the focus, so that there is a change to tell from inside an update.
      scene.person.type("2")
      scene.person.backspace()
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(!scene.hasFocus)
      #expect(!scene.app.isFocused)
      scene.expectAgreement()
    }
  }

  struct Steps: View {
    enum Step: CaseIterable { case first, second, third }

    let moved: @MainActor (Binding<Step?>) -> Void
    @State private var values = ["", "", ""]
    @State private var focus: Step?

    var body: some View {
      let _ = moved($focus)
      MaskedTextField("1", value: $values[0], format: .mask("[00]"))
        .focused($focus, equals: .first)
        .onInputComplete { focus = .second }
      MaskedTextField("2", value: $values[1], format: .mask("[00]"))
        .focused($focus, equals: .second)
        .onInputComplete { focus = .third }
      MaskedTextField("3", value: $values[2], format: .mask("[00]"))
        .focused($focus, equals: .third)
        .onInputComplete { focus = nil }
      Text(values.joined(separator: "-"))
    }
  }

  @Test("the focus moves on when a value is complete", arguments: Profile.all)
  func advance(profile: Profile) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        var focus: Binding<Steps.Step?>?
        let hosted = Hosted(Steps { focus = $0 }, updates: moment)
        let fields = hosted.views(of: StockField.self)
        try #require(fields.count == 3)
        let people = fields.map { ViewPerson(at: $0) }
        people[0].tap()
        #expect(focus?.wrappedValue == .first)
        _ = Simulation.current.takeLog()
        for person in people { person.type("12") }
        #expect(hosted.texts == ["12-12-12"])
        #expect(focus?.wrappedValue == nil)
        #expect(!fields.contains { $0.hasFocus })
        // A tap moves it, too; and so does the app.
        people[2].tap()
        #expect(focus?.wrappedValue == .third)
        people[0].tap()
        #expect(focus?.wrappedValue == .first)
        people[0].inOneTurn { focus?.wrappedValue = .second }
        #expect(fields[1].hasFocus)
        #expect(focus?.wrappedValue == .second)
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }
}
