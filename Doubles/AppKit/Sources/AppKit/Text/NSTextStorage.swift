public import Foundation

/// The text of a text view. Attributes are forgotten.
@MainActor public final class NSTextStorage: NSObject {
  /// The text.
  public internal(set) var string = ""

  /// Its length in UTF-16 code units.
  public var length: Int { string.utf16.count }

  /// Replaces a part; nobody is told.
  public func replaceCharacters(in range: NSRange, with replacement: NSAttributedString) {
    replaceCharacters(in: range, with: replacement.string)
  }

  /// Replaces a part; nobody is told.
  public func replaceCharacters(in range: NSRange, with replacement: String) {
    guard range.location >= 0, NSMaxRange(range) <= length else {
      return Simulation.current.crash("the range \(range) is out of bounds")
    }
    let units = Array(string.utf16)
    string = String(
      decoding: units[..<range.location] + Array(replacement.utf16) + units[NSMaxRange(range)...],
      as: UTF16.self)
  }
}

extension String {
  func utf16Part(_ range: NSRange) -> String {
    let units = Array(utf16)
    return String(decoding: units[range.location..<NSMaxRange(range)], as: UTF16.self)
  }
}
