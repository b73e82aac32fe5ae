extension InputFormatError: CustomStringConvertible {
  /// The pattern, what is wrong with it, and what would put it right. Never what was typed.
  public var description: String {
    switch self {
    case .mask(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .valuePattern(let error, let pattern): "“\(pattern)”: \(error.message) \(error.fix)"
    case .unknownName(let name, let setting, let known):
      "“\(name)” is no \(setting). Use one of: \(known.joined(separator: ", "))."
    case .unsupportedControl(let name):
      "The content of \(name) isn't text, and a format would lose it. Use a text field."
    }
  }
}
