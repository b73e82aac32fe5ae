import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Limits as modifiers, in a field of the platform and in one of SwiftUI's own.
@MainActor @Suite("SwiftUI: limits") struct ViewLimitsTests {
  @MainActor final class App {
    var status = InputStatus()
    var value = ""
  }

  struct Notes: View {
    let app: App
    let isStock: Bool
    var format = FieldFormat<String>.text()
    let modify: (MaskedTextField) -> MaskedTextField
    @State private var note = ""
    @State private var status = InputStatus()

    var body: some View {
      let _ = remember()
      let field = modify(MaskedTextField("Note", value: $note, format: format)).inputStatus(
        $status)
      if isStock, #available(iOS 18.0, macOS 15.0, *) {
        field.stockTextField(axis: .vertical)
      } else {
        field
      }
    }

    private func remember() { (app.value, app.status) = (note, status) }
  }

  /// Types in both kinds of field, and returns what each has at the end.
  private func typing(
    _ keys: String, format: FieldFormat<String> = .text(),
    _ modify: @escaping (MaskedTextField) -> MaskedTextField
  ) throws -> [(value: String, status: InputStatus)] {
    try [false, true].map { isStock in
      try Simulation.run(Profile.all[0]) {
        let app = App()
        let hosted = Hosted(Notes(app: app, isStock: isStock, format: format, modify: modify))
        Simulation.current.endTurn()
        if isStock {
          let field = try #require(hosted.textFields.first)
          field.tap()
          field.type(keys)
          field.leave()
        } else {
          let person = ViewPerson(at: try #require(hosted.views(of: StockField.self).first))
          person.tap()
          person.type(keys)
          person.endTurn()
        }
        Simulation.current.endTurn()
        #expect(hosted.failures.isEmpty)
        return (app.value, app.status)
      }
    }
  }

  @Test func allowedCharacters() throws {
    for result in try typing("a1-b2", { $0.allowedCharacters(.digits) }) {
      #expect(result.value == "12")
      #expect(result.status.remainingLength == nil)
    }
  }

  @Test func lengthsInEachUnit() throws {
    for (unit, value, rest) in [
      (LengthUnit.characters, "éaé", 0), (.utf16, "éaé", 0), (.bytes, "éa", 0),
    ] {
      for result in try typing("éaéa", { $0.maximumLength(3, in: unit) }) {
        #expect(result.value == value, "\(unit)")
        #expect(result.status.remainingLength == rest, "\(unit)")
      }
    }
    for result in try typing("abc", { $0.maximumLength(10) }) {
      #expect(result.status.remainingLength == 7)
    }
  }

  /// A limit counts the literals of a mask, and so does what is left of it.
  @Test func whatIsLeftOfALimitCountsAsTheLimitDoes() throws {
    for result in try typing("123", format: .mask("[00]/[00]"), { $0.maximumLength(5) }) {
      #expect(result.value == "123")
      #expect(result.status.remainingLength == 1)
    }
    for result in try typing("1234", format: .mask("[00]/[00]"), { $0.maximumLength(4) }) {
      #expect(result.value == "123")
      #expect(result.status.remainingLength == 0)
    }
  }

  @Test func expressionsAndAllOfThemTogether() throws {
    for result in try typing("1x9a24", { $0.valuePattern("(0[1-9]|1[0-2])[0-9]{2}") }) {
      #expect(result.value == "124")
    }
    for result in try typing("a1b2c3", { $0.maximumLength(2).allowedCharacters(.digits) }) {
      #expect(result.value == "12")
      #expect(result.status.remainingLength == 0)
    }
  }
}
