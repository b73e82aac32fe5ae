/// A country or territory with phone numbers.
///
///     Region.germany.code  // "DE"
///     Region("DE")         // Region.germany
///     Region("EU")         // nil
///
/// The list of regions comes from libphonenumber. Their names are the English names in Unicode
/// CLDR.
public struct Region: Hashable, Sendable {
  /// The two letters of the code, with the first letter in the upper byte.
  private let letters: UInt16

  init(known letters: UInt16) {
    self.letters = letters
  }

  /// Creates the region with a code, or returns `nil` if there is none.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `DE`, in either case.
  public init?(_ code: String) {
    let bytes = code.utf8.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 }
    guard bytes.count == 2, Self.codes.contains(bytes) else { return nil }
    self.init(known: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))
  }

  /// The two letters of ISO 3166, such as `DE`.
  public var code: String {
    String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// All regions, sorted by code.
  public static var all: [Region] {
    codes.pairs.map { Region(known: UInt16($0[0]) << 8 | UInt16($0[1])) }
  }
}

extension StaticString {
  /// The string split into pairs of bytes.
  fileprivate var pairs: [[UInt8]] {
    withUTF8Buffer { bytes in
      stride(from: 0, to: bytes.count - 1, by: 2).map { [bytes[$0], bytes[$0 + 1]] }
    }
  }

  fileprivate func contains(_ pair: [UInt8]) -> Bool { pairs.contains(pair) }
}
