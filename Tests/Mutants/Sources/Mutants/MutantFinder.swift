import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source file where a mistake can be made, and writes each mistake down.
///
/// It knows syntax only, no types: a mutant that doesn't compile is left out once the compiler has said so.
final class MutantFinder: ScopeVisitor {
  private(set) var mutants: [Mutant] = []

  static func mutants(of source: String) -> [Mutant] {
    // Operators of the file's own keep their order of writing, which is enough here.
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutantFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.mutants
  }

  private func add(
    _ mistake: String, _ shape: Mutant.Shape = .expression, of node: some SyntaxProtocol,
    _ new: String
  ) {
    mutants.append(
      Mutant(
        mistake: mistake, shape: shape, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, owner: owners.joined(separator: "."),
        new: new))
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { change(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.condition)
    return .visitChildren
  }

  private func change(_ condition: ExprSyntax) {
    guard isInside, !condition.is(BooleanLiteralExprSyntax.self) else { return }
    add("condition negated", of: condition, "!(\(condition.trimmed))")
    add("condition always true", of: condition, "true")
    add("condition always false", of: condition, "false")
  }

  // MARK: Operators, literals, and names

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let left = node.leftOperand.trimmed
    let right = node.rightOperand.trimmed
    if let (mistake, other) = Operators.signs[sign] {
      add(mistake, of: node, "\(left) \(other) \(right)")
    }
    switch sign {
    case "&&", "||":
      add("operand dropped", of: node, "\(left)")
      add("operand dropped", of: node, "\(right)")
    case "??": add("default returned", of: node, "\(right)")
    case "..<", "...": add("bound shifted", of: node.rightOperand, "(\(right)) - 1")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if isInside, node.parent?.is(ExpressionPatternSyntax.self) != true {
      add("number shifted", of: node, "\(node.trimmed) + 1")
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if isInside { add("true for false", of: node, node.literal.text == "true" ? "false" : "true") }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInside, let base = node.base,
      let other = Operators.neighbors[node.declName.trimmedDescription]
    else {
      return .visitChildren
    }
    // With its arguments, so that both ways have the same type.
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      let rest = call.trimmedDescription.dropFirst(node.trimmedDescription.count)
      add("neighbor named", of: call, "\(base.trimmed).\(other)\(rest)")
    } else {
      add("neighbor named", of: node, "\(base.trimmed).\(other)")
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isInside else { return .visitChildren }
    switch node.item {
    case .stmt(let statement):
      let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      if let branch, branch.elseKeyword == nil { add("branch skipped", .statement, of: node, "") }
      if statement.is(ForStmtSyntax.self) { add("loop skipped", .statement, of: node, "") }
    case .expr(let expression):
      if Operators.isSilent(expression) { return .skipChildren }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
        if infix.operator.is(AssignmentExprSyntax.self) || sign?.hasSuffix("=") == true {
          add("assignment removed", .statement, of: node, "")
        }
      } else if Self.isCall(expression) {
        add("call removed", .statement, of: node, "")
      }
    default: break
    }
    return .visitChildren
  }

  private static func isCall(_ expression: ExprSyntax) -> Bool {
    if let tried = expression.as(TryExprSyntax.self) { return isCall(tried.expression) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return isCall(chain.expression)
    }
    return expression.is(FunctionCallExprSyntax.self)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Operators.isSilent(ExprSyntax(node)) { return .skipChildren }
    if isInside { for new in Operators.swaps(of: node) { add("arguments swapped", of: node, new) } }
    return .visitChildren
  }

  // MARK: Results

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { returns(expression) }
    return .visitChildren
  }

  override func returns(_ expression: ExprSyntax) {
    guard let type = results.last, let value = Operators.standard(for: type, instead: expression)
    else { return }
    add("default returned", of: expression, value)
  }
}
