import FormworkUnderTest
import UIKit

// FieldBenchmark [ROUNDS]: what a keystroke into a text field takes, from the key to the end of
// its turn of the run loop. Most of it is the double's own work, so a field without a format is
// measured, too; what differs is the adapter's and the engine's part.

/// A field, and the time of one of its keys.
@MainActor final class Contestant {
  let name: String
  private let field = UITextField(frame: .zero)
  private let person: Person
  private let keys: String
  private var least = Duration.seconds(1)

  init(_ name: String, keys: String, _ configure: (UITextField) -> Void) {
    self.name = name
    self.keys = keys
    configure(field)
    person = Person(at: field)
  }

  /// Types all keys into the empty field. A busy machine makes most rounds slow, but not all.
  func takeTurn() {
    person.tap()
    field.text = ""
    person.endTurn()
    let time = ContinuousClock().measure { person.type(keys) }
    _ = Simulation.current.takeLog()
    least = min(least, time / keys.count)
  }

  var nanoseconds: Int64 { least.components.attoseconds / 1_000_000_000 }
}

@MainActor func measure(rounds: Int) {
  let mask = "+1 ([000]) [000]-[0000]"
  let contestants = [
    Contestant("no format: type phone", keys: "2125550100") { _ in },
    Contestant("field: type phone", keys: "2125550100") { $0.formwork.setMask(mask) },
    Contestant("field: rejected keys", keys: "abcdefghij") { $0.formwork.setMask(mask) },
  ]
  for _ in 0..<rounds {
    for contestant in contestants { contestant.takeTurn() }
  }
  for contestant in contestants { print("\(contestant.name): \(contestant.nanoseconds) ns a key") }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2000
Simulation.run(.iOS18) { measure(rounds: rounds) }
