import SwiftSyntax

/// Whether the code behind an `#if` is compiled by any of the packages with tests, on Linux.
enum CompiledHere {
  /// Whether a condition holds; `nil` if it holds in one package and not in another.
  static func holds(_ condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return holds(negation.expression).map { !$0 }
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let sides = [holds(infix.leftOperand), holds(infix.rightOperand)]
      switch infix.operator.trimmedDescription {
      case "&&": return sides.contains(false) ? false : sides.contains(nil) ? nil : true
      case "||": return sides.contains(true) ? true : sides.contains(nil) ? nil : false
      default: return nil
      }
    }
    guard let call = condition.as(FunctionCallExprSyntax.self) else { return nil }
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux"
    case "canImport": return modules[argument, default: false]
    case "compiler", "swift": return true
    default: return false
    }
  }

  /// The modules that there are. The simulators have their own UIKit, AppKit, and SwiftUI.
  private static let modules: [String: Bool?] = [
    "UIKit": nil, "AppKit": nil, "SwiftUI": nil, "Carbon": nil, "Glibc": true, "Foundation": true,
    "FoundationEssentials": true, "Synchronization": true,
  ]
}
