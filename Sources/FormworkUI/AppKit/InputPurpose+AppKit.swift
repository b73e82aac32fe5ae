#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension InputPurpose {
  /// What AppKit calls it; `nil` where the system has no name for it.
  var contentType: NSTextContentType? {
    if self == .oneTimeCode { return .oneTimeCode }
    guard #available(macOS 14.0, *) else { return nil }
    switch self {
    case .telephone: return .telephoneNumber
    case .cardNumber: return .creditCardNumber
    case .cardSecurityCode: return .creditCardSecurityCode
    case .cardExpiration: return .creditCardExpiration
    case .postalCode: return .postalCode
    case .personName: return .name
    case .emailAddress: return .emailAddress
    case .webAddress: return .URL
    case .birthday: return .birthdate
    default: return nil
    }
  }
}
#endif
