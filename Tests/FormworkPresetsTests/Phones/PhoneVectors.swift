import Foundation

/// Recorded answers of libphonenumber's as-you-type formatter.
enum PhoneVectors {
  struct Typed: Decodable {
    var region: String
    var kind: String
    var digits: String
    var outputs: [String]
  }

  struct Remembered: Decodable {
    var region: String
    var digits: String
    var rememberAt: Int
    var positions: [Int]
  }

  static func rows<Row: Decodable>(of name: String, as row: Row.Type) throws -> [Row] {
    let file = Project.root.appendingPathComponent("Tests/Vectors/" + name)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }
}
