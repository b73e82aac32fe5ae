import AppKit
import FormworkTestSupport
@testable import FormworkUnderTest

/// Something that the person, the system or the app does to a control.
enum Deed: Hashable {
  case type(String), paste(String), insertOver(Int, Int, String)
  case backspace, delete, cut, select(Int, Int)
  case compose(String), commit(String), unmark
  case undo, redo, leave, focus, replaceUnasked(Int, Int, String)
  case setValue(String), assign(String), mask(String?), limit(Int?), lock(Bool), rejectAll(Bool)
  case completeOnFocus(Bool), skippingMask, read, readsChanges(Bool)

  /// Whether it is the app's doing, of which nobody is told.
  var isOfApp: Bool {
    switch self {
    case .setValue, .assign, .mask, .limit, .lock, .rejectAll, .completeOnFocus, .skippingMask,
      .read, .readsChanges:
      true
    default: false
    }
  }

  /// Whether an input method commits what it composes first: it takes the keys itself.
  ///
  /// So it does when the app assigns a text, which can't be told from a commit where it isn't
  /// observed.
  var endsComposition: Bool {
    switch self {
    case .compose, .commit, .type, .unmark, .leave, .select, .insertOver: false
    default: true
    }
  }

  /// Any deed but what needs a focus that isn't there.
  static func any(_ generator: inout SeededGenerator) -> Deed {
    func place() -> Int { generator.number(in: 0...12) }
    let keys = ["1", "2", "5", "0", "a", "B", "é", "-", ")", " ", "😀", "か"]
    switch generator.number(in: 0...32) {
    case 0...9: return .type(generator.element(of: keys))
    case 10, 11: return .backspace
    case 12: return .delete
    case 13: return .paste(generator.element(of: ["34", "212555", "+1 (9", "a1b2", "\n7", "👍🏽"]))
    case 14:
      return .paste(
        generator.element(of: ["e\u{301}", "\r\n8", "🇩🇪", "\u{FFFC}", "٣4", "漢字", "\u{301}", "´"]))
    case 15: return .cut
    case 16, 17: return .select(place(), place())
    case 18: return .compose(generator.element(of: ["k", "か", "かな", "1", "´", ""]))
    case 19: return .commit(generator.element(of: ["仮名", "か", "12", "é"]))
    case 20: return .unmark
    case 21, 22: return .undo
    case 23: return .redo
    case 24: return generator.number(in: 0...1) == 0 ? .leave : .focus
    case 25: return .replaceUnasked(place(), place(), generator.element(of: ["", "3", "か", "x"]))
    case 26: return .insertOver(place(), place(), generator.element(of: ["è", "9"]))
    case 27: return .setValue(generator.element(of: ["", "2", "2125550100", "ab"]))
    case 28: return .assign(generator.element(of: ["", "7", "2125550100", "+1 (3"]))
    case 29:
      return generator.element(of: [
        .mask("+1 ([000]) [000]-[0000]"), .mask("[__]-[__]"), .mask(nil), .limit(6), .limit(nil),
        .skippingMask,
      ])
    case 30: return .read
    case 31: return .readsChanges(generator.number(in: 0...2) > 0)
    default:
      return generator.element(of: [
        .lock(true), .lock(false), .rejectAll(true), .rejectAll(false), .completeOnFocus(true),
        .completeOnFocus(false),
      ])
    }
  }
}
