import FormworkUIUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// `@FocusState`, as any form has it; with a SwiftUI that knows the field's focus, and with one that takes its
/// state back.
@MainActor @Suite("SwiftUI: FocusState") struct ViewFocusStateTests {
  @MainActor final class App {
    fileprivate(set) var focus: FocusState<Steps.Step?>.Binding?
    fileprivate(set) var isFirst: FocusState<Bool>.Binding?
    var count: Binding<Int>?
  }

  struct Steps: View {
    enum Step: Hashable { case first, second }

    let app: App
    @State private var values = ["", ""]
    @State private var count = 0
    @FocusState private var focus: Step?

    var body: some View {
      let _ = (app.focus = $focus, app.count = $count)
      Text(verbatim: "\(count)")
      MaskedTextField("1", value: $values[0], format: .mask("[00]"))
        .focused($focus, equals: .first)
        .onSubmit { focus = .second }
        .onInputComplete { focus = .second }
      MaskedTextField("2", value: $values[1], format: .mask("[00]"))
        .focused($focus, equals: .second)
    }
  }

  private func run(
    _ profile: Profile, knows: [Bool] = [true, false],
    _ body: (App, [StockField], [ViewPerson], Bool) throws -> Void
  ) throws {
    for knowsFocus in knows {
      for moment in HostCore.Moment.allCases {
        try Simulation.run(profile) {
          let app = App()
          let hosted = Hosted(Steps(app: app), updates: moment, knowsFocus: knowsFocus)
          let fields = hosted.views(of: StockField.self)
          try #require(fields.count == 2)
          let people = fields.map { ViewPerson(at: $0) }
          people[0].endTurn()
          try body(app, fields, people, knowsFocus)
          people[0].endTurn()
          #expect(hosted.failures.isEmpty)
          #expect(Simulation.current.crashes.isEmpty)
        }
      }
    }
  }

  @Test("the app moves the focus, and the next field keeps it", arguments: Profile.all)
  func moves(profile: Profile) throws {
    try run(profile) { app, fields, people, _ in
      people[0].inOneTurn { app.focus?.wrappedValue = .first }
      people[0].endTurn()
      #expect(fields[0].hasFocus)
      people[0].type("12")
      people[0].endTurn()
      #expect(fields[1].hasFocus)
      #expect(!fields[0].hasFocus)
      people[1].type("3")
      #expect(fields[1].formwork.value == "3")
      // An update that has nothing to do with it leaves it where it is.
      people[1].inOneTurn { app.count?.wrappedValue += 1 }
      people[1].endTurn()
      #expect(fields[1].hasFocus)
    }
  }

  @Test("a tap keeps the keyboard, whatever SwiftUI makes of its state", arguments: Profile.all)
  func tap(profile: Profile) throws {
    try run(profile) { app, fields, people, knowsFocus in
      people[0].tap()
      people[0].endTurn()
      #expect(fields[0].hasFocus)
      #expect(app.focus?.wrappedValue == (knowsFocus ? .first : nil))
      people[0].inOneTurn { app.count?.wrappedValue += 1 }
      people[0].endTurn()
      #expect(fields[0].hasFocus)
    }
  }

  @Test("where SwiftUI knows the field, the app can take the focus away", arguments: Profile.all)
  func takesAway(profile: Profile) throws {
    try run(profile, knows: [true]) { app, fields, people, _ in
      people[0].tap()
      people[0].endTurn()
      people[0].inOneTurn { app.focus?.wrappedValue = nil }
      people[0].endTurn()
      #expect(!fields[0].hasFocus)
      people[1].tap()
      people[1].endTurn()
      #expect(app.focus?.wrappedValue == .second)
      people[1].leave()
      people[1].endTurn()
      #expect(app.focus?.wrappedValue == nil)
    }
  }
}
