import SwiftUI
import UIKit

/// The observed field, in SwiftUI's layout.
struct ObservedFieldView: UIViewRepresentable {
  @Binding var observations: [Observation]
  let rejects: Bool
  let runs: Int
  let probe: Question.Probe?

  /// How often the probe has run.
  @MainActor final class Coordinator {
    var runs = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> ObservedField {
    let field = ObservedField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "The observed field"
    field.clearButtonMode = .always
    field.accessibilityIdentifier = "observed"
    let observations = $observations
    field.recorder.onChange = { new in
      // Not while SwiftUI updates its views.
      DispatchQueue.main.async { observations.wrappedValue = new }
    }
    field.observe()
    return field
  }

  func updateUIView(_ field: ObservedField, context: Context) {
    field.allowsChanges = !rejects
    guard context.coordinator.runs < runs else { return }
    context.coordinator.runs = runs
    guard let probe else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.run(on: field) } }
  }
}

/// A field to go to.
struct OtherField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "The other field"
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}
