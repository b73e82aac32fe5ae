import FormworkUnderTest
import Testing
import UIKit

/// The examples of the article YourDelegate on steps, compiled and run.
@MainActor @Suite struct SteppingUpAndDownTests {
  @Test func stepping() throws {
    try Simulation.run(.iOS18) {
      let dateField = UITextField()
      // example: stepping
      dateField.formwork.format = .date(pattern: "dd/MM/yyyy")
      dateField.formwork.value = "31/01/2024"
      dateField.formwork.step(by: -1)  // true
      let shown = dateField.text  // "31/01/2023": the caret is at the end, so it is the year
      // end
      #expect(shown == "31/01/2023")
      #expect(dateField.formwork.step(by: -1))
    }
  }
}
