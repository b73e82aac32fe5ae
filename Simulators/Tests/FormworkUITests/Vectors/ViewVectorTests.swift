import FormworkReplay
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The scripts of all surfaces, typed into a field of which SwiftUI sets value and format.
@MainActor @Suite("SwiftUI: scripts of all surfaces") struct ViewVectorTests {
  @MainActor private final class Probe {
    var value: Binding<String>?
    var format: Binding<AnyInputFormat>?
  }

  private struct Bound: View {
    let probe: Probe
    @State var value = ""
    @State var format = AnyInputFormat(AllowedCharacters.any)

    var body: some View {
      let _ = (probe.value, probe.format) = ($value, $format)
      MaskedTextField("", value: $value, format: FieldFormat(format))
    }
  }

  @Test("a field shows what the vectors say", arguments: Profile.all)
  func vectors(profile: Profile) throws {
    var performed = 0
    var unused: [String] = []
    for vector in try VectorTests.vectors() {
      Simulation.run(profile) {
        let probe = Probe()
        let hosted = Hosted(Bound(probe: probe))
        do throws(UnsupportedAction) {
          let differences = try vector.differences { surface($0, hosted, probe) }
          #expect(differences.isEmpty, Comment(rawValue: "\(vector.name): \(differences)"))
          performed += 1
        } catch {
          unused.append("\(vector.name): \(error.name)")
        }
        #expect(hosted.failures.isEmpty, Comment(rawValue: vector.name))
        #expect(Simulation.current.crashes.isEmpty, Comment(rawValue: vector.name))
      }
    }
    print("note: SwiftUI, \(profile): \(performed) vectors, \(unused.count) left out")
    #expect(performed == 175)
    #expect(
      unused == [
        "compose-cancel: a cancelled composition over a selection, which stays deleted",
        "limit-rejects-nothing: the value that is there, which isn't news",
      ])
  }

  private func surface(
    _ format: ReplayedFormat, _ hosted: Hosted<Bound>, _ probe: Probe
  ) -> FieldSurface {
    FieldSurface(
      format, field: hosted.views(of: UITextField.self)[0],
      app: FieldSurface.App(
        use: { _, format in probe.format?.wrappedValue = format },
        set: { field, value throws(UnsupportedAction) in
          if field.markedTextRange != nil {
            throw UnsupportedAction("a value while composing, which waits")
          }
          if probe.value?.wrappedValue == value {
            throw UnsupportedAction("the value that is there, which isn't news")
          }
          probe.value?.wrappedValue = value
        }))
  }
}
