import FormworkUIUnderTest
import UIKit

/// The formats of the scenarios.
enum SampleFormat: String, CaseIterable, Sendable {
  case phone, plainPhone, hash, digits, set, guide, rightToLeft, optional, endless, plate, fixed
  case flags, digitFilter, nonChinese, emojiFilter, decimal, settings, autoskip, truncating
  case replacing, stopping, prefixed, locked

  @MainActor func put(on field: UITextField) {
    if self == .nonChinese || self == .decimal { field.setMask(nil) }
    if field.allowedCharacters != nil { field.allowedCharacters = nil }
    if field.valuePattern != nil { field.valuePattern = nil }
    if field.maximumTextLength != nil { field.maximumTextLength = nil }
    switch self {
    case .phone: field.setMask(Scene.phone)
    case .plainPhone: field.setMask(Scene.phone, options: .init(completion: false))
    case .hash: field.setMask("#### ####", syntax: .hash)
    case .digits: field.setMask("(999) 999", syntax: .digits)
    case .set: field.setMask("[000]-[000]", alternatives: ["[00]/[AA]", "[00000]-[00000]"])
    case .guide: field.setMask("[00]/[00]/[00]", options: .init(guide: "_"))
    case .rightToLeft: field.setMask("[999] [999].[00]", options: .init(rightToLeft: true))
    case .optional: field.setMask("[09]-[0999]/[a]")
    case .endless: field.setMask("+[0] [_…]")
    case .plate: field.setMask("[AA]-[00] [__]")
    case .fixed: field.setMask("{+7} [00]{.}[AA]")
    case .flags: field.setMask("🇺🇸 [00] 👍🏽 [0]e\u{301}[A]")
    case .digitFilter: field.setInputFormat(AllowedCharacters.digits.limited(to: 6))
    case .nonChinese: field.allowedCharacters = .nonChinese
    case .emojiFilter: field.setInputFormat(AllowedCharacters.emoji)
    case .decimal: field.allowedCharacters = .decimal(separator: ",")
    case .settings:
      field.setMask("[0000]-[0000]")
      field.allowedCharacters = .digits
      field.valuePattern = "[1-9][0-9]{0,4}"
      field.maximumTextLength = 6
    case .autoskip: field.setMask("[00]-[00]-", options: .init(autoskip: true))
    case .truncating: field.setMask("[00]-[00]", options: .init(overflow: .truncate))
    case .replacing: field.setMask("[00]-[00]", options: .init(insertion: .replace))
    case .stopping: field.setMask("+1 [00]-[00]", options: .init(deletion: .stopAtLiterals))
    case .prefixed: field.setMask(Scene.phone, options: .init(completesOnFocus: true))
    case .locked:
      field.setMask(Scene.phone)
      field.locksPrefix = true
    }
  }

  /// Whether formatting what is shown gives the same value, whatever led there.
  ///
  /// A set may have chosen its mask by what was typed, a hole of a guide is no value, and what
  /// belongs to which optional slot depends on the literals that were typed. Autoskip deletes what
  /// formatting puts back.
  var isReadable: Bool {
    switch self {
    case .set, .guide, .rightToLeft, .optional, .autoskip, .stopping: false
    default: true
    }
  }

  /// Whether the value alone determines the text.
  var isCanonical: Bool {
    switch self {
    case .phone, .locked, .digitFilter, .nonChinese, .emojiFilter, .decimal, .truncating,
      .replacing, .plate, .prefixed:
      true
    default: false
    }
  }

  /// Whether the value consists of the person's characters, and an insertion moves those behind.
  var keepsCharacters: Bool {
    switch self {
    case .phone, .plainPhone, .hash, .digits, .locked, .digitFilter, .nonChinese, .emojiFilter,
      .prefixed, .stopping, .plate:
      true
    default: false
    }
  }
}
