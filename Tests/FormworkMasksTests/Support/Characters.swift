import FormworkMasks
import Foundation

/// Characters without what a format may change in them: case, the script of digits, spaces.
enum Folded {
  static func character(_ character: String) -> String {
    let digit = character.unicodeScalars.count == 1 ? Character(character).wholeNumberValue : nil
    if character == "\u{A0}" || character == "\u{202F}" { return " " }
    return digit.map { String($0) } ?? character.uppercased()
  }

  static func characters(_ characters: some Sequence<String>) -> [String] {
    characters.map { character($0) }
  }

  /// The scalars of characters, decomposed: a literal is recognised in either form. What is left out
  /// between two of them may join them.
  static func scalars(_ characters: some Sequence<String>) -> [String] {
    let scalars = characters.joined().decomposedStringWithCanonicalMapping.unicodeScalars
    return self.characters(scalars.map { String($0) })
  }

  static func areSame(
    _ left: some Sequence<String>, _ right: some Sequence<String>
  ) -> Bool {
    characters(left) == characters(right)
  }

  static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
    var rest = part[...]
    for character in whole where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }

  /// How often each occurs.
  static func counts(_ characters: [String]) -> [String: Int] {
    characters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
