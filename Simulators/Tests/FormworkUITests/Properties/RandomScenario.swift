import FormworkTestSupport
import UIKit

/// A field in a system, and what is done at it, turn by turn.
struct RandomScenario: Hashable, Sendable {
  var preset = "iOS18"
  var switches: [ProfileSwitch] = []
  var format: SampleFormat
  var language = "en-US"
  var isSecure = false

  /// How often the app's delegate says no: to every so manieth question; 0 for never.
  var rejection = 0
  var turns: [[Deed]]

  var profile: Profile {
    var profile = Profile.all.first { $0.description == preset } ?? .iOS18
    for turned in switches { turned.turn(in: &profile) }
    return profile
  }

  var hasWrites: Bool { turns.joined().contains(where: \.isWrite) }
}

extension RandomScenario: CustomStringConvertible {
  /// The scenario in one line, as it stands in the table of regressions.
  var description: String {
    var parts = ["preset: \"\(preset)\""]
    if !switches.isEmpty {
      parts.append("switches: [\(switches.map { ".\($0)" }.joined(separator: ", "))]")
    }
    parts.append("format: .\(format)")
    if language != "en-US" { parts.append("language: \"\(language)\"") }
    if isSecure { parts.append("isSecure: true") }
    if rejection > 0 { parts.append("rejection: \(rejection)") }
    let lists = turns.map { "[" + $0.map(\.source).joined(separator: ", ") + "]" }
    parts.append("turns: [\(lists.joined(separator: ", "))]")
    return "RandomScenario(\(parts.joined(separator: ", ")))"
  }
}

extension RandomScenario {
  /// Makes a scenario that depends on its seed alone.
  init(seed: UInt64, count: Int = 20) {
    var random = SeededGenerator(seed: seed)
    self.init(
      preset: random.element(of: Profile.all.map(\.description)),
      format: random.element(of: SampleFormat.allCases), turns: [])
    if random.number(in: 0...1) == 0 {
      let all = ProfileSwitch.allCases
      switches = Array(Set(random.list(upTo: 5) { $0.element(of: all) })).sorted {
        $0.rawValue < $1.rawValue
      }
    }
    language = random.element(of: ["en-US", "en-US", "en-US", "zh-Hans", "ko-KR", "ja-JP", "vi"])
    isSecure = random.number(in: 0...11) == 0
    rejection = random.element(of: [0, 0, 0, 0, 2, 5])
    let hasApp = random.number(in: 0...2) > 0
    turns = [[.tap]]
    var left = count - 1
    while left > 0 {
      let size = random.number(in: 0...7) == 0 ? random.number(in: 2...4) : 1
      let deeds = (0..<size).map { _ in random.deed(hasApp: hasApp) }
      turns += deeds.contains { $0.takesTime } ? deeds.map { [$0] } : [deeds]
      left -= size
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func deed(hasApp: Bool) -> Deed {
    if hasApp, number(in: 0...6) == 0 { return appDeed() }
    let offset = number(in: 0...20)
    let other = number(in: 0...20)
    switch number(in: 0...59) {
    case 0...15: return .type(keys(upTo: 3))
    case 16...20: return .backspace
    case 21...23: return .caret(offset)
    case 24...26: return .select(min(offset, other), max(offset, other))
    case 27: return .forwardDelete
    case 28: return element(of: [.deleteWord, .deleteWordForward, .deleteLine])
    case 29: return .copy
    case 30, 31: return .cut
    case 32...34: return .paste(longText())
    case 35: return .drop(longText(), offset)
    case 36: return .drag(offset)
    case 37, 38: return .compose(element(of: ["n", "ni", "nihao", "´", "1", "か"]))
    case 39: return .commit(element(of: ["你", "你好", "5", "é", "1", "ab", "가"]))
    case 40: return .cancel
    case 41: return .hangul(element(of: [["ㅎ", "하", "한"], ["ㄱ", "구"], ["ㅁ"]]))
    case 42: return .suggest(longText())
    case 43: return .autofill(longText())
    case 44: return .autofillSilently(longText())
    case 45: return .code(element(of: ["123456", "77", "9"]))
    case 46: return .probe
    case 47:
      let acceptance = element(of: [Person.Acceptance.space, .return, .blur])
      return .autocorrect(min(offset, other), max(offset, other), longText(), acceptance)
    case 48: return .predict(keys(upTo: 3))
    case 49: return element(of: [.acceptPrediction, .dismissPrediction])
    case 50: return .dictate(longText())
    case 51: return .scribble(longText())
    case 52: return element(of: [.doubleSpace, .smartDash])
    case 53: return element(of: [.silentDelete, .keypad(keys(upTo: 2))])
    case 54: return element(of: [.clear, .enter])
    case 55: return .several(min(offset, other), max(offset, other), keys(upTo: 2))
    case 56, 57: return .undo
    case 58: return .redo
    default: return element(of: [.tap, .tap, .leave])
    }
  }

  private mutating func appDeed() -> Deed {
    switch number(in: 0...11) {
    case 0...1: .setText(longText())
    case 2: .setAttributedText(longText())
    case 3: .setValue(longText())
    case 4: .use(element(of: SampleFormat.allCases))
    case 5: element(of: [.limit(number(in: 1...9)), .freely])
    case 6...7: .setDelegate
    case 8: .removeDelegate
    case 9: .loseDelegate
    case 10: .wrap
    default: .unwrap
    }
  }

  private mutating func keys(upTo count: Int) -> String {
    (0..<number(in: 1...count)).map { _ in
      number(in: 0...2) > 0 ? element(of: Self.plainKeys) : element(of: Self.oddKeys)
    }.joined()
  }

  private mutating func longText() -> String {
    number(in: 0...1) == 0 ? element(of: Self.texts) : keys(upTo: 6)
  }

  private static let plainKeys = "0123456789".map(String.init)
  private static let oddKeys = [
    "a", "B", "z", " ", "-", "/", "(", ")", "+", ".", ",", "_", "é", "e\u{301}", "\u{301}", "😀",
    "👍🏽", "🇺🇸", "漢", "한", "ㅎ", "か", "٣", "´", "\u{200D}", "\u{A0}",
  ]
  private static let texts = [
    "", "5", "12", "2125550100", "+1 (212) 555-0100", "12/34", "ab-12 x", "한국", "漢字", "1,5", " ",
    "🇺🇸 12", "1\n2",
  ]
}
