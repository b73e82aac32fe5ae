#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormattedInput {
  /// Whether `string` may be the first key of a composition, which UIKit marks only after it has
  /// been let in.
  ///
  /// Letters and full-width digits are, while the keyboard is that of a language that is composed
  /// from them; accents by themselves are on every keyboard with dead keys. Other digits and signs
  /// are typed as they are.
  func mayBeginComposition(with string: String) -> Bool {
    guard let first = string.unicodeScalars.first else { return false }
    if string.count == 1, first.isDeadKey { return true }
    guard string.unicodeScalars.allSatisfy(Self.isComposed),
      let language = textInputMode?.primaryLanguage
    else { return false }
    return Self.composedLanguages.contains { language.hasPrefix($0) }
  }

  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "'" || ("０"..."９").contains(scalar)
  }

  /// Chinese, Japanese and Vietnamese, as the language tags of input modes begin. Korean isn't
  /// marked by the system's keyboards.
  private static var composedLanguages: [String] { ["zh", "yue", "ja", "vi"] }
}
#endif
