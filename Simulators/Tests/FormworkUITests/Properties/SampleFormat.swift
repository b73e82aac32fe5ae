import FormworkUnderTest
import UIKit

/// The formats of the scenarios.
enum SampleFormat: String, CaseIterable, Sendable {
  case phone, plainPhone, hash, digits, set, guide, rightToLeft, optional, endless, plate, fixed
  case flags, digitFilter, nonChinese, emojiFilter, decimal, settings, autoskip, truncating
  case replacing, stopping, prefixed, locked

  @MainActor func put(on field: UITextField) {
    if self == .nonChinese || self == .decimal { field.formwork.setMask(nil) }
    if field.formwork.allowedCharacters != nil { field.formwork.allowedCharacters = nil }
    if field.formwork.valuePattern != nil { field.formwork.valuePattern = nil }
    if field.formwork.maximumLength != nil { field.formwork.maximumLength = nil }
    switch self {
    case .phone: field.formwork.setMask(Scene.phone)
    case .plainPhone: field.formwork.setMask(Scene.phone, options: .init(completion: false))
    case .hash: field.formwork.setMask("#### ####", syntax: .hash)
    case .digits: field.formwork.setMask("(999) 999", syntax: .digits)
    case .set:
      field.formwork.setMask("[000]-[000]", alternatives: ["[00]/[AA]", "[00000]-[00000]"])
    case .guide: field.formwork.setMask("[00]/[00]/[00]", options: .init(placeholderCharacter: "_"))
    case .rightToLeft: field.formwork.setMask("[999] [999].[00]", options: .init(rightToLeft: true))
    case .optional: field.formwork.setMask("[09]-[0999]/[a]")
    case .endless: field.formwork.setMask("+[0] [_…]")
    case .plate: field.formwork.setMask("[AA]-[00] [__]")
    case .fixed: field.formwork.setMask("{+7} [00]{.}[AA]")
    case .flags: field.formwork.setMask("🇺🇸 [00] 👍🏽 [0]e\u{301}[A]")
    case .digitFilter: field.formwork.setInputFormat(AllowedCharacters.digits.limited(to: 6))
    case .nonChinese: field.formwork.allowedCharacters = .nonChinese
    case .emojiFilter: field.formwork.setInputFormat(AllowedCharacters.emoji)
    case .decimal: field.formwork.allowedCharacters = .decimal(separator: ",")
    case .settings:
      field.formwork.setMask("[0000]-[0000]")
      field.formwork.allowedCharacters = .digits
      field.formwork.valuePattern = "[1-9][0-9]{0,4}"
      field.formwork.maximumLength = 6
    case .autoskip: field.formwork.setMask("[00]-[00]-", options: .init(autoskip: true))
    case .truncating: field.formwork.setMask("[00]-[00]", options: .init(overflow: .truncate))
    case .replacing: field.formwork.setMask("[00]-[00]", options: .init(insertion: .replace))
    case .stopping:
      field.formwork.setMask("+1 [00]-[00]", options: .init(deletion: .stopAtLiterals))
    case .prefixed: field.formwork.setMask(Scene.phone, options: .init(completesOnFocus: true))
    case .locked:
      field.formwork.setMask(Scene.phone)
      field.formwork.locksPrefix = true
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
