import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One field for many records, of which a selection chooses one: none may get what is another's.
@MainActor @Suite("SwiftUI: records") struct ViewRecordTests {
  @MainActor final class Store {
    fileprivate(set) var records: Binding<[String]>?
    fileprivate(set) var selection: Binding<Int>?
    var heard: [String] = []
    var completions = 0
    var values: [String] { records?.wrappedValue ?? [] }
    func select(_ index: Int) { selection?.wrappedValue = index }
  }

  /// A form that indexes its records by the selection of the moment, or by that of its description.
  struct Form: View {
    let store: Store
    let isBoundToRecord: Bool
    @State var records: [String]
    @State var selection = 0

    var body: some View {
      let _ = remember()
      MaskedTextField("Name", value: value, format: .mask("[____]"))
        .onInputChange { store.heard.append($0.status.value) }
        .onInputComplete { store.completions += 1 }
    }

    private var value: Binding<String> {
      let index = selection
      return isBoundToRecord
        ? Binding(get: { records[index] }, set: { records[index] = $0 })
        : Binding(get: { records[selection] }, set: { records[selection] = $0 })
    }

    private func remember() {
      store.records = $records
      store.selection = $selection
    }
  }

  private func run(
    _ profile: Profile, bound isBoundToRecord: Bool, records: [String] = ["", "keep"],
    _ body: (Store, ViewPerson, StockField) throws -> Void
  ) throws {
    let make = {
      let store = Store()
      return (store, Form(store: store, isBoundToRecord: isBoundToRecord, records: records))
    }
    try HostedField.run(profile, make, body)
  }

  @Test("a composition ends where it began, or nowhere", arguments: Profile.all, [true, false])
  func composition(profile: Profile, isBoundToRecord: Bool) throws {
    try run(profile, bound: isBoundToRecord) { store, person, field in
      person.compose("に")
      person.inOneTurn { store.select(1) }
      person.commit("日")
      person.endTurn()
      #expect(store.values[1] == "keep")
      #expect(field.formwork.value == "keep")
      #expect(store.values[0] == (isBoundToRecord ? "日" : ""))
      #expect(store.heard == (isBoundToRecord ? ["日"] : []))
      // What comes next is the new record's.
      person.moveCaret(to: 4)
      person.backspace()
      person.endTurn()
      #expect(store.values[1] == "kee")
      #expect(store.values[0] == (isBoundToRecord ? "日" : ""))
    }
  }

  @Test("also where the update ends the composition", arguments: Profile.all)
  func completes(profile: Profile) throws {
    try run(profile, bound: true, records: ["abc", "keep"]) { store, person, field in
      person.compose("日")
      person.inOneTurn { store.select(1) }
      person.leave()
      person.endTurn()
      #expect(store.values == ["abc日", "keep"])
      #expect(store.completions == 1)
      #expect(field.formwork.value == "keep")
    }
  }
}
