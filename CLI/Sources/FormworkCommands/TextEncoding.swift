import ArgumentParser

/// How the bytes of files stand for characters.
enum TextEncoding: String, CaseIterable, ExpressibleByArgument {
  case utf8 = "utf-8"
  case windows1252 = "windows-1252"
  case latin1 = "latin-1"

  /// Takes the names that people know them by.
  init?(argument: String) {
    switch argument.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "windows-1252", "cp1252", "ansi": self = .windows1252
    case "latin-1", "latin1", "iso-8859-1": self = .latin1
    default: return nil
    }
  }

  /// The text that some bytes are; `nil` if they aren't one.
  func text(_ bytes: UnsafeRawBufferPointer) -> String? {
    if self == .utf8 || bytes.allSatisfy({ $0 < 0x80 }) { return String(utf8: bytes) }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      guard let scalar = scalar(of: byte) else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  /// The text that some bytes are, with a character of its own for those that aren't one.
  func lossyText(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { text($0) } ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The same text in UTF-8, or the bytes as they are if they are no text.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if self == .utf8 { return bytes }
    return bytes.withUnsafeBytes { text($0) }.map { Array($0.utf8) } ?? bytes
  }

  /// The bytes of a text; `nil` if one of its characters has none.
  func bytes(_ text: String) -> [UInt8]? {
    if self == .utf8 { return Array(text.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let byte = byte(of: scalar) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private func scalar(of byte: UInt8) -> Unicode.Scalar? {
    guard self == .windows1252, 0x80...0x9F ~= byte else { return Unicode.Scalar(byte) }
    let value = Self.windows[Int(byte) - 0x80]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  private func byte(of scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    if value < 0x80 || 0xA0...0xFF ~= value { return UInt8(value) }
    if self == .latin1 { return value < 0x100 ? UInt8(value) : nil }
    guard value <= 0xFFFF, let place = Self.windows.firstIndex(of: UInt16(value)) else {
      return nil
    }
    return UInt8(0x80 + place)
  }

  /// What Windows has where Latin-1 has control characters, from 0x80 on; 0 for nothing. Published by Unicode as
  /// `CP1252.TXT`.
  private static let windows: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152,
    0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
