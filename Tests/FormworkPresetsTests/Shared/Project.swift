import Foundation

/// The project that the tests are in.
enum Project {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether what is in `Generated/` is what a generator makes of `Data/`.
  static func tablesAreThose(of generator: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Data/tools/\(generator)", "--check"]
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
