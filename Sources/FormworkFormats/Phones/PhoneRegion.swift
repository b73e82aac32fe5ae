import FormworkPhoneNumbers

/// A country or territory with its own phone numbers.
///
///     let germany = try PhoneRegion("DE")
///     germany.callingCode      // 49
///     PhoneRegion.all.count    // 245
///
/// The regions are those of libphonenumber's metadata. Several may share a calling code, as in
/// North America.
package struct PhoneRegion: Hashable, Sendable {
  /// The region with its numbering plan.
  let numbering: NumberingRegion

  init(_ numbering: NumberingRegion) {
    self.numbering = numbering
  }

  /// Creates the region with a code.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `"DE"`, in any case.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  package init(_ code: String) throws(UnknownPhoneRegion) {
    guard let numbering = NumberingRegion(code) else { throw UnknownPhoneRegion(code: code) }
    self.init(numbering)
  }
}

extension PhoneRegion {
  /// All regions, sorted by code.
  package static var all: [PhoneRegion] { NumberingRegion.all.map(PhoneRegion.init) }

  /// The two letters of ISO 3166, such as `"DE"`.
  package var code: String { numbering.code ?? "" }

  /// The calling code, such as 49.
  package var callingCode: Int { numbering.callingCode }

  /// The numbering plan of the region's calling code.
  var plan: CallingCodePlan? { CallingCodePlan(callingCode) }

  /// The index of the region in the list sorted by code.
  var number: Int? { NumberingRegion.all.firstIndex(of: numbering) }
}

/// An error that indicates that there is no region with a code.
///
///     do { _ = try PhoneFormat(region: "EU") } catch { error.code }  // "EU"
package struct UnknownPhoneRegion: Error, Hashable {
  /// The unknown code.
  package let code: String

  /// Creates the error for a code.
  package init(code: String) {
    self.code = code
  }

  /// Returns a Boolean value that indicates whether two errors have the same code.
  package static func == (left: Self, right: Self) -> Bool {
    left.code.utf8.elementsEqual(right.code.utf8)
  }

  /// Hashes the code.
  package func hash(into hasher: inout Hasher) {
    for byte in code.utf8 { hasher.combine(byte) }
  }
}
