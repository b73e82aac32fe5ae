import AppKit
import FormworkReplay
import FormworkUnderTest
import SwiftUI
import Testing

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

  @Test func fieldsAgree() throws {
    // What is on the screen stays there while its script is typed.
    var hosts: [Hosted<Bound>] = []
    let result = try VectorTests.type { format in
      let probe = Probe()
      let hosted = Hosted(Bound(probe: probe))
      hosts.append(hosted)
      return ReplayWidget(
        hosted.views(of: NSTextField.self)[0], format,
        app: .init(
          use: { _, format in probe.format?.wrappedValue = format },
          set: { field, value throws(UnsupportedAction) in
            if (field.currentEditor() as? NSTextView)?.hasMarkedText() == true {
              throw UnsupportedAction("a value while composing, which waits")
            }
            if probe.value?.wrappedValue == value {
              throw UnsupportedAction("the value that is there, which isn't news")
            }
            probe.value?.wrappedValue = value
          }))
    }
    #expect(result.differences.isEmpty)
    #expect(result.performed == 139)
    let own = ["the value that is there, which isn't news": 1]
    #expect(result.unused == VectorTests.unused.merging(own) { $1 })
    #expect(hosts.flatMap(\.failures).isEmpty)
  }
}
