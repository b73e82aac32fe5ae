import Testing
import UIKit

/// The actions of a control.
@Suite @MainActor struct ActionTests {
  @Test func anActionReplacesOneOfTheSameIdentifier() {
    Simulation.run(.iOS18) {
      let control = UIControl()
      let name = UIAction.Identifier("name")
      var calls: [String] = []
      control.addAction(
        UIAction(identifier: name) { _ in calls.append("first") }, for: .valueChanged)
      let second = UIAction(identifier: name) { _ in calls.append("second") }
      control.addAction(second, for: .editingChanged)
      control.sendActions(for: .valueChanged)
      #expect(calls == [], "whatever its event")
      control.addAction(second, for: .valueChanged)
      control.addAction(UIAction { _ in calls.append("unnamed") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .editingChanged)
      #expect(calls == ["second", "unnamed", "second"])
    }
  }
}
