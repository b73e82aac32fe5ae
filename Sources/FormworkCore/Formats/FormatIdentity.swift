/// The identity of a field format: its kind and its parameters.
struct FormatIdentity: Sendable {
  private let kind: StaticString
  private let recipe: any Hashable & Sendable

  init(_ kind: StaticString, _ recipe: any Hashable & Sendable) {
    self.kind = kind
    self.recipe = recipe
  }

  /// The kind as bytes, because comparing strings needs Unicode's normalization tables.
  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: kind.utf8Start, count: kind.utf8CodeUnitCount)
  }
}

extension FormatIdentity: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.bytes.elementsEqual(right.bytes) && AnyHashable(left.recipe) == AnyHashable(right.recipe)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    AnyHashable(recipe).hash(into: &hasher)
  }
}

/// A recipe without parameters.
struct NoParameters: Hashable, Sendable {}
