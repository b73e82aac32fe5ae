#if canImport(UIKit) && !os(watchOS)
import UIKit

extension InputPurpose {
  /// What UIKit calls it; `nil` where the system has no name for it.
  var contentType: UITextContentType? {
    switch self {
    case .telephone: return .telephoneNumber
    case .cardNumber: return .creditCardNumber
    case .postalCode: return .postalCode
    case .oneTimeCode: return .oneTimeCode
    case .personName: return .name
    case .emailAddress: return .emailAddress
    case .webAddress: return .URL
    default:
      guard #available(iOS 17.0, tvOS 17.0, *) else { return nil }
      switch self {
      case .cardSecurityCode: return .creditCardSecurityCode
      case .cardExpiration: return .creditCardExpiration
      case .birthday: return .birthdate
      default: return nil
      }
    }
  }
}
#endif
