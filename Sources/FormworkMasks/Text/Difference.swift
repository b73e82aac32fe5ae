/// Differences between two strings, always on the boundaries of characters.
package enum Difference {
  /// Returns the smallest part of `old` to replace so that it becomes `new`, or `nil` if they are equal.
  ///
  /// - Complexity: O(*n*) in the lengths of the strings.
  package static func rewrite(_ old: ShownText, to new: FormattedText) -> TextRewrite? {
    if case .formatted(let old) = old {
      if old.isIdentical(to: new.content) { return nil }
      if old[.isPlain], new.content[.isPlain], !old[.isReversed], !new.content[.isReversed] {
        return rewritePlain(old.cells, to: new.content.cells) {
          UInt8(truncatingIfNeeded: $0.glyph)
        }
      }
    }
    // A carriage return can be a part of a character.
    if old.isPlainASCII, new.content.isPlainASCII {
      var rewrite: TextRewrite?
      old.withBytes { old in
        new.content.withBytes { new in rewrite = rewritePlain(old, to: new) { $0 } }
      }
      return rewrite
    }
    let (old, new) = (old.text, new.text)
    if old.isSame(as: new) { return nil }
    let edit = edit(from: old, to: new, caret: nil)
    return TextRewrite(range: edit.range, replacement: edit.replacement)
  }

  /// Returns the difference of two strings in which every character is one byte.
  @inline(__always)
  private static func rewritePlain<Unit>(
    _ old: UnsafeBufferPointer<Unit>, to new: UnsafeBufferPointer<Unit>,
    _ byte: (Unit) -> UInt8
  ) -> TextRewrite? {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, byte(old[prefix]) == byte(new[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      byte(old[old.count - 1 - suffix]) == byte(new[new.count - 1 - suffix])
    {
      suffix += 1
    }
    if prefix == old.count, prefix == new.count { return nil }
    return TextRewrite(
      range: UTF16Offset(prefix)..<UTF16Offset(old.count - suffix),
      replacement: String(capacity: new.count - suffix - prefix) { buffer in
        let part = prefix..<new.count - suffix
        for index in part { buffer[index - prefix] = byte(new[index]) }
        return part.count
      })
  }

  /// Returns the edit that turns `old` into `new`.
  ///
  /// An insertion ends at the caret in `new`, in UTF-16 code units. This decides which of several equal
  /// characters is the new one.
  ///
  /// - Complexity: O(*n*) in the lengths of the strings.
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
      let isASCII = new.byteCount == after.count
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
      with: String(Array(after[prefix..<(after.count - suffix)]), in: glyphs))
  }

  /// Returns whether the widget's own edit would show the formatted text with the same caret.
  static func isNative(_ formatted: FormattedText, _ edit: TextEdit, in current: FormattedText)
    -> Bool
  {
    let lower = current.content.utf8Offset(clamping: edit.range.lowerBound)
    let upper = current.content.utf8Offset(clamping: edit.range.upperBound)
    var isSame = false
    current.content.withBytes { old in
      edit.replacement.withBytes { inserted in
        formatted.content.withBytes { result in
          let end = lower + inserted.count
          isSame =
            result.count == old.count - upper + end
            && old[..<lower].isSame(as: result[..<lower])
            && inserted[...].isSame(as: result[lower..<end])
            && old[upper...].isSame(as: result[end...])
        }
      }
    }
    guard isSame else { return false }
    let start = max(0, min(edit.range.lowerBound, current.end)).value
    let end = UTF16Offset(start + edit.replacement.utf16Length)
    return formatted.selection == end..<end
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func isSame(as other: Self) -> Bool {
    UnsafeBufferPointer(rebasing: self).isSame(as: UnsafeBufferPointer(rebasing: other))
  }
}

extension TextContent {
  /// Returns the number of UTF-8 code units before an offset, which is clamped to the text but not to its
  /// characters.
  fileprivate func utf8Offset(clamping offset: UTF16Offset) -> Int {
    if flags.contains(.isPlain) { return max(0, min(offset.value, byteCount)) }
    return UTF16Units.place(at: offset.value, in: text) ?? byteCount
  }
}

/// The text of a widget: a formatted text, or any other text.
package enum ShownText {
  case formatted(TextContent)
  case text(String)

  var text: String {
    switch self {
    case .formatted(let content): content.text
    case .text(let text): text
    }
  }

  var isPlainASCII: Bool {
    switch self {
    case .formatted(let content): content.isPlainASCII
    case .text(let text): text.isPlainASCII
    }
  }

  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch self {
    case .formatted(let content): content.withBytes(body)
    case .text(let text): text.withBytes(body)
    }
  }
}

extension Glyphs {
  fileprivate func utf16Length(_ glyphs: ArraySlice<Glyph>) -> Int {
    glyphs.reduce(0) { $0 + utf16Length($1) }
  }
}

/// The smallest part of a widget's text that differs from the text that it should show.
///
/// It starts and ends on the boundaries of characters of the old and the new text.
public struct TextRewrite: Hashable, Sendable {
  /// The part to replace, in UTF-16 code units of the widget's current text.
  public var range: Range<UTF16Offset>

  /// The new text of that part.
  public var replacement: String

  /// Creates a rewrite from the part to replace and its replacement.
  package init(range: Range<UTF16Offset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
