import FormworkUnderTest
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
    var completions = 0
    var submissions = 0
    var isComplete = false
    var hasFocus = false
  }

  private let scene: ViewScene
  private var before = State()

  /// Whether the app did something that still waits for an input method.
  private var isOwed = false

  /// Whether the binding cuts what it is given.
  private var isNarrow = false

  init(_ scene: ViewScene) {
    self.scene = scene
  }

  private var state: State {
    State(
      value: scene.app.value, text: scene.text, picture: scene.drawn,
      isComposing: scene.person.isComposing, changes: scene.app.changes.count,
      updates: scene.hosted.updateCount, completions: scene.app.completions,
      submissions: scene.app.submitted.count,
      isComplete: scene.field.formwork.status.isValid, hasFocus: scene.hasFocus)
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
      ?? check(hasAppsValue(turn, now), "a value of the app stays until the user edits it")
      ?? check(areErrorsReported(turn, now), "a mistake in a mask is reported once")
      ?? check(isSubmitted(turn, now), "Return submits the value once")
      ?? check(isCompletionReported(turn, now), "a completed value is reported once")
  }

  /// Whether nothing is missing, and the app would submit what is seen.
  private var isWholeAndShown: Bool {
    scene.field.formwork.status.isValid && scene.field.formwork.value == scene.app.value
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
      || scene.app.changes.last?.status.value == now.value
        && scene.field.formwork.value == now.value
  }

  /// Where the user edits nothing, the app keeps what it has set, even if the field loses the focus before it
  /// shows that. If the format reads the value, the app has the value as the format writes it.
  private func hasAppsValue(_ turn: [ViewDeed], _ now: State) -> Bool {
    guard !before.isComposing, !turn.contains(where: \.isEdit) else { return true }
    let values = turn.compactMap { if case .setValue(let value) = $0 { value } else { nil } }
    guard let value = values.last else { return true }
    return value == now.value
      || scene.field.formwork.inputFormat?.formatted(value: value).value == now.value
  }

  /// The status has the mistake of a mask, as long as it is set.
  private func areErrorsReported(_ turn: [ViewDeed], _ now: State) -> Bool {
    if now.isComposing { return true }
    return (scene.app.status.formatError != nil) == (scene.app.mask == "[0")
  }

  private func isSubmitted(_ turn: [ViewDeed], _ now: State) -> Bool {
    let count = now.submissions - before.submissions
    if !turn.contains(.enter) { return count == 0 }
    guard turn == [.enter], before.hasFocus, !before.isComposing else {
      return count <= turn.count { $0 == .enter }
    }
    return count == 1 && scene.app.submitted.last == now.value
  }

  private func isCompletionReported(_ turn: [ViewDeed], _ now: State) -> Bool {
    let count = now.completions - before.completions
    if turn.allSatisfy(\.isOfApp) { return count == 0 }
    guard turn.count == 1, !before.isComposing, scene.field.formwork.inputFormat != nil else {
      return count <= now.changes - before.changes
    }
    let isNew = now.isComplete && !before.isComplete && now.changes > before.changes
    return count == (isNew ? 1 : 0)
  }
}
