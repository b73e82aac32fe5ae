import FormworkTestSupport
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What the person and the app do at a field, in turns.
struct ViewScenario: Hashable, Sendable {
  var profile: Int
  var moment: HostCore.Moment
  var value: String
  var mask: String?
  var turns: [[ViewDeed]]
}

extension ViewScenario {
  private static let masks: [String?] = [
    ViewScene.phone, "[00]-[00]-[00]", "[000999999999]", ViewPerson.ownDigits, "<[____]>[____]",
    "[0", nil,
  ]
  private static let texts = ["1", "2", "12", "3456", "a", "x-1", "日", "é"]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    profile = random.number(in: 0...Profile.all.count - 1)
    moment = random.element(of: HostCore.Moment.allCases)
    value = random.element(of: ["", "", "2125550100", "12", "ab"])
    mask = random.element(of: Self.masks)
    turns = []
    for _ in 0..<random.number(in: 1...12) {
      var turn: [ViewDeed] = []
      for _ in 0..<random.element(of: [1, 1, 1, 2, 3]) { turn.append(Self.deed(&random)) }
      // Undo takes longer than the turn of a key lasts.
      turns.append(turn.contains(.undo) ? [.undo] : turn)
    }
  }

  private static func deed(_ random: inout SeededGenerator) -> ViewDeed {
    switch random.number(in: 0...29) {
    case 0...6: .type(random.element(of: texts))
    case 7: .paste(random.element(of: texts))
    case 8...9: .backspace
    case 10...11: .caret(random.number(in: 0...20))
    case 12: .undo
    case 13: .enter
    case 14: .tap
    case 15: .leave
    case 16...17: .compose(random.element(of: ["に", "k", "にほ"]))
    case 18: .commit(random.element(of: ["日", "日本", "1"]))
    case 19: .cancel
    case 20...22: .setValue(random.element(of: ["", "77", "2125550100", "xyz", "1"]))
    case 23...24: .setMask(random.element(of: masks))
    case 25: .focus(random.number(in: 0...1) == 0)
    case 26: .enable(random.number(in: 0...2) > 0)
    case 27: .enlarge(random.number(in: 0...1) == 0)
    case 28: .narrow(random.number(in: 0...2) == 0)
    default: .refresh
    }
  }

  /// The same with something left out, the boldest first.
  var smaller: [ViewScenario] {
    var candidates: [ViewScenario] = []
    func tryOut(_ change: (inout ViewScenario) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { candidates.append(copy) }
    }
    for size in [4, 2, 1] where size <= turns.count {
      for start in 0...turns.count - size {
        tryOut { $0.turns.removeSubrange(start..<start + size) }
      }
    }
    for turn in turns.indices where turns[turn].count > 1 {
      for deed in turns[turn].indices { tryOut { $0.turns[turn].remove(at: deed) } }
    }
    tryOut { $0.value = "" }
    tryOut { $0.mask = ViewScene.phone }
    tryOut { $0.profile = 0 }
    tryOut { $0.moment = .endOfTurn }
    return candidates
  }
}

extension ViewScenario {
  /// What a scenario breaks, and where.
  struct Failure: Hashable, Sendable {
    let rule: String
    let details: String
  }

  /// Does all of it, and says what went wrong first.
  @MainActor func run() -> Failure? {
    Simulation.runWithMistakes(Profile.all[profile]) {
      guard let scene = ViewScene(value: value, mask: mask, updates: moment) else {
        return Failure(rule: "there is a field", details: "")
      }
      scene.person.tap()
      var laws = ViewLaws(scene)
      for turn in turns {
        laws.begin(turn)
        scene.person.inOneTurn { for deed in turn { scene.perform(deed) } }
        if let failure = laws.broken(by: turn) { return failure }
      }
      let end: [ViewDeed] = [.cancel, .leave]
      laws.begin(end)
      scene.person.inOneTurn { for deed in end { scene.perform(deed) } }
      return laws.broken(by: end)
    }
  }
}
