extension PhoneNumber {
  /// The type of a phone number.
  public enum NumberType: Hashable, Sendable, CaseIterable {
    /// A premium-rate number, for which the caller pays a third party.
    case premiumRate

    /// A toll-free number.
    case tollFree

    /// A number whose cost the caller and the recipient share.
    case sharedCost

    /// An internet telephone.
    case voip

    /// A personal number, which can be routed to different telephones.
    case personalNumber

    /// A pager.
    case pager

    /// A universal access number, one number for all locations of a company.
    case uan

    /// A voicemail number.
    case voicemail

    /// A fixed line or a mobile telephone, in countries where the number doesn't show which, such
    /// as the United States.
    case fixedLineOrMobile

    /// A fixed-line number.
    case fixedLine

    /// A mobile number.
    case mobile

    /// The stable name of the type, such as `fixedLine`.
    package var name: String {
      switch self {
      case .premiumRate: "premiumRate"
      case .tollFree: "tollFree"
      case .sharedCost: "sharedCost"
      case .voip: "voip"
      case .personalNumber: "personalNumber"
      case .pager: "pager"
      case .uan: "uan"
      case .voicemail: "voicemail"
      case .fixedLineOrMobile: "fixedLineOrMobile"
      case .fixedLine: "fixedLine"
      case .mobile: "mobile"
      }
    }
  }

  /// The type of the number; `nil` if it isn't valid.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var kind: NumberType? { plan.kind(of: national) }

  /// A Boolean value that indicates whether the number can be assigned, by its length and first
  /// digits.
  public var isValid: Bool { kind != nil }

  /// Returns a Boolean value that indicates whether the number is a valid number of a region.
  ///
  /// Regions with the same calling code are distinguished: a number of Jersey isn't valid in
  /// `"GB"`.
  ///
  /// - Parameter region: The two letters of ISO 3166, in any case.
  /// - Returns: Whether it is valid; `false` for an unknown region.
  /// - Complexity: O(*n*) in the number of digits.
  public func isValid(in region: String) -> Bool {
    guard let region = NumberingRegion(region), region.callingCode == plan.code else {
      return false
    }
    return region.kind(of: national) != nil
  }

  /// The region of the number, as the two letters of ISO 3166.
  ///
  /// It is `nil` for a service without a country, and for a number that isn't valid in any of
  /// several regions with its calling code.
  public var region: String? { plan.region(of: national)?.code }
}

extension NumberingRegion {
  /// Returns the type of a number; `nil` if it isn't valid in the region.
  func kind(of digits: PackedDigits) -> PhoneNumber.NumberType? {
    let all = PhoneNumber.NumberType.allCases
    guard let type = type(of: digits), all.indices.contains(type) else { return nil }
    return all[type]
  }
}

extension PhoneNumber {
  /// The comparison of a number's length with the possible lengths.
  public enum ValidationResult: Hashable, Sendable {
    /// The length is possible.
    case possible

    /// The length is only possible for a number without its area code, for local dialing.
    case possibleLocally

    /// The number is shorter than any possible number.
    case tooShort

    /// The number is longer than any possible number.
    case tooLong

    /// The length isn't possible, but shorter and longer numbers are.
    case invalidLength
  }

  /// The comparison of the number's length with possible lengths, by the rules of the main region
  /// with its calling code.
  public var possibility: ValidationResult {
    switch plan.mainRegion.length(national.count) {
    case .possible: .possible
    case .possibleLocally: .possibleLocally
    case .tooShort: .tooShort
    case .tooLong: .tooLong
    case .between: .invalidLength
    }
  }

  /// A Boolean value that indicates whether the number has a possible length, with or without its
  /// area code.
  public var isPossible: Bool { possibility == .possible || possibility == .possibleLocally }
}

extension PhoneNumber {
  /// Whether digits are missing: the number isn't valid, but a valid one begins with it, or with the rest after a
  /// trunk prefix that was kept because the rest is too short. Its length may be possible nevertheless.
  package var lacksDigits: Bool {
    if isValid { return false }
    return plan.hasNumbers(startingWith: national)
      || plan.hasNumbers(startingAfterTrunkPrefixOf: national)
  }
}

extension CallingCodePlan {
  /// Returns the type of a number; `nil` if it isn't valid in any region.
  package func kind(of digits: PackedDigits) -> PhoneNumber.NumberType? {
    region(of: digits).flatMap { $0.kind(of: digits) }
  }
}
