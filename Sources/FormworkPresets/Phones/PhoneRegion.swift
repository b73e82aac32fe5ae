import FormworkPhoneNumbers

/// A country or territory with telephone numbers of its own.
///
///     let germany = try PhoneRegion("DE")
///     germany.callingCode      // 49
///     PhoneRegion.all.count    // 245
///
/// The regions are those of libphonenumber's metadata; several may share a calling code, as those of
/// North America do.
public struct PhoneRegion: Hashable, Sendable {
  /// The region with all that is known of its numbers.
  let numbering: NumberingRegion

  init(_ numbering: NumberingRegion) {
    self.numbering = numbering
  }

  /// Finds a region by its code.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `"DE"`, in any case.
  /// - Throws: ``UnknownPhoneRegion`` if there is none of that name.
  public init(_ code: String) throws(UnknownPhoneRegion) {
    guard let numbering = NumberingRegion(code) else { throw UnknownPhoneRegion(code: code) }
    self.init(numbering)
  }
}

extension PhoneRegion {
  /// All regions, by their codes.
  public static var all: [PhoneRegion] { NumberingRegion.all.map(PhoneRegion.init) }

  /// The two letters of ISO 3166, such as `"DE"`.
  public var code: String { numbering.code ?? "" }

  /// The calling code, such as 49.
  public var callingCode: Int { numbering.callingCode }

  /// The region's calling code with all that is known of it.
  var plan: CallingCodePlan? { CallingCodePlan(callingCode) }

  /// Which one of all regions it is, by their codes.
  var number: Int? { NumberingRegion.all.firstIndex(of: numbering) }
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
