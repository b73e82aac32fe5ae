// A page runs scripts, and tests run laws.
#if !hasFeature(Embedded)
public import FormworkFormats

/// A test of an entry format with random edits, which checks the rules of editing.
///
///     let violations = FormatLaws.violations(of: CNPJ(), samples: ["11.222.333/0001-81"])
///     #expect(violations.isEmpty, "\(violations)")
///
/// The edits depend only on the seed, so each run repeats a failure. An edit that traps ends the test.
public enum FormatLaws {
  /// A rule of editing.
  package enum Law: String, CaseIterable, Hashable, Sendable {
    /// The text depends only on what the user entered, not on earlier edits.
    case canonical

    /// Formatting a formatted text changes nothing, and setting a complete value gives it back.
    case roundTrip

    /// Typing a text gives the value that pasting it gives.
    case typing

    /// Backspace after an accepted key restores the text.
    case inverse

    /// Backspace at the end, once for each character, empties the text.
    case progress

    /// A deletion removes nothing else, except what means nothing alone.
    case survivors

    /// The caret is behind the inserted character, or where the deleted one was.
    case caret

    /// Each letter and digit is in the text afterwards, or reported.
    case accounted

    /// A rejected edit changes nothing.
    case rejection

    /// Leaving the field keeps a complete value, and leaving it again changes nothing.
    case tidied
  }

  /// Returns the violated laws, each with the shortest edits that were found. It is empty if the format keeps all.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - samples: Complete text as users type and paste it. A law with nothing to check is violated, too.
  ///   - seed: The seed of the random edits.
  ///   - count: The number of scripts, each with up to twelve edits.
  /// - Returns: At most one violation for each law.
  /// - Complexity: O(*n*) in `count` and in the number of samples.
  public static func violations(
    of format: some EntryFormat, samples: [String], seed: UInt64 = 1, count: Int = 2_000
  ) -> [LawViolation] {
    var random = LawRandom(seed: seed)
    var check = LawCheck(format: format, seed: seed)
    let keys = check.keys(of: samples)
    for sample in samples { check.run([.type(sample)]) }
    for _ in 0..<max(0, count) {
      check.run(
        (0...random.number(below: 12)).map { _ in LawStep(&random, keys: keys, samples: samples) })
    }
    return check.found + check.unchecked
  }
}

/// A violation of a law, with the edits that led to it.
public struct LawViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law.
  package let law: FormatLaws.Law

  /// The mistake, and the way to correct it, in plain sentences.
  public let message: String

  /// The edits from an empty text on, one line each.
  public let edits: [String]

  /// The seed with which it was found.
  public let seed: UInt64

  /// The law, the message, and the edits.
  public var description: String {
    let script = edits.isEmpty ? "" : " After: " + edits.joined(separator: ", ") + "."
    return "\(law.rawValue): \(message)\(script) (seed \(seed))"
  }
}

/// The edits of a script. Offsets are reduced to the length of the text.
enum LawStep {
  case key(Character)
  case insert(String, at: Int, length: Int)
  case backspace
  case delete
  case move(Int)
  case set(String)
  case leave

  /// Types a whole text into an empty field.
  case type(String)

  init(_ random: inout LawRandom, keys: [Character], samples: [String]) {
    let sample = random.element(of: samples) ?? ""
    switch random.number(below: 20) {
    case 0...7: self = .key(random.element(of: keys) ?? "1")
    case 8...10: self = .backspace
    case 11: self = .delete
    case 12...13: self = .move(random.number(below: 30))
    case 14: self = .insert(sample, at: random.number(below: 30), length: random.number(below: 40))
    case 15:
      let part = sample.prefix(random.number(below: sample.count + 1))
      self = .insert(String(part), at: random.number(below: 30), length: 0)
    case 16: self = .insert("", at: random.number(below: 30), length: random.number(below: 6))
    case 17: self = .insert(random.trouble, at: random.number(below: 30), length: 0)
    case 18: self = .set(random.number(below: 3) == 0 ? random.trouble : sample)
    default: self = .leave
    }
  }
}

extension LawStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .key(let key): "key “\(key)”"
    case .insert(let text, let offset, let length):
      text.isEmpty
        ? "delete \(length) at \(offset)"
        : "paste “\(text)” over \(length) at \(offset)"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .move(let offset): "caret \(offset)"
    case .set(let value): "value “\(value)”"
    case .leave: "leave"
    case .type(let text): "type “\(text)”"
    }
  }
}

/// Numbers that depend only on a seed (SplitMix64).
struct LawRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }

  /// Text that makes trouble, such as marks, emoji, and digits of other scripts.
  var trouble: String {
    mutating get {
      let all = [
        "é", "e\u{301}", "\u{301}", "5\u{FE0F}\u{20E3}", "\r\n", "\u{0}", "🇩🇪", "👍🏽", "٣", "１",
        "½", "\u{202E}", "\u{FFFC}", "한", "ß", "1.0", "1,000.5", "4.9E+11", "-", "",
      ]
      return (0...number(below: 3)).map { _ in element(of: all) ?? "" }.joined()
    }
  }
}
#endif
