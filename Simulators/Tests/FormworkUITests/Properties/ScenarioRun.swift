import UIKit

extension RandomScenario {
  /// Carries the scenario out.
  ///
  /// - Returns: What went wrong first, or `nil` if all is well.
  @MainActor func run() -> Violation? {
    Simulation.run(profile) {
      let world = World(self)
      defer { world.end() }
      do throws(Violation) {
        try carryOut(in: world)
        try checkUndo(in: world)
        return nil
      } catch {
        return error
      }
    }
  }

  @MainActor private func carryOut(in world: World) throws(Violation) {
    var sample: SampleFormat? = format
    for (index, turn) in turns.enumerated() {
      world.forget()
      let invariants = Invariants(before: turn, in: world)
      world.perform(turn)
      for deed in turn {
        if case .use(let format) = deed { sample = format }
        if case .limit = deed { sample = nil }
        if case .freely = deed { sample = nil }
      }
      do throws(Violation) {
        try invariants.with(sample).check()
      } catch {
        throw Violation(rule: error.rule, details: error.details, turn: index)
      }
    }
  }

  /// Undone all the way and done again, the text is what it was.
  @MainActor private func checkUndo(in world: World) throws(Violation) {
    guard !hasWrites, rejection == 0, !world.isComposing,
      format != .prefixed
    else {
      return
    }
    world.goThroughHistory(world.person.redo) { $0.canRedo }
    let text = world.text
    world.goThroughHistory(world.person.undo) { $0.canUndo }
    world.goThroughHistory(world.person.redo) { $0.canRedo }
    let isSame = world.text.utf8.elementsEqual(text.utf8)
    if !Simulation.current.crashes.isEmpty || !isSame {
      throw Violation(
        rule: "undo all the way, then redo, leads back",
        details: "\(text) \(world.text) \(Simulation.current.crashes)")
    }
  }
}

extension World {
  fileprivate func goThroughHistory(_ step: () -> Void, while goesOn: (UndoManager) -> Bool) {
    for _ in 0..<100 {
      guard let manager = field.undoManager, goesOn(manager) else { return }
      step()
    }
  }
}
