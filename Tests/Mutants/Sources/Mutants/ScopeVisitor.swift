import SwiftSyntax

/// Walks through the bodies of a file, and knows what is around each place.
class ScopeVisitor: SyntaxVisitor {
  /// The declarations around a place, outermost first.
  private(set) var owners: [String] = []
  /// The types that the functions around a place return.
  private(set) var results: [String] = []

  /// Whether a place is in the body of a function: what is outside runs once, or is data.
  var isInside: Bool { !results.isEmpty }

  /// Called for each expression that a body returns without `return`.
  func returns(_ expression: ExprSyntax) {}

  private func enter(_ name: String, returning type: String?, _ body: () -> Void) {
    owners.append(name)
    results.append(type ?? "")
    body()
    results.removeLast()
    owners.removeLast()
  }

  private func returnImplicitly(_ items: CodeBlockItemListSyntax?) {
    if let items, items.count == 1, case .expr(let expression)? = items.first?.item {
      returns(expression)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text != "hash", let body = node.body else { return .skipChildren }
    enter(node.name.text, returning: node.signature.returnClause?.type.trimmedDescription) {
      returnImplicitly(body.statements)
      walk(body)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { enter("init", returning: nil) { walk(body) } }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock {
      enter("subscript", returning: node.returnClause.type.trimmedDescription) {
        walkAccessors(block)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let block = node.accessorBlock else { return .visitChildren }
    let name = node.pattern.trimmedDescription
    // A user never sees the strings of the debugger.
    guard !["debugDescription", "customMirror", "_hash"].contains(name) else {
      return .skipChildren
    }
    enter(name, returning: node.typeAnnotation?.type.trimmedDescription) { walkAccessors(block) }
    return .skipChildren
  }

  private func walkAccessors(_ block: AccessorBlockSyntax) {
    if case .getter(let items) = block.accessors { returnImplicitly(items) }
    walk(block)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
    if isGetter { returnImplicitly(node.body?.statements) } else { results.append("") }
    if let body = node.body { walk(body) }
    if !isGetter { results.removeLast() }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    results.append(node.signature?.returnClause?.type.trimmedDescription ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { results.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    owners.append(type)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let isCompiled = clause.condition.map(CompiledHere.holds) ?? true
      if isCompiled != false, let elements = clause.elements { walk(elements) }
      if isCompiled == true { break }
    }
    return .skipChildren
  }
}
