import FormworkPhoneNumbers

/// A country or territory with its own phone numbers.
///
///     let germany = try PhoneRegion("DE")
///     germany.callingCode      // 49
///     PhoneRegion.all.count    // 245
///
/// The regions are those of libphonenumber's metadata. Several may share a calling code, as in
/// North America.
public struct PhoneRegion: Hashable, Sendable {
  /// The region with its numbering plan.
  let numbering: NumberingRegion

  init(_ numbering: NumberingRegion) {
    self.numbering = numbering
  }

  /// Creates the region with a code.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `"DE"`, in any case.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  public init(_ code: String) throws(UnknownPhoneRegion) {
    guard let numbering = NumberingRegion(code) else { throw UnknownPhoneRegion(code: code) }
    self.init(numbering)
  }
}

extension PhoneRegion {
  /// All regions, sorted by code.
  public static var all: [PhoneRegion] { NumberingRegion.all.map(PhoneRegion.init) }

  /// The two letters of ISO 3166, such as `"DE"`.
  public var code: String { numbering.code ?? "" }

  /// The calling code, such as 49.
  public var callingCode: Int { numbering.callingCode }

  /// The numbering plan of the region's calling code.
  var plan: CallingCodePlan? { CallingCodePlan(callingCode) }

  /// The index of the region in the list sorted by code.
  var number: Int? { NumberingRegion.all.firstIndex(of: numbering) }
}

/// An error that indicates that there is no region with a code.
///
///     do { _ = try PhoneFormat(region: "EU") } catch { error.code }  // "EU"
public struct UnknownPhoneRegion: Error, Hashable {
  /// The unknown code.
  public let code: String

  /// Creates the error for a code.
  public init(code: String) {
    self.code = code
  }

  /// Returns a Boolean value that indicates whether two errors have the same code.
  public static func == (left: Self, right: Self) -> Bool {
    left.code.utf8.elementsEqual(right.code.utf8)
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) {
    for byte in code.utf8 { hasher.combine(byte) }
  }
}
