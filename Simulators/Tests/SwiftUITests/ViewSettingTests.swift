@testable import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A view is described again at any time, with the same settings.
@MainActor @Suite("SwiftUI: a setting that is set again") struct ViewSettingTests {
  private typealias Modifier = @MainActor (MaskedTextField) -> MaskedTextField

  private static let settings: [(name: String, modify: Modifier)] = [
    ("nothing", { $0 }),
    ("characters", { $0.allowedCharacters(.digits) }),
    ("length", { $0.maximumLength(9) }), ("bytes", { $0.maximumLength(9, in: .bytes) }),
    ("pattern", { $0.valuePattern("[0-8]*") }), ("timing", { $0.validationTiming(.atOnce) }),
    ("remainder", { $0.showsRemainder() }), ("direction", { $0.layOutLeftToRight() }),
    ("prompt", { $0.prompt(Text("Number")) }), ("color", { $0.foregroundColor(.red) }),
    ("border", { $0.textFieldStyle(.roundedBorder) }),
  ]

  @Test("B86 an update with equal settings changes nothing", arguments: Profile.all)
  func update(profile: Profile) throws {
    for setting in Self.settings {
      let usual = try log(profile, setting.modify) { _ in }
      let other = try log(profile, setting.modify) { $0.refresh() }
      #expect(usual == other, "\(setting.name)")
    }
  }

  private func log(
    _ profile: Profile, _ modify: @escaping Modifier, _ again: (ViewScene.App) -> Void
  ) throws -> [String] {
    var log: [String] = []
    try ViewScene.run(profile, modify: modify) { scene in
      let person = scene.person
      let steps: [() -> Void] = [
        { person.type("2125") }, { person.moveCaret(to: 5) }, { person.type("9") }, person.undo,
        { person.backspace() }, { person.type("x") }, { person.compose("ni") },
        { person.commit("7") }, person.undo, { person.paste("12") }, person.leave, person.tap,
      ]
      for step in steps {
        step()
        scene.set(again)
        person.endTurn()
        log.append("\(scene.drawn) \(scene.app.value) \(scene.app.status) \(scene.app.changes)")
      }
    }
    return log
  }

  #if canImport(UIKit)
  /// Another keyboard doesn't need another format.
  @Test("B86 another keyboard keeps the selection and the undo steps", arguments: Profile.all)
  func keyboard(profile: Profile) throws {
    var type: UIKeyboardType?
    let modify: Modifier = { field in type.map { field.keyboardType($0) } ?? field }
    try ViewScene.run(profile, modify: modify) { scene in
      type = nil
      scene.set { $0.refresh() }
      #expect(scene.field.keyboardType == .numberPad)
      scene.person.type("2125")
      scene.person.moveCaret(to: 5)
      let before = scene.drawn
      type = .twitter
      scene.set { $0.refresh() }
      #expect(scene.field.keyboardType == .twitter && scene.drawn == before)
      type = nil
      scene.set { $0.refresh() }
      #expect(scene.field.keyboardType == .numberPad && scene.drawn == before)
      scene.person.undo()
      #expect(scene.app.value == "")
    }
  }
  #endif

  /// SwiftUI's own method, which has an underscore, may disappear.
  @Test func aTitleWithoutSwiftUIsMethod() {
    let environment = EnvironmentValues()
    #expect(Text("Phone")._resolveText(in: environment, orElse: ()) == "Phone")
    #expect(Text(verbatim: "")._resolveText(in: environment, orElse: ()) == "")
  }
}
