import ArgumentParser
import FormworkMasks

/// How a pattern is written and filled: the arguments that all commands share.
struct PatternArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help:
      "Mask syntax: brackets, hash (# is any character), or digits (default: as the mask is written)."
  )
  var syntax: SyntaxName?

  @Option(
    name: [.customShort("n"), .customLong("notation")], parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A slot of your own, such as H=0-9A-F; h?=0-9A-F is optional.",
      valueName: "symbol=characters"),
    transform: Mask.Notation.init(argument:))
  var notations: [Mask.Notation] = []

  @Flag(help: "Fill from the right, as prices do.")
  var rightToLeft = false

  @Option(name: .customLong("case"), help: "Change letters to upper or lower case.")
  var letterCase: LetterCaseName?

  /// The options of the engine that the arguments set.
  var options: Mask.Options {
    Mask.Options(letterCase: letterCase?.letterCase, rightToLeft: rightToLeft)
  }

  /// Whether no argument was given.
  var isDefault: Bool {
    syntax == nil && notations.isEmpty && !rightToLeft && letterCase == nil
  }

  /// Compiles a pattern.
  func compile(_ pattern: String, _ options: Mask.Options) throws(MaskError) -> Mask {
    try Mask(asWritten: pattern, syntax: syntax?.syntax, notations: notations, options: options)
  }
}

enum SyntaxName: String, CaseIterable, ExpressibleByArgument {
  case brackets, hash, digits

  var syntax: Mask.Syntax {
    switch self {
    case .brackets: .brackets
    case .hash: .hash
    case .digits: .digits
    }
  }

  /// The name of a syntax; tokens of one's own are like those of digits, but for the digits.
  init(_ syntax: Mask.Syntax) {
    self =
      switch syntax {
      case .brackets: .brackets
      case .digits: .digits
      case .tokens: .hash
      }
  }
}

enum LetterCaseName: String, CaseIterable, ExpressibleByArgument {
  case upper, lower

  var letterCase: LetterCase {
    switch self {
    case .upper: .upper
    case .lower: .lower
    }
  }
}

extension Mask.Notation {
  /// Reads `H=0-9A-F`, or `h?=0-9A-F` for an optional slot.
  fileprivate init(argument: String) throws {
    var rest = Substring(argument)
    guard let symbol = rest.popFirst() else { throw Self.malformed(argument) }
    let isOptional = rest.first == "?"
    if isOptional { rest.removeFirst() }
    guard rest.popFirst() == "=", !rest.isEmpty else { throw Self.malformed(argument) }
    do throws(UnicodeSet.NotationError) {
      self.init(symbol, accepts: try UnicodeSet(String(rest)), isOptional: isOptional)
    } catch {
      throw ValidationError("In --notation \(argument): \(error.message)")
    }
  }

  private static func malformed(_ argument: String) -> ValidationError {
    ValidationError(
      "--notation \(argument) must be a symbol, “=” and characters, such as H=0-9A-F.")
  }
}
