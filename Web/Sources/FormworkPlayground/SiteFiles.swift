import FlyingFox
import Foundation

/// The files of a page, read once. No other file exists, whatever path is requested.
struct SiteFiles: Sendable {
  private let files: [String: File]

  private struct File: Sendable {
    let type: String
    let content: Data
  }

  /// The types of the files; files of other types aren't served.
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml", "wasm": "application/wasm",
    "json": "application/json", "ts": "text/plain; charset=utf-8",
  ]

  /// The content security policy: the page can run its own scripts and its module, and nothing from
  /// other sources.
  static let policy = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "connect-src 'self'", "img-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Reads the files of a folder, without its subfolders.
  init(folder: URL) throws {
    var files: [String: File] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      guard let type = Self.types[url.pathExtension] else { continue }
      files["/" + url.lastPathComponent] = File(type: type, content: try Data(contentsOf: url))
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  var paths: [String] { files.keys.sorted() }

  /// Responds to a request by its path as sent, without resolving or decoding it.
  func response(to request: HTTPRequest) -> HTTPResponse {
    var headers = Self.headers
    guard request.method == .GET || request.method == .HEAD else {
      headers[.allow] = "GET, HEAD"
      return HTTPResponse(statusCode: .methodNotAllowed, headers: headers)
    }
    guard let file = files[request.path] else {
      headers[.contentType] = "text/plain; charset=utf-8"
      return HTTPResponse(statusCode: .notFound, headers: headers, body: Data("Not found\n".utf8))
    }
    headers[.contentType] = file.type
    return HTTPResponse(
      statusCode: .ok, headers: headers, body: request.method == .HEAD ? Data() : file.content)
  }

  private static var headers: HTTPHeaders {
    [
      HTTPHeader("Content-Security-Policy"): policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      HTTPHeader("Cache-Control"): "no-cache",
    ]
  }
}

extension HTTPHeader {
  fileprivate static let allow = HTTPHeader("Allow")
}
