import FormworkUIUnderTest
import SwiftUI
import Testing
import UIKit

/// Keys, compositions and the app's doings in any order, often in one turn.
@MainActor @Suite("SwiftUI: anything in any order") struct ViewRandomTests {
  private static let masks = [Scene.phone, "[00]-[00]-[00]", "[000999999999]", "{7}[0000000000]"]

  @Test("field, binding and status agree in the end", arguments: Profile.all)
  func agreement(profile: Profile) throws {
    var random = Steps(state: 0x5eed)
    for _ in 0..<30 {
      var script: [Int] = []
      for _ in 0..<24 { script.append(Int(random.next() % 1000)) }
      try ViewScene.run(profile) { scene in
        for number in script { perform(number, scene) }
        scene.person.cancelComposition()
        scene.person.endTurn()
        // What doesn't fit stays the app's until the person edits.
        let fitting = scene.field.inputFormat?.formatted(value: scene.app.value).value
        #expect(fitting == scene.field.unmaskedValue, "\(script)")
        #expect(scene.app.isComplete == scene.field.isInputComplete, "\(script)")
        #expect(scene.app.status.text == scene.field.text, "\(script)")
      }
    }
  }

  private func perform(_ number: Int, _ scene: ViewScene) {
    let (kind, detail) = number.quotientAndRemainder(dividingBy: 100)
    switch kind {
    case 0, 1: scene.person.type("\(detail % 10)")
    case 2: scene.person.backspace()
    case 3: scene.person.moveCaret(to: detail % ((scene.field.text?.utf16.count ?? 0) + 1))
    case 4: scene.set { $0.value = String(detail * 7919) }
    case 5: scene.set { $0.mask = Self.masks[detail % Self.masks.count] }
    case 6:
      scene.person.inOneTurn {
        scene.person.type("\(detail % 10)", endingTurns: false)
        if detail > 50 { scene.app.value = String(detail) } else { scene.app.refresh() }
      }
    case 7: detail > 50 ? scene.person.undo() : scene.person.paste(String(detail * 101))
    case 8: detail > 30 ? scene.set { $0.isFocused.toggle() } : scene.set { $0.refresh() }
    default: detail > 50 ? scene.person.compose("\(detail)") : scene.person.commit("\(detail)")
    }
  }

  private struct Steps {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
