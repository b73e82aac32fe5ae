import FlyingFox
import FlyingSocks
import Foundation

/// A server for the playground on the loopback interface: `formwork-playground FOLDER [PORT]`.
@main struct Playground {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count <= 2 else {
      complain("usage: formwork-playground FOLDER [PORT]")
      exit(64)
    }
    let wanted = arguments.dropFirst().first
    guard let port = UInt16(wanted ?? "8484") else {
      complain("formwork-playground: “\(wanted ?? "")” isn't a port. Use a number from 0 to 65535.")
      exit(64)
    }
    do {
      let files = try SiteFiles(folder: URL(fileURLWithPath: folder, isDirectory: true))
      guard files.paths.contains("/") else {
        complain("formwork-playground: there is no index.html in \(folder). Run Scripts/web first.")
        exit(66)
      }
      try await serve(files, port: port)
    } catch {
      complain("formwork-playground: \(error.localizedDescription)")
      exit(1)
    }
  }

  /// Serves until the process ends, on a free port if the requested one is in use.
  private static func serve(_ files: SiteFiles, port: UInt16) async throws {
    do {
      try await run(files, port: port)
    } catch let error where port != 0 && isTaken(error) {
      complain("The port \(port) is taken; here is a free one.")
      try await run(files, port: 0)
    }
  }

  private static func run(_ files: SiteFiles, port: UInt16) async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("*") { request in files.response(to: request) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening(timeout: 5)
        if case .ip4(_, let port) = await server.listeningAddress {
          // Unlike this, `print` buffers its output to a pipe.
          FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)/\n".utf8))
        }
      }
      try await group.waitForAll()
    }
  }

  private static func isTaken(_ error: any Error) -> Bool {
    guard case SocketError.failed(_, let code, _) = error else { return false }
    return code == EADDRINUSE
  }

  private static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
