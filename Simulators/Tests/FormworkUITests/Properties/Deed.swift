import Foundation
import UIKit

/// Something that the person or the app does in a scenario.
///
/// Offsets count UTF-16 code units of the text that is shown then; they are brought into it, onto
/// the boundary of a character.
enum Deed: Hashable, Sendable {
  case type(String), keypad(String), scribble(String), dictate(String), doubleSpace, smartDash
  case backspace, forwardDelete, deleteWord, deleteWordForward, deleteLine, silentDelete
  case caret(Int), select(Int, Int), several(Int, Int, String)
  case copy, cut, paste(String), drop(String, Int), drag(Int)
  case compose(String), commit(String), cancel, hangul([String])
  case suggest(String), autofill(String), autofillSilently(String), code(String), probe
  case autocorrect(Int, Int, String, Person.Acceptance)
  case predict(String), acceptPrediction, dismissPrediction
  case undo, redo, clear, enter, tap, leave

  case setText(String), setAttributedText(String), setValue(String)
  case use(SampleFormat), limit(Int), freely
  case setDelegate, removeDelegate, loseDelegate, wrap, unwrap

  var isOfApp: Bool {
    switch self {
    case .setText, .setAttributedText, .setValue, .use, .limit, .freely: true
    default: isAboutDelegate
    }
  }

  var isAboutDelegate: Bool {
    switch self {
    case .setDelegate, .removeDelegate, .loseDelegate, .wrap, .unwrap: true
    default: false
    }
  }

  /// Whether it takes longer than the turn of a key lasts.
  var takesTime: Bool {
    if case .predict = self { return true }
    return self == .undo || self == .redo
  }

  /// Whether the app writes, which ends the history of undo.
  var isWrite: Bool { isOfApp && !isAboutDelegate }

  /// How many changes UIKit makes for it at most, each of which may be told.
  var changes: Int {
    switch self {
    case .type(let text): text.count
    case .code(let code): code.count + 1
    case .hangul(let steps): 2 * steps.count
    case .several, .dictate, .doubleSpace, .smartDash, .drag, .tap, .leave, .suggest, .autofill:
      2
    case .autocorrect: 3
    default: isOfApp ? 0 : 1
    }
  }
}

extension Deed {
  /// The deed as in the source of a scenario.
  var source: String {
    "."
      + ["UIKit.Person.Acceptance", "FormworkUITests.SampleFormat"].reduce("\(self)") {
        $0.replacingOccurrences(of: $1, with: "")
      }
  }
}
