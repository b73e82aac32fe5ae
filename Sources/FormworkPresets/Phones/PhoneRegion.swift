/// A country or territory with telephone numbers of its own.
///
///     let germany = try PhoneRegion("DE")
///     germany.callingCode      // 49
///     PhoneRegion.all.count    // 245
///
/// The regions are those of libphonenumber's metadata; several may share a calling code, as those of
/// North America do.
public struct PhoneRegion: Hashable, Sendable {
  /// The two letters, the first one in the higher byte.
  private let letters: UInt16

  /// Which calling code of the table the region has.
  let callingCodeIndex: Int

  /// Finds a region by its code.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `"DE"`, in any case.
  /// - Throws: ``UnknownPhoneRegion`` if there is none of that name.
  /// - Complexity: O(log *n*) in the number of regions.
  public init(_ code: String) throws(UnknownPhoneRegion) {
    var letters: UInt16 = 0
    for byte in code.utf8.prefix(2) {
      letters = letters << 8 | UInt16(byte &- 0x61 < 26 ? byte & 0xDF : byte)
    }
    var (low, high) = (0, PhoneTables.regionCount)
    while low < high {
      let middle = (low + high) / 2
      if Self.letters(of: middle) < letters { low = middle + 1 } else { high = middle }
    }
    guard code.utf8.count == 2, low < PhoneTables.regionCount, Self.letters(of: low) == letters
    else { throw UnknownPhoneRegion(code: code) }
    self.init(number: low)
  }

  /// The region with a number in the table.
  private init(number: Int) {
    letters = Self.letters(of: number)
    callingCodeIndex = Int(PhoneData.byte(PhoneTables.regions + number * 3 + 2))
  }

  /// The region whose letters stand at a place of the table; `nil` if none do.
  init?(at place: Int, code: Int) {
    letters = UInt16(PhoneData.byte(place)) << 8 | UInt16(PhoneData.byte(place + 1))
    callingCodeIndex = code
    if letters == 0 { return nil }
  }

  private static func letters(of number: Int) -> UInt16 {
    let place = PhoneTables.regions + number * 3
    return UInt16(PhoneData.byte(place)) << 8 | UInt16(PhoneData.byte(place + 1))
  }
}

extension PhoneRegion {
  /// All regions, by their codes.
  public static var all: [PhoneRegion] {
    (0..<PhoneTables.regionCount).map { PhoneRegion(number: $0) }
  }

  /// The two letters of ISO 3166, such as `"DE"`.
  public var code: String {
    String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// The calling code, such as 49.
  public var callingCode: Int { callingCodeEntry.number }

  /// The region's calling code with all that is known of it.
  var callingCodeEntry: CallingCode { CallingCode(index: callingCodeIndex) }

  /// Which one of all regions it is, by their codes.
  var number: Int? {
    (0..<PhoneTables.regionCount).first { Self.letters(of: $0) == letters }
  }
}

/// There is no region of that code.
///
///     do { _ = try PhoneFormat(region: "EU") } catch { error.code }  // "EU"
public struct UnknownPhoneRegion: Error, Hashable {
  /// The code that was asked for.
  public let code: String

  /// Creates the error for a code.
  public init(code: String) {
    self.code = code
  }

  /// Whether two errors are about the same code.
  public static func == (left: Self, right: Self) -> Bool {
    left.code.utf8.elementsEqual(right.code.utf8)
  }

  /// Adds the code to a hash.
  public func hash(into hasher: inout Hasher) {
    for byte in code.utf8 { hasher.combine(byte) }
  }
}
