/// What the host keeps for a place in the interface, from one description to the next.
@MainActor final class Node {
  let host: HostCore
  var children: [Node] = []
  var kept: [String: AnyObject] = [:]
  var remembered: Any?
  var text: String?
  var button: (@MainActor () -> Void)?
  var label: String?
  var isBar = false
  var isInvisible = false
  var dismantle: (@MainActor () -> Void)?
  private var type: Any.Type?

  init(_ host: HostCore) { self.host = host }

  func child(_ index: Int) -> Node {
    while children.count <= index { children.append(Node(host)) }
    return children[index]
  }

  func keepChildren(_ count: Int) {
    for child in children.dropFirst(count) { child.end() }
    children.removeLast(max(0, children.count - count))
  }

  func update(_ view: some View, _ environment: EnvironmentValues) {
    let type = Swift.type(of: view)
    if self.type != nil, self.type != type { end() }
    self.type = type
    for property in Mirror(reflecting: view).children {
      guard let connected = property.value as? any Connected else { continue }
      connected.connect(to: self, as: property.label ?? "", environment)
    }
    if let primitive = view as? any Primitive {
      primitive.render(in: self, environment)
    } else if let representable = view as? any PlatformRepresentable {
      representable.mount(in: self, environment)
    } else {
      child(0).update(view.body, environment)
      keepChildren(1)
    }
  }

  /// Takes what stands here out of the interface.
  func end() {
    keepChildren(0)
    dismantle?()
    dismantle = nil
    kept = [:]
    remembered = nil
    text = nil
    (button, label, isBar, isInvisible) = (nil, nil, false, false)
    type = nil
  }

  var allTexts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.allTexts) }
}
