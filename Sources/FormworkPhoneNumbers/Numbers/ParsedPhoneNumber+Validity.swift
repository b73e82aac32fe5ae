extension ParsedPhoneNumber {
  /// What a number is for.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A number that the caller pays a third party for.
    case premiumRate

    /// A number that costs the caller nothing.
    case tollFree

    /// A number of which caller and callee share the cost.
    case sharedCost

    /// A telephone on the internet.
    case voip

    /// A number that follows a person from telephone to telephone.
    case personalNumber

    /// A pager.
    case pager

    /// One number for all places of a company.
    case uan

    /// A mailbox for voices.
    case voicemail

    /// A fixed line or a mobile telephone, which the number doesn't tell, as in the United States.
    case fixedLineOrMobile

    /// A fixed line.
    case fixedLine

    /// A mobile telephone.
    case mobile
  }

  /// What the number is for; `nil` if no number looks like it.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var kind: Kind? { plan.kind(of: national) }

  /// Whether a number that is given to somebody can look like it: by its length and by its first digits.
  public var isValid: Bool { kind != nil }

  /// Whether it is a number of a region.
  ///
  /// Numbers of regions with the same calling code are told apart: one of Jersey isn't valid in `"GB"`.
  ///
  /// - Parameter region: Two letters of ISO 3166, in any case.
  /// - Returns: Whether it is; never in a region that there isn't.
  /// - Complexity: O(*n*) in the number of digits.
  public func isValid(in region: String) -> Bool {
    guard let region = NumberingRegion(region), region.callingCode == plan.code else {
      return false
    }
    return region.kind(of: national) != nil
  }

  /// The region that the number is of, in two letters of ISO 3166; `nil` for a service without a country, and for a
  /// number that is none of any of the regions that share the calling code.
  public var region: String? { plan.region(of: national)?.code }
}

extension NumberingRegion {
  /// The kind of a number; `nil` if it is none of the region's.
  func kind(of digits: PackedDigits) -> ParsedPhoneNumber.Kind? {
    let all = ParsedPhoneNumber.Kind.allCases
    guard let type = type(of: digits), all.indices.contains(type) else { return nil }
    return all[type]
  }
}

extension ParsedPhoneNumber {
  /// What the length of a number says of it.
  public enum Possibility: Hashable, Sendable {
    /// There are numbers of this length.
    case possible

    /// It has the length of a number without its area code, as it is dialled next door.
    case possibleLocally

    /// All numbers are longer.
    case tooShort

    /// All numbers are shorter.
    case tooLong

    /// There are shorter numbers and longer ones.
    case invalidLength
  }

  /// What the length says of the number, by the rules of the main region with its calling code.
  public var possibility: Possibility {
    switch plan.mainRegion.length(national.count) {
    case .possible: .possible
    case .possibleLocally: .possibleLocally
    case .tooShort: .tooShort
    case .tooLong: .tooLong
    case .between: .invalidLength
    }
  }

  /// Whether the number has the length of one, with or without its area code.
  public var isPossible: Bool { possibility == .possible || possibility == .possibleLocally }
}

extension CallingCodePlan {
  /// What is known of a number's kind; `nil` if no number of any region looks like it.
  package func kind(of digits: PackedDigits) -> ParsedPhoneNumber.Kind? {
    region(of: digits).flatMap { $0.kind(of: digits) }
  }
}
