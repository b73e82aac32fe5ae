import FormworkReplay
import FormworkTestSupport
import Foundation
import Testing
import UIKit

/// The engine says what a field should show, so random scripts give the same on both.
@MainActor @Suite("Random scripts") struct RandomScriptTests {
  private static let count =
    ProcessInfo.processInfo.environment["FIELD_SCRIPTS"].flatMap(Int.init) ?? 200

  @Test("a field shows what the engine says", arguments: Profile.all)
  func agreement(profile: Profile) throws {
    var seed = SeededGenerator(seed: 4)
    var unused: [String: Int] = [:]
    let formats = try Self.formats()
    for _ in 0..<Self.count {
      Simulation.run(profile) {
        var generator = SeededGenerator(seed: seed.next())
        let format = generator.element(of: formats)
        var engine = ReplayedField(format)
        let field = FieldSurface(format)
        var last = engine.perform(.select(0..<0))
        var actions: [String] = [format.format.remainder(after: FormattedText())]
        for _ in 0..<12 {
          let action = generator.action(formats)
          actions.append("\(action)")
          do throws(UnsupportedAction) {
            let state = try field.perform(action)
            var expected = engine.perform(
              engine.isComposing ? action : action.withoutComposition(over: last))
            // Where nothing changed that would tell what found no place, a field says it as it says
            // what was rejected.
            if !expected.unused.isEmpty, expected.text == last.text { expected.isRejected = true }
            last = expected
            // A field tells these to the app, and shows them nowhere.
            (expected.removed, expected.unused) = ("", "")
            guard state != expected else { continue }
            Issue.record(
              "\(actions.joined(separator: "\n")):\n\(state.brief)\nnot\n\(expected.brief)")
          } catch {
            unused[error.name, default: 0] += 1
          }
          break
        }
        #expect(Simulation.current.crashes.isEmpty, "\(actions)")
      }
    }
    print("note: \(profile): left out", unused)
  }

  /// One of each kind, as a script describes them.
  private static func formats() throws -> [ReplayedFormat] {
    try [
      #"{"mask": "+1 ([000]) [000]-[0000]"}"#,
      #"{"mask": "+1 ([000]) [000]-[0000]", "completesOnFocus": true, "placeholder": "_"}"#,
      #"{"mask": "[00]/[00]", "completion": false, "undoSteps": "runs"}"#,
      #"{"mask": "[00]-[AA]", "overflow": "truncate", "deletion": "stopAtLiterals"}"#,
      #"{"mask": "[0000] [0000]", "insertion": "replace", "autoskip": true}"#,
      #"{"mask": "[009].[000].[00]", "rightToLeft": true}"#,
      #"{"mask": "👍[____]-[____]", "maximumLength": 7}"#,
      #"{"mask": "[000]-[0000]", "alternatives": ["([000]) [000]-[0000]"]}"#,
      #"{"mask": "[00]/[00]", "valuePattern": "(0[1-9]|1[0-2])\\d\\d"}"#,
      #"{"filter": {"allow": "nonChinese", "maximumLength": 6}}"#,
      #"{"regex": "[a-z]{2}-\\d{4}"}"#,
    ].map { format in
      try ReplayScript(line: #"{"format":\#(format)}"#.utf8).format
    }
  }
}

extension ReplayState {
  fileprivate var brief: String {
    let bounds = "\(selection.lowerBound.value)..<\(selection.upperBound.value)"
    return "“\(text)” \(bounds) “\(value)” rejected: \(isRejected) cut: \(cut ?? "-")"
  }
}

extension ReplayAction {
  /// A word that a keyboard commits without composing it is inserted by code, which makes a text for the field.
  fileprivate func withoutComposition(over state: ReplayState) -> ReplayAction {
    guard case .commit(let word) = self else { return self }
    let text = state.text
    let head = String(text[..<state.selection.lowerBound.index(in: text)]) + word
    let tail = text[state.selection.upperBound.index(in: text)...]
    return .text(head + String(tail), caret: .end(of: head))
  }
}

extension SeededGenerator {
  fileprivate mutating func action(_ formats: [ReplayedFormat]) -> ReplayAction {
    let offset = UTF16Offset(number(in: 0...12))
    switch number(in: 0...24) {
    case 0...6: return .type(text(upTo: 4))
    case 7...8: return .insert(text(upTo: 8))
    case 9...11: return .backspace(number(in: 1...3))
    case 12: return .delete(number(in: 1...2))
    case 13: return element(of: [.deleteWordBackward, .deleteWordForward])
    case 14: return .cut
    case 15...16: return .select(offset..<offset)
    case 17: return .select(offset..<UTF16Offset(offset.value + number(in: 1...5)))
    case 18: return .set(text(upTo: 8))
    case 19: return .text(text(upTo: 8), caret: offset)
    case 20: return .compose(element(of: ["か", "かん", "漢字", "２", "k"]))
    case 21: return .commit(element(of: ["漢", "かん", "２", "12", "a"]))
    case 22: return element(of: [.cancel, .focus, .blur, .format(element(of: formats))])
    case 23: return .undo(number(in: 1...2))
    default: return .redo(number(in: 1...2))
    }
  }

  private mutating func text(upTo count: Int) -> String {
    String(list(upTo: count) { $0.element(of: Array("0123456789012345678aé👍漢-( ")) })
  }
}
