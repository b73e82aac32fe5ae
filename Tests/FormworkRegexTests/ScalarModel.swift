import FormworkTestSupport

/// The scalars that one place of a text accepts, as a function. It has many spellings.
struct ScalarModel {
  typealias Spelled = (model: ScalarModel, spelling: String)

  private var members: (_ scalar: Unicode.Scalar, _ ignoresCase: Bool) -> Bool
  private var isNegated = false

  /// Whether the place accepts a scalar, or its other case.
  func contains(_ scalar: Unicode.Scalar, ignoringCase ignoresCase: Bool) -> Bool {
    let cases = ignoresCase ? [scalar, Self.otherCase(of: scalar)] : [scalar]
    return cases.contains { members($0, ignoresCase) } != isNegated
  }

  private static func otherCase(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let (upper, lower) = (scalar.properties.uppercaseMapping, scalar.properties.lowercaseMapping)
    return (upper == String(scalar) ? lower : upper).unicodeScalars.first ?? scalar
  }

  /// The scalars of strings and patterns.
  static let alphabet = Array("abcABC12é\u{C9}-]^[&.\\ _\n\u{1F600}".unicodeScalars)

  static func random(_ random: inout SeededGenerator) -> Spelled {
    switch random.number(in: 0...3) {
    case 0, 1: literal(&random)
    case 2: random.element(of: [(ScalarModel { scalar, _ in scalar != "\n" }, ".")] + escapes)
    default: bracketed(&random, depth: 2)
    }
  }

  private static func literal(_ random: inout SeededGenerator) -> Spelled {
    let scalar = random.element(of: alphabet)
    return (Self { other, _ in scalar == other }, spelling(of: scalar, &random))
  }

  private static func range(_ random: inout SeededGenerator) -> Spelled {
    let bounds = [random.element(of: alphabet), random.element(of: alphabet)].sorted()
    let spellings = bounds.map { spelling(of: $0, &random) }
    return (Self { scalar, _ in bounds[0]...bounds[1] ~= scalar }, spellings.joined(separator: "-"))
  }

  /// A set in brackets, of literals, ranges, classes, and sets.
  private static func bracketed(_ random: inout SeededGenerator, depth: Int) -> Spelled {
    let items = (0...random.number(in: 0...3)).map { _ in
      switch random.number(in: 0...5) {
      case 0, 1: literal(&random)
      case 2: range(&random)
      case 3: random.element(of: escapes)
      case 4 where depth > 0: bracketed(&random, depth: depth - 1)
      default: random.element(of: named)
      }
    }
    let isNegated = random.number(in: 0...2) == 0
    let model = Self(
      members: { scalar, ignoresCase in
        items.contains { $0.model.contains(scalar, ignoringCase: ignoresCase) }
      }, isNegated: isNegated)
    return (model, (isNegated ? "[^" : "[") + items.map(\.spelling).joined() + "]")
  }

  /// One of the ways to write a literal, in brackets or outside.
  private static func spelling(
    of scalar: Unicode.Scalar, _ random: inout SeededGenerator
  ) -> String {
    func digits(_ value: UInt32, _ count: Int) -> String {
      let digits = String(value, radix: 16, uppercase: value % 2 == 0)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let value = scalar.value
    var spellings = ["\\x{\(digits(value, 0))}", "\\U\(digits(value, 8))"]
    if value < 0x100 { spellings.append("\\x\(digits(value, 2))") }
    spellings += [String(scalar.utf16.map { "\\u" + digits(UInt32($0), 4) }.joined())]
    let isPlain =
      !scalar.isASCII || scalar.properties.isAlphabetic || "12 _".unicodeScalars.contains(scalar)
    spellings += [String](
      repeating: isPlain ? String(scalar) : scalar == "\n" ? "\\n" : "\\\(scalar)", count: 4)
    return random.element(of: spellings)
  }
}

extension ScalarModel {
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    "12".unicodeScalars.contains(scalar)
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isUppercase }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_"
  }

  /// The classes that a backslash makes, with their complements.
  private static var escapes: [Spelled] {
    both("\\d", "\\D", isDigit) + both("\\w", "\\W", isWord)
      + both("\\s", "\\S") { " \n".unicodeScalars.contains($0) }
      + both("\\p{Lu}", "\\P{Lu}", isUpper) + both("\\p{L}", "\\P{L}", \.properties.isAlphabetic)
  }

  /// The classes that only sets contain.
  private static var named: [Spelled] {
    both("[:upper:]", "[:^upper:]", isUpper) + both("[:word:]", "[:^word:]", isWord)
  }

  private static func both(
    _ name: String, _ complement: String, _ holds: @escaping (Unicode.Scalar) -> Bool
  ) -> [Spelled] {
    let set = Self { scalar, _ in holds(scalar) }
    return [(set, name), (Self(members: set.members, isNegated: true), complement)]
  }
}
