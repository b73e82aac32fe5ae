package import FormworkMasks

extension FormatDefinition {
  /// Creates the definition of a compiled mask.
  ///
  ///     FormatDefinition(try Mask("[00]/[00]"))?.json  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// It is `nil` if the mask has its own notations or tokens, because JSON can't represent every
  /// class of characters. A syntax that the pattern shows, such as brackets, isn't repeated.
  ///
  /// - Parameter mask: The mask.
  package init?(_ mask: Mask) {
    guard mask.notations.isEmpty else { return nil }
    var rules = MaskRules(mask.pattern)
    if (try? Mask.Syntax(of: mask.pattern)) != mask.syntax {
      switch mask.syntax {
      case .brackets: rules.syntax = .brackets
      case .hash: rules.syntax = .hash
      case .digits: rules.syntax = .digits
      case .tokens: return nil
      }
    }
    rules.rightToLeft = mask.options.rightToLeft
    rules.callingCode = mask.options.callingCode
    self.init(.mask(rules), options: Options(mask.options))
  }
}

extension FormatDefinition.Options {
  /// Creates options from those of a mask.
  package init(_ options: Mask.Options) {
    self.init()
    completion = options.completion
    completesOnFocus = options.completesOnFocus
    autoskip = options.autoskip
    deletion = options.deletion
    overflow = options.overflow
    insertion = options.insertion
    placeholderCharacter = options.placeholderCharacter
    letterCase = options.letterCase
    digits = options.digits
  }
}
