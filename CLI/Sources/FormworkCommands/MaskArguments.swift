import ArgumentParser
import Formwork

/// A mask with its alternatives: the arguments of the commands that work with one format.
struct MaskArguments: ParsableArguments {
  @Option(parsing: .unconditional, help: "The pattern of the mask.")
  var mask: String?

  @Option(
    name: .customLong("alternative"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Another pattern, for texts that fit it better.", valueName: "mask"))
  var alternatives: [String] = []

  @Option(
    help: """
      How the fit of a pattern is measured: wholeString, prefix, capacity or \
      extractedValueCapacity.
      """)
  var strategy = StrategyName.wholeString

  @OptionGroup var pattern: PatternArguments

  /// Whether no argument beside the mask was given.
  var isDefault: Bool {
    alternatives.isEmpty && strategy == .wholeString && pattern.isDefault
  }

  /// The format of the mask and its alternatives.
  ///
  /// - Throws: The exit code for wrong usage, after the mistake was told.
  func format() throws(ExitCode) -> AnyInputFormat {
    let primary = try compile(mask ?? "")
    if alternatives.isEmpty { return AnyInputFormat(primary) }
    var others: [Mask] = []
    for alternative in alternatives { others.append(try compile(alternative)) }
    return AnyInputFormat(
      MaskSet(primary: primary, alternatives: others, strategy: strategy.strategy))
  }

  private func compile(_ notation: String) throws(ExitCode) -> Mask {
    do throws(MaskError) {
      return try pattern.compile(notation, pattern.options)
    } catch {
      SystemFile.complain(Finding(error).shown(under: notation))
      throw .validationFailure
    }
  }
}

enum StrategyName: String, CaseIterable, ExpressibleByArgument {
  case wholeString, prefix, capacity, extractedValueCapacity

  var strategy: MaskSet.Strategy {
    switch self {
    case .wholeString: .wholeString
    case .prefix: .prefix
    case .capacity: .capacity
    case .extractedValueCapacity: .extractedValueCapacity
    }
  }
}
