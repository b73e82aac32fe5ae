import FormworkFormats
import Foundation
import Testing

/// What the documents claim about the repository, compared with the repository.
@Suite struct ClaimsTests {
  private static let limits = "Sources/FormworkMasks/Documentation.docc/Limits.md"

  /// One version is needed, whoever says so, and one is tested with.
  @Test func swiftVersions() throws {
    let needed = try #require(
      text("Package.swift").matches(of: #"swift-tools-version: ([0-9.]+)"#).first)
    let tested = Set(
      try text(".github/workflows/ci.yml").matches(of: #"container: swift:([0-9.]+)"#))
    #expect(tested.count == 1)
    var count = 0
    for path in try documents() + ["Scripts/lib.sh"] where !path.hasPrefix("Benchmarks/") {
      let document = try text(path)
      let isTested = Set(document.matches(of: #"tested with Swift ([0-9]+\.[0-9]+)"#))
      #expect(isTested.isSubset(of: tested), "\(path)")
      for version in document.matches(of: #"Swift ([0-9]+\.[0-9]+)"#) {
        count += 1
        #expect(version == needed || isTested.contains(version), "\(path)")
      }
    }
    #expect(count >= 5)
  }

  /// The manifests of the nested packages ask for the same version.
  @Test func manifests() throws {
    let needed = try text("Package.swift").prefix { $0 != "\n" }
    for folder in ["CLI", "Simulators", "Benchmarks"] where exists(folder + "/Package.swift") {
      #expect(try text(folder + "/Package.swift").hasPrefix(needed), "\(folder)")
    }
  }

  @Test func oldestSystems() throws {
    let manifest = try text("Package.swift")
    let systems = try text(Self.limits).matches(of: #"what (iOS [0-9]+ and macOS [0-9]+) offer"#)
    let iOS = manifest.matches(of: #"\.iOS\(\.v([0-9]+)\)"#).joined()
    let macOS = manifest.matches(of: #"\.macOS\(\.v([0-9]+)\)"#).joined()
    #expect(systems == ["iOS \(iOS) and macOS \(macOS)"])
  }

  /// An adapter is here, or said to be missing, and never both.
  @Test(arguments: [
    ("UIKit", "Sources/Formwork/UIKit"), ("AppKit", "Sources/Formwork/AppKit"),
    ("SwiftUI", "Sources/Formwork/SwiftUI"), ("GTK", "GTK"), ("web pages", "Web"),
  ])
  func adapters(name: String, folder: String) throws {
    let limits = try text(Self.limits)
    let missing = limits.matches(of: #"There is no adapter yet for ([^.]*)\."#).joined()
    #expect(missing.contains(name) == !exists(folder))
    for (document, here) in [
      (limits, #"(?:The adapters for|In) ([^.]*?) (?:run on|the engine runs)"#),
      (
        try text("README.md"),
        #"(?:The adapters for|and in) ([^.]*?)(?: run on models| today)"#
      ),
    ] {
      #expect(document.matches(of: here).joined().contains(name) == exists(folder), "\(here)")
    }
  }

  /// The numbers of the table of sizes are those that the engine has.
  @Test func sizes() throws {
    let table = try text(Self.limits)
    #expect(table.contains("| regular expression | 100,000 scalars,"))
    // Groups with nothing in them are long, and their automaton isn't large.
    let longest = String(repeating: "(?:)", count: 25_000)
    #expect(throws: Never.self) { try RegularExpression(longest) }
    #expect(throws: RegexError.self) { try RegularExpression(longest + "a") }
    #expect(table.contains("| steps of undo | 100,"))
    var session = EditingSession(format: AllowedCharacters.digits)
    for _ in 0..<400 { session.insert("1") }
    var steps = 0
    while session.undo() != nil { steps += 1 }
    #expect((100...150).contains(steps))
  }

  /// Each promise names tests that are there.
  @Test func promisesAreTested() throws {
    let document = try text("SECURITY.md")
    let promised = try #require(document.components(separatedBy: "## What is promised").last)
    let rows = promised.components(separatedBy: "## ")[0].components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count >= 10)
    let tests = try files(in: "Tests", [".swift", ".py"]).map { try text($0) }.joined()
    for row in rows {
      let names = row.matches(of: "`([A-Za-z_]+)`(?:,| \\|$)")
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        #expect(tests.contains("func \(name)(") || tests.contains("def \(name)("), "\(name)")
      }
    }
  }

  @Test func securityNamesTheVersions() throws {
    let released = try text("CHANGELOG.md").matches(of: #"\n## \[([0-9.]+)\]"#)
    let security = try text("SECURITY.md")
    #expect(security.contains("There is no release yet") == released.isEmpty)
    #expect(security.contains("## Report a vulnerability"))
    #expect(try text("README.md").contains("(SECURITY.md)"))
  }
}

extension ClaimsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path)
  }

  /// A document in which the lines of a paragraph are joined, as its reader sees them.
  private func text(_ path: String) throws -> String {
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    guard path.hasSuffix(".md") else { return text }
    return text.replacingOccurrences(
      of: #"(?<=[^\n|])\n(?=[A-Za-z*`])"#, with: " ", options: .regularExpression)
  }

  /// The documents of the repository, by their paths.
  private func documents() throws -> [String] {
    try files(in: ".", [".md"])
  }

  private func files(in folder: String, _ suffixes: [String]) throws -> [String] {
    let paths = try #require(
      FileManager.default.enumerator(atPath: Self.root.appendingPathComponent(folder).path))
    return paths.compactMap { $0 as? String }
      .filter { path in
        suffixes.contains { path.hasSuffix($0) } && !path.contains(".build")
          && !path.contains("node_modules")
      }
      .map { folder == "." ? $0 : folder + "/" + $0 }
  }
}

extension String {
  /// What the group of a pattern matches, at each place where the pattern does.
  fileprivate func matches(of pattern: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: self, range: NSRange(startIndex..., in: self)).compactMap {
      Range($0.range(at: 1), in: self).map { String(self[$0]) }
    }
  }
}
