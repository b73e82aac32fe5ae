import Formwork

/// Makes texts of texts by a format.
struct Converter {
  let format: AnyInputFormat
  let input: Input

  /// Whether a part that completes the format is looked for where the whole doesn't.
  let extracts: Bool

  /// What is read.
  enum Input {
    case text, value
  }

  /// Converts a text, or a part of it.
  func convert(_ text: String) -> Conversion {
    let whole = convert(whole: text)
    if !extracts || whole.reason == nil { return whole }
    return extracted(from: text) ?? whole
  }

  /// Converts a text, none of whose letters and digits may be left out.
  func convert(whole text: String) -> Conversion {
    switch input {
    case .text: Conversion(of: text, format.formatted(text: text))
    case .value: Conversion(of: text, format.formatted(value: text))
    }
  }
}
