/// The difference of two texts, always on the boundaries of characters.
enum Difference {
  /// The smallest part of `old` to replace so that it becomes `new`, or `nil` if they are the same.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  static func rewrite(_ old: String, to new: String) -> TextRewrite? {
    if let common = commonASCII(old, new) {
      let changed = common.prefix..<(new.utf8.count - common.suffix)
      if changed.isEmpty, old.utf8.count == new.utf8.count { return nil }
      var new = new
      let replacement = new.withUTF8 { bytes in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[changed]), as: UTF8.self)
      }
      return TextRewrite(
        range: UTF16Offset(common.prefix)..<UTF16Offset(old.utf8.count - common.suffix),
        replacement: replacement)
    }
    if old.isSame(as: new) { return nil }
    let edit = edit(from: old, to: new, caret: nil)
    return TextRewrite(range: edit.range, replacement: edit.replacement)
  }

  /// How much two ASCII texts share at their start and end; `nil` if one isn't wholly ASCII, or
  /// has a carriage return, which can be half a character.
  private static func commonASCII(_ old: String, _ new: String) -> (prefix: Int, suffix: Int)? {
    var old = old
    var new = new
    return old.withUTF8 { old in
      new.withUTF8 { new in
        guard old.isPlainASCII, new.isPlainASCII else { return nil }
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
          old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }

  /// The edit that makes `new` of `old`.
  ///
  /// The caret in `new`, in UTF-16 code units, says which of several equal characters is the new
  /// one: an insertion ends at the caret.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  static func edit(from old: String, to new: String, caret: UTF16Offset?) -> TextEdit {
    var glyphs = Glyphs()
    let before = glyphs.glyphs(of: old)
    let after = glyphs.glyphs(of: new)
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, glyphs.areEqual(before[prefix], after[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter,
      glyphs.areEqual(before[before.count - 1 - suffix], after[after.count - 1 - suffix])
    {
      suffix += 1
    }
    if let caret {
      let isASCII = new.utf8.count == after.count
      let place =
        isASCII
        ? max(0, min(caret.value, after.count))
        : caret.converted(to: CharacterUnits.self, in: new).value
      suffix = min(suffix, after.count - place)
    }
    if prefix + suffix > shorter {
      if caret == nil { suffix = shorter - prefix } else { prefix = shorter - suffix }
    }
    let lower = glyphs.utf16Length(before[..<prefix])
    let upper = lower + glyphs.utf16Length(before[prefix..<(before.count - suffix)])
    return TextEdit(
      replacing: UTF16Offset(lower)..<UTF16Offset(upper),
      with: String(after[prefix..<(after.count - suffix)], in: glyphs))
  }

  /// Whether a widget left to itself would show the formatted text, with the caret in its place.
  static func isNative(_ formatted: FormattedText, _ edit: TextEdit, in text: String) -> Bool {
    let lower = text.utf8Offset(of: edit.range.lowerBound)
    let upper = text.utf8Offset(of: edit.range.upperBound)
    var old = text
    var inserted = edit.replacement
    var result = formatted.text
    let isSame = old.withUTF8 { old in
      inserted.withUTF8 { inserted in
        result.withUTF8 { result in
          result.count == old.count - (upper - lower) + inserted.count
            && old[..<lower].elementsEqual(result[..<lower])
            && inserted.elementsEqual(result[lower..<(lower + inserted.count)])
            && old[upper...].elementsEqual(result[(lower + inserted.count)...])
        }
      }
    }
    guard isSame else { return false }
    let end = UTF16Offset(
      min(max(0, edit.range.lowerBound.value), text.utf16.count) + edit.replacement.utf16.count)
    return formatted.selection == end..<end
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isPlainASCII: Bool {
    var all: UInt8 = 0
    var hasReturn = false
    for byte in self {
      all |= byte
      if byte == 0x0D { hasReturn = true }
    }
    return all < 0x80 && !hasReturn
  }
}

extension String {
  /// The UTF-8 code units before an offset, clamped to the text but not to its characters.
  fileprivate func utf8Offset(of offset: UTF16Offset) -> Int {
    let length = utf8.count
    if offset.value <= 0 { return 0 }
    // Only ASCII takes as many code units in UTF-16; no text takes more there.
    if offset.value >= length || utf16.count == length { return min(offset.value, length) }
    let index = utf16.index(startIndex, offsetBy: offset.value, limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: index)
  }
}

extension Glyphs {
  fileprivate func utf16Length(_ glyphs: ArraySlice<Glyph>) -> Int {
    glyphs.reduce(0) { $0 + utf16Length($1) }
  }
}

/// The smallest part of a widget's text that differs from the text it should show.
///
/// It begins and ends on the boundaries of characters of both texts.
public struct TextRewrite: Hashable, Sendable {
  /// The part to replace, in UTF-16 code units of the widget's present text.
  public var range: Range<UTF16Offset>

  /// What to put in its place.
  public var replacement: String

  /// Creates a part to replace and its replacement.
  public init(range: Range<UTF16Offset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
