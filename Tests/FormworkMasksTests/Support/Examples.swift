import Foundation

/// The examples of a document by their names, each as the lines that a reader sees.
///
/// A document marks an example with `<!-- example: name -->` before its code block. A test file
/// compiles it between `// example: name` and `// end`, with `#expect(a == b)` for what the document
/// writes as `a  // b`. Indentation makes no difference.
enum Examples {
  /// The examples that a test file compiles; its path is absolute or begins at the repository.
  static func compiled(in file: String) throws -> [String: [String]] {
    try examples(in: file, from: "// example: ", to: "// end")
  }

  /// The examples that a document shows; its path begins at the repository.
  static func shown(in path: String) throws -> [String: [String]] {
    try examples(in: path, from: "<!-- example: ", to: "```")
  }

  /// The examples that the test files in a folder compile; its path begins at the repository.
  static func compiled(inFolder path: String) throws -> [String: [String]] {
    try merged(files(in: path, ".swift").map { try compiled(in: $0.path) })
  }

  /// The examples that the articles in a folder show; its path begins at the repository.
  static func shown(inFolder path: String) throws -> [String: [String]] {
    try merged(files(in: path, ".md").map { try shown(in: path + "/" + $0.lastPathComponent) })
  }

  /// The reason two files can't be read together: they use the same name.
  private struct NameTaken: Error {
    let lines: [String]
  }

  private static func merged(_ files: [[String: [String]]]) throws -> [String: [String]] {
    try files.reduce(into: [:]) { all, file in
      try all.merge(file) { _, lines in throw NameTaken(lines: lines) }
    }
  }

  private static func files(in path: String, _ suffix: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: root.appendingPathComponent(path), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
  }

  private static var root: URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }

  private static func examples(
    in path: String, from start: String, to end: String
  ) throws -> [String: [String]] {
    let file = URL(fileURLWithPath: path, relativeTo: root)
    var examples: [String: [String]] = [:]
    var name: String?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(start) {
        name = String(line.dropFirst(start.count).prefix { $0.isLetter })
      } else if line == "```swift" {
        continue
      } else if line == end {
        name = nil
      } else if let name {
        examples[name, default: []].append(asShown(line))
      }
    }
    return examples
  }

  private static func asShown(_ line: String) -> String {
    guard line.hasPrefix("#expect("), let equals = line.range(of: " == ", options: .backwards)
    else { return line }
    let left = line[line.index(line.startIndex, offsetBy: 8)..<equals.lowerBound]
    return left + "  // " + line[equals.upperBound...].dropLast()
  }
}
