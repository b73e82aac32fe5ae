import FormworkFormats

/// A character filter as the replay protocol names it.
struct FilterSpec: Hashable, Sendable {
  enum Allowed: String, Hashable, Sendable, CaseIterable {
    case digits, decimal, nonChinese, letters, alphanumerics, emoji, any, hex
  }

  var allowed: Allowed

  func build(maxLength: Int?) -> AllowedCharacters {
    AllowedCharacters(rule: rule, maximumLength: maxLength)
  }

  private var rule: AllowedCharacters.Rule {
    switch allowed {
    case .digits: .digits
    case .decimal: .decimal()
    case .nonChinese: .nonChinese()
    case .letters: .letters
    case .alphanumerics: .alphanumerics
    case .emoji: .emoji
    case .any: .any
    case .hex: .characters(CustomNotation.hex)
    }
  }

  func line(maxLength: Int?) -> String {
    let allowed =
      allowed == .hex ? #""characters":"0-9a-fA-F""# : #""allow":"\#(allowed)""#
    return #""filter":{\#(allowed)\#(maxLength.map { #","maximumLength":\#($0)"# } ?? "")}"#
  }
}
