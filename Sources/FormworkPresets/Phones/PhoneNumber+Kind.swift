import FormworkPhoneNumbers

extension PhoneNumber {
  /// The purpose of a number.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A mobile phone.
    case mobile

    /// A fixed line.
    case fixedLine

    /// A mobile or fixed-line number, in countries where numbers don't show which, such as the
    /// United States.
    case fixedLineOrMobile

    /// A call costs nothing.
    case tollFree

    /// A call costs more than usual.
    case premiumRate

    /// The caller pays a part.
    case sharedCost

    /// A number of internet telephony (VoIP).
    case voip

    /// A personal number, which can be forwarded to any phone.
    case personalNumber

    /// A pager.
    case pager

    /// A company's number that is forwarded to its offices.
    case company

    /// A mailbox for messages.
    case voicemail
  }
}

extension PhoneNumber.Kind {
  init(_ kind: ParsedPhoneNumber.Kind) {
    self =
      switch kind {
      case .premiumRate: .premiumRate
      case .tollFree: .tollFree
      case .sharedCost: .sharedCost
      case .voip: .voip
      case .personalNumber: .personalNumber
      case .pager: .pager
      case .uan: .company
      case .voicemail: .voicemail
      case .fixedLineOrMobile: .fixedLineOrMobile
      case .fixedLine: .fixedLine
      case .mobile: .mobile
      }
  }
}
