import FormworkUIUnderTest
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What holds after each turn, whatever was done in it.
@MainActor struct ViewLaws {
  private struct State {
    var value = ""
    var text = ""
    var picture = ""
    var isComposing = false
    var changes = 0
    var updates = 0
  }

  private let scene: ViewScene
  private var before = State()

  /// Whether the app did something that still waits for an input method.
  private var isOwed = false

  /// Whether the binding cuts what it is given.
  private var isNarrow = false

  init(_ scene: ViewScene) { self.scene = scene }

  private var state: State {
    State(
      value: scene.app.value, text: scene.text, picture: scene.drawn,
      isComposing: scene.person.isComposing, changes: scene.app.changes.count,
      updates: scene.hosted.updateCount)
  }

  mutating func begin(_ turn: [ViewDeed]) {
    before = state
    for case .narrow(let isNarrow) in turn { self.isNarrow = isNarrow }
    _ = Simulation.current.takeLog()
  }

  mutating func broken(by turn: [ViewDeed]) -> ViewScenario.Failure? {
    let now = state
    func check(_ holds: Bool, _ rule: String) -> ViewScenario.Failure? {
      if holds { return nil }
      return ViewScenario.Failure(
        rule: rule,
        details: """
          before: \(before), now: \(now), field: \(scene.field.formwork.value), \
          status: \(scene.app.status.text), complete: \(scene.app.isComplete), \
          failures: \(scene.hosted.failures), crashes: \(Simulation.current.crashes)
          """)
    }

    if let failure = check(Simulation.current.crashes.isEmpty, "nothing is raised")
      ?? check(scene.hosted.failures.isEmpty, "no binding is written in an update, and none loops")
      ?? check(now.updates - before.updates <= 5 + 6 * turn.count, "updates are few")
    {
      return failure
    }
    if turn.allSatisfy(\.isIdle), !isOwed {
      return check(
        now.picture == before.picture && now.isComposing == before.isComposing
          && Simulation.current.takeLog() == "", "an update without news touches nothing")
    }
    if before.isComposing, turn.allSatisfy({ $0.isOfApp && !$0.mayMoveFocus }), !isOwed {
      isOwed = true
      return check(
        now.picture == before.picture && now.isComposing,
        "the app leaves what is being composed alone")
    }
    if now.isComposing {
      isOwed = true
      return nil
    }
    isOwed = false
    return check(isInStep, "binding and field agree")
      ?? check(scene.app.isComplete == isWholeAndShown, "isComplete is right")
      ?? check(scene.app.status.text == scene.text, "the status is right")
      ?? check(scene.app.isFocused == scene.hasFocus || isOutOfUse, "the focus is told")
      ?? check(isTold(turn, now), "what the person did is told")
  }

  /// Whether nothing is missing, and the app would submit what is seen.
  private var isWholeAndShown: Bool {
    scene.field.formwork.isComplete && scene.field.formwork.value == scene.app.value
  }

  /// What doesn't fit stays in the binding until the person edits the field.
  private var isInStep: Bool {
    let value = scene.app.value
    let fitting = scene.field.formwork.inputFormat?.formatted(value: value).value ?? value
    return scene.field.formwork.value == value || scene.field.formwork.value == fitting
  }

  /// A field that can't be used can't take a focus that is asked for.
  private var isOutOfUse: Bool { !scene.hosted.environment.isEnabled }

  /// Where only the person acted, another value came with a word to the app, and the last word is
  /// what all of them have.
  private func isTold(_ turn: [ViewDeed], _ now: State) -> Bool {
    guard !turn.contains(where: \.isOfApp), !before.isComposing,
      scene.field.formwork.inputFormat != nil
    else { return true }
    if now.changes == before.changes { return now.value == before.value }
    return isNarrow
      || scene.app.changes.last?.value == now.value && scene.field.formwork.value == now.value
  }
}
