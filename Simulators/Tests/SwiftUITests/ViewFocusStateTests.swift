import FormworkUnderTest
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
  enum Step: Hashable { case first, second }

  @MainActor final class App {
    fileprivate var read: () -> Step? = { nil }
    fileprivate var write: (Step?) -> Void = { _ in }
    var count: Binding<Int>?

    var focus: Step? {
      get { read() }
      set { write(newValue) }
    }
  }

  /// One state for both fields.
  struct Steps: View {
    let app: App
    @State private var values = ["", ""]
    @State private var count = 0
    @FocusState private var focus: Step?

    var body: some View {
      let _ = remember()
      Text(verbatim: "\(count)")
      MaskedTextField("1", value: $values[0], format: .mask("[00]"))
        .focused($focus, equals: .first)
        .onSubmit { focus = .second }
        .onInputComplete { focus = .second }
      MaskedTextField("2", value: $values[1], format: .mask("[00]"))
        .focused($focus, equals: .second)
    }

    private func remember() {
      app.count = $count
      app.read = { focus }
      app.write = { focus = $0 }
    }
  }

  /// A state for each field.
  struct Flags: View {
    let app: App
    @State private var values = ["", ""]
    @State private var count = 0
    @FocusState private var isFirst: Bool
    @FocusState private var isSecond: Bool

    var body: some View {
      let _ = remember()
      Text(verbatim: "\(count)")
      MaskedTextField("1", value: $values[0], format: .mask("[00]"))
        .focused($isFirst)
        .onSubmit { isSecond = true }
        .onInputComplete { isSecond = true }
      MaskedTextField("2", value: $values[1], format: .mask("[00]"))
        .focused($isSecond)
    }

    private func remember() {
      app.count = $count
      app.read = { isFirst ? .first : isSecond ? .second : nil }
      app.write = { (isFirst, isSecond) = ($0 == .first, $0 == .second) }
    }
  }

  private func run(
    _ profile: Profile, knows: [Bool] = [true, false],
    _ body: (App, [StockField], [ViewPerson], Bool) throws -> Void
  ) throws {
    for (knowsFocus, hasFlags) in knows.flatMap({ [($0, false), ($0, true)] }) {
      for moment in HostCore.Moment.allCases {
        try Simulation.run(profile) {
          let app = App()
          let form = hasFlags ? AnyView(Flags(app: app)) : AnyView(Steps(app: app))
          let hosted = Hosted(form, updates: moment, knowsFocus: knowsFocus)
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
      people[0].inOneTurn { app.focus = .first }
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
      #expect(app.focus == (knowsFocus ? .first : nil))
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
      people[0].inOneTurn { app.focus = nil }
      people[0].endTurn()
      #expect(!fields[0].hasFocus)
      people[1].tap()
      people[1].endTurn()
      #expect(app.focus == .second)
      people[1].leave()
      people[1].endTurn()
      #expect(app.focus == nil)
    }
  }
}
