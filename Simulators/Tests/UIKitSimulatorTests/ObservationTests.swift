import Testing
import UIKit

@Suite @MainActor struct ObservationTests {
  /// Counts calls from handlers that may come from anywhere.
  final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test(arguments: [(Profile.iOS18, 1), (.iOS18.with { $0.observation = false }, 0)])
  func theSetterIsObservedAndTypingIsNot(profile: Profile, calls: Int) {
    Simulation.run(profile) {
      let counter = Counter()
      let person = sit()
      let observation = person.field.observe(\.text, options: [.old, .new]) { field, change in
        counter.count += 1
        #expect(change.oldValue == "1")
        #expect(change.newValue == "2")
      }
      person.type("1")
      #expect(counter.count == 0)
      person.field.text = "2"
      #expect(counter.count == calls)
      observation.invalidate()
      person.field.text = "3"
      #expect(counter.count == calls)
    }
  }

  @Test(arguments: [(Profile.iOS18, 0), (.nasty, 1)])
  func autoFillMayUseTheSetter(profile: Profile, calls: Int) {
    Simulation.run(profile) {
      let counter = Counter()
      let person = sit()
      let observation = person.field.observe(\.text) { _, _ in counter.count += 1 }
      person.autofillSilently("1")
      #expect(counter.count == calls)
      observation.invalidate()
    }
  }

  @Test func theDelegateIsObserved() {
    Simulation.run(.iOS18) {
      let counter = Counter()
      let field = UITextField()
      let observation = field.observe(\.delegate) { _, _ in counter.count += 1 }
      let witness = Witness()
      field.delegate = witness
      #expect(counter.count == 1)
      observation.invalidate()
    }
  }
}
