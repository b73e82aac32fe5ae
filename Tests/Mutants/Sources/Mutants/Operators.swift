import SwiftSyntax

/// The replacements that operators make.
enum Operators {
  static let signs: [String: (mistake: String, sign: String)] = [
    "<": ("comparison shifted", "<="), "<=": ("comparison shifted", "<"),
    ">": ("comparison shifted", ">="), ">=": ("comparison shifted", ">"),
    "==": ("comparison negated", "!="), "!=": ("comparison negated", "=="),
    "&&": ("and for or", "||"), "||": ("or for and", "&&"),
    "+": ("minus for plus", "-"), "-": ("plus for minus", "+"),
  ]

  /// Names that are taken for each other.
  static let neighbors: [String: String] = [
    "first": "last", "last": "first", "min": "max", "max": "min", "prefix": "suffix",
    "suffix": "prefix",
    "dropFirst": "dropLast", "dropLast": "dropFirst", "hasPrefix": "hasSuffix",
    "hasSuffix": "hasPrefix",
    "lowerBound": "upperBound", "upperBound": "lowerBound", "startIndex": "endIndex",
    "endIndex": "startIndex",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "firstIndex": "lastIndex",
    "lastIndex": "firstIndex",
    "uppercased": "lowercased", "lowercased": "uppercased",
  ]

  /// A call's text for each pair of neighboring arguments that change places.
  static func swaps(of call: FunctionCallExprSyntax) -> [String] {
    // These don't distinguish their arguments.
    if ["min", "max"].contains(call.calledExpression.trimmedDescription) { return [] }
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty else { return [] }
    let arguments = Array(call.arguments)
    return zip(arguments, arguments.dropFirst()).compactMap { first, second in
      guard isPlain(first.expression), isPlain(second.expression),
        first.expression.trimmedDescription != second.expression.trimmedDescription
      else { return nil }
      let swapped = arguments.map { argument in
        let value =
          argument == first
          ? second.expression : argument == second ? first.expression : argument.expression
        return (argument.label.map { "\($0.text): " } ?? "") + value.trimmedDescription
      }
      return "\(call.calledExpression.trimmed)(\(swapped.joined(separator: ", ")))"
    }
  }

  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      || expression.is(IntegerLiteralExprSyntax.self)
  }

  /// The plainest value of a type.
  static func standard(for type: String, instead expression: ExprSyntax) -> String? {
    let written = expression.trimmedDescription
    let value: String
    switch type {
    case "": return nil
    case "Bool": value = "!(\(written))"
    case "Int": value = "(\(written)) + 1"
    case "String": value = "\"\""
    case _ where type.hasSuffix("?"): value = "nil"
    case _ where type.hasPrefix("["): value = type.contains(":") ? "[:]" : "[]"
    default: return nil
    }
    return value == written || written == "nil" ? nil : value
  }

  /// Whether a statement only speaks to the programmer.
  static func isSilent(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    else {
      return false
    }
    return ["assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError"]
      .contains(call)
  }
}
