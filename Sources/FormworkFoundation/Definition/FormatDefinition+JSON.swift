public import Foundation

extension FormatDefinition {
  /// Reads a definition.
  ///
  ///     try FormatDefinition(json: #"{"version":1,"filter":{"allow":"digits"},"maxLength":4}"#)
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: ``DefinitionError`` for what is no JSON, for keys that have no meaning, values of
  ///   another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: String) throws(DefinitionError) {
    try self.init(json: Data(json.utf8))
  }

  /// Reads a definition, as from a file.
  ///
  /// - Parameter json: A JSON object in UTF-8.
  /// - Throws: ``DefinitionError`` for what is no JSON, for keys that have no meaning, values of
  ///   another type, and names that aren't known.
  /// - Complexity: O(*n*) in the length of `json`.
  public init(json: Data) throws(DefinitionError) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw DefinitionError(.invalidJSON(detail: Self.detail(of: error)), at: "$")
    }
    try self.init(value, at: "$")
  }

  /// The definition as compact JSON.
  ///
  ///     FormatDefinition(mask: "[00]/[00]").json  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// Keys come in a fixed order, and what has its default is left out, so that equal definitions
  /// have equal JSON. Reading it gives the definition back.
  public var json: String { jsonValue.text }

  /// What Foundation says about the place of the error.
  private static func detail(of error: any Error) -> String {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return "" }
    let underlying = context.underlyingError as NSError?
    return underlying?.userInfo["NSDebugDescription"] as? String ?? ""
  }
}

extension FormatDefinition: Codable {
  /// Reads a definition in a larger document; errors name the path from the definition on.
  public init(from decoder: any Decoder) throws {
    try self.init(JSONValue(from: decoder), at: "$")
  }

  /// Writes the definition as ``json`` does, as far as the encoder keeps the order of keys.
  public func encode(to encoder: any Encoder) throws {
    try jsonValue.encode(to: encoder)
  }
}
