public import Foundation

/// The text of a text view, with its attributes.
@MainActor public final class NSTextStorage: NSObject {
  private let contents = NSMutableAttributedString(string: "")

  /// The text.
  public internal(set) var string: String {
    get { contents.string }
    set { contents.setAttributedString(NSAttributedString(string: newValue)) }
  }

  /// Its length in UTF-16 code units.
  public var length: Int { contents.length }

  /// Replaces a part; nobody is told.
  public func replaceCharacters(in range: NSRange, with replacement: NSAttributedString) {
    guard range.location >= 0, NSMaxRange(range) <= length else {
      return Simulation.current.crash("the range \(range) is out of bounds")
    }
    contents.replaceCharacters(in: range, with: replacement)
  }

  /// Replaces a part, with the attributes of the characters there; nobody is told.
  public func replaceCharacters(in range: NSRange, with replacement: String) {
    let place = range.length > 0 ? range.location : range.location - 1
    let attributes =
      (0..<length).contains(place) ? contents.attributes(at: place, effectiveRange: nil) : [:]
    replaceCharacters(
      in: range, with: NSAttributedString(string: replacement, attributes: attributes))
  }

  /// The attribute of one character.
  public func attribute(_ name: NSAttributedString.Key, at location: Int) -> Any? {
    attributes(at: location)[name]
  }

  private func attributes(at location: Int) -> [NSAttributedString.Key: Any] {
    var range = NSRange()
    return contents.attributes(at: location, effectiveRange: &range)
  }
}

extension String {
  func utf16Part(_ range: NSRange) -> String {
    let units = Array(utf16)
    return String(decoding: units[range.location..<NSMaxRange(range)], as: UTF16.self)
  }
}
