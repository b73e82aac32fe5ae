import ArgumentParser

/// The character between the fields of a record.
struct Delimiter: Hashable {
  let byte: UInt8

  static let comma = Delimiter(ascii: ",")

  /// Those that are guessed at where another one was given.
  static let usual = [
    comma, Delimiter(ascii: ";"), Delimiter(ascii: "\t"), Delimiter(ascii: "|"),
  ]

  private init(ascii scalar: Unicode.Scalar) {
    byte = UInt8(ascii: scalar)
  }

  /// Takes a character of ASCII that can part fields: no quote and no line break.
  init?(byte: UInt8) {
    if [CSVRecord.quote, 0x0A, 0x0D].contains(byte) || byte >= 0x80 { return nil }
    self.byte = byte
  }

  /// The delimiter as an argument for a shell.
  var argument: String {
    byte == UInt8(ascii: "\t") ? "tab" : "'\(Character(Unicode.Scalar(byte)))'"
  }
}

extension Delimiter: ExpressibleByArgument {
  /// Reads one ASCII character, or `tab`; `\t` is what many type for it.
  init?(argument: String) {
    let text = ["tab", "\\t"].contains(argument) ? "\t" : argument
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    self.init(byte: byte)
  }

  var defaultValueDescription: String { String(Character(Unicode.Scalar(byte))) }
}
