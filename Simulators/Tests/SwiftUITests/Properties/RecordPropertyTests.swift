import Foundation
import FormworkTestSupport
import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One field for several records, of which a selection chooses one, and anything in any order.
///
/// The law: no record changes but the one that is shown, or the one that a composition was begun in; the field,
/// the binding and the status agree after each turn; and a letter that there is room for is never lost.
/// `RECORD_SCENARIOS=…` draws more.
@MainActor @Suite("SwiftUI: records, in any order") struct RecordPropertyTests {
  @MainActor final class Store {
    fileprivate(set) var records: Binding<[String]>?
    fileprivate(set) var selection: Binding<Int>?
    fileprivate(set) var status: Binding<InputStatus>?
    var values: [String] { records?.wrappedValue ?? [] }
    var shown: Int { selection?.wrappedValue ?? 0 }
  }

  struct Form: View {
    let store: Store
    let isBoundToRecord: Bool
    let bindsText: Bool
    @State var records = ["", "keep", "ab"]
    @State var selection = 0
    @State var status = InputStatus()

    var body: some View {
      let _ = (store.records, store.selection, store.status) = ($records, $selection, $status)
      field.inputStatus($status)
    }

    private var field: MaskedTextField {
      bindsText
        ? MaskedTextField("Name", text: binding, format: .mask("[______]"))
        : MaskedTextField("Name", value: binding, format: .mask("[______]"))
    }

    private var binding: Binding<String> {
      let index = selection
      return isBoundToRecord
        ? Binding(get: { records[index] }, set: { records[index] = $0 })
        : Binding(get: { records[selection] }, set: { records[selection] = $0 })
    }
  }

  private enum Deed: CaseIterable {
    case type, backspace, caret, compose, commit, cancel, select, assign, leave, tap
  }

  @Test("no record but the shown one changes", arguments: [1, 2, 3, 4] as [UInt64])
  func laws(seed: UInt64) throws {
    let count =
      ProcessInfo.processInfo.environment["RECORD_SCENARIOS"].flatMap(UInt64.init) ?? 60
    var turns = 0
    var moves = 0
    var compositions = 0
    for round in 0..<count {
      var random = SeededGenerator(seed: seed << 32 + round)
      let profile = random.element(of: Profile.all)
      let moment = random.element(of: HostCore.Moment.allCases)
      let (isBoundToRecord, bindsText) = (
        random.number(in: 0...1) == 0, random.number(in: 0...1) == 0
      )
      try Simulation.run(profile) {
        let store = Store()
        let hosted = Hosted(
          Form(store: store, isBoundToRecord: isBoundToRecord, bindsText: bindsText),
          updates: moment)
        let field = try #require(hosted.views(of: StockField.self).first)
        let person = ViewPerson(at: field)
        person.endTurn()
        person.tap()
        /// Where what is composed began.
        var begun: Int?
        for _ in 0..<14 {
          let before = store.values
          let shown = store.shown
          let wasComposing = person.isComposing
          let hadFocus = field.hasFocus
          var assigned: Int?
          let deed = random.element(of: Deed.allCases)
          let letter = random.element(of: ["x", "y", "z"])
          person.inOneTurn {
            switch deed {
            case .type: if !wasComposing { person.type(letter, endingTurns: false) }
            case .backspace: if !wasComposing { person.backspace() }
            case .caret: if !wasComposing { person.moveCaret(to: random.number(in: 0...6)) }
            case .compose: if hadFocus { person.compose(random.element(of: ["に", "にほ"])) }
            case .commit: if wasComposing { person.commit(random.element(of: ["日", "日本"])) }
            case .cancel: if wasComposing { person.cancelComposition() }
            case .select: store.selection?.wrappedValue = random.number(in: 0...2)
            case .assign:
              assigned = store.shown
              store.records?.wrappedValue[store.shown] = random.element(of: ["", "ab", "keep"])
            case .leave: person.leave()
            case .tap: if !hadFocus { person.tap() }
            }
          }
          person.endTurn()
          turns += 1
          if person.isComposing, begun == nil { begun = shown }
          if deed == .select, store.shown != shown { moves += 1 }
          if wasComposing { compositions += 1 }
          let now = store.values
          let allowed = Set([shown, assigned, begun].compactMap { $0 })
          for index in now.indices where !allowed.contains(index) {
            #expect(now[index] == before[index], "record \(index), \(deed), seed \(seed), \(round)")
          }
          // A composition that was begun elsewhere isn't the shown record's.
          // Two records with equal values can't be told apart by a binding that reads the selection.
          if let begun, begun != shown, deed != .assign,
            isBoundToRecord || before[begun] != before[shown]
          {
            #expect(now[shown] == before[shown], "the shown record, \(deed), \(seed), \(round)")
          }
          if deed == .type, hadFocus, !wasComposing, before[shown].count < 6, assigned == nil {
            #expect(now[shown].count == before[shown].count + 1, "lost, seed \(seed), \(round)")
          }
          if !person.isComposing {
            begun = nil
            #expect(field.formwork.value == now[store.shown], "\(deed), seed \(seed), \(round)")
            #expect(store.status?.wrappedValue.text == field.shown)
          }
        }
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
    // The floors: that enough was done for the law to say something.
    #expect(turns >= Int(count) * 14)
    #expect(moves >= Int(count) / 4)
    #expect(compositions >= Int(count) / 2)
  }
}
