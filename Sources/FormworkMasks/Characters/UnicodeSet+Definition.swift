package import FormworkTables

extension UnicodeSet {
  /// The members of a class, in a form that is unique for them.
  ///
  /// Union, intersection, and inversion produce sets and lists again, never a tree, so classes don't nest.
  package struct Definition: Hashable, Sendable {
    /// The members that consist of a single scalar.
    package var scalars: ScalarSet

    /// The kinds of characters with several scalars whose characters are members.
    package var clusterKinds: ClusterKinds = []

    /// The characters of several scalars whose membership differs from that of their kind, sorted and without
    /// duplicates.
    package var exceptions: [[UInt32]] = []
  }

  /// The kinds of characters of several scalars. A class contains all characters of a kind or none, except
  /// for listed ones.
  package struct ClusterKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A letter with its marks.
    static let letters = ClusterKinds(rawValue: 1)

    /// Any other character that ``UnicodeSet/any`` contains.
    static let others = ClusterKinds(rawValue: 2)

    /// A character that starts with a control, such as the line break of Windows.
    static let hidden = ClusterKinds(rawValue: 4)
  }
}

extension UnicodeSet.Definition {
  package static var digits: Self { known.digits }
  package static var letters: Self { known.letters }
  package static var alphanumerics: Self { known.alphanumerics }
  package static var any: Self { known.any }

  /// The named definitions, created once.
  ///
  /// The compiler inlines everything that creates a constant into the initializer of that constant. With a
  /// single constant, this code exists once in a page.
  private static let known: (digits: Self, letters: Self, alphanumerics: Self, any: Self) = {
    let digits = Self(scalars: .decimalDigits)
    let letters = Self(scalars: .letters, clusterKinds: .letters)
    let any = Self(scalars: .visible, clusterKinds: [.letters, .others])
    return (digits, letters, letters.union(digits), any)
  }()

  /// Returns the union of some definitions.
  package static func union(_ parts: [Self]) -> Self {
    parts.reduce(Self(scalars: ScalarSet([]))) { $0.union($1) }
  }

  /// Creates a definition from ranges of scalars and a list of characters with several scalars.
  package init(ranges: [ClosedRange<UInt32>], clusters: [[UInt32]] = []) {
    let surrogates = ScalarSet([0xD800...0xDFFF])
    scalars = ScalarSet(ranges).combined(with: surrogates, by: .difference)
    exceptions = clusters.sortedOnce { $0.lexicographicallyPrecedes($1) }
  }

  package func contains(_ scalar: UInt32) -> Bool { scalars.contains(scalar) }

  /// - Complexity: O(log *n*) in the number of listed characters.
  package func contains(_ cluster: [UInt32]) -> Bool {
    let isUsual = clusterKinds.contains(.init(of: cluster))
    return isUsual != exceptions.containsSorted(cluster)
  }

  package func union(_ other: Self) -> Self { combined(with: other, by: .union) }

  /// Returns the union of this definition and another one, their intersection, or their difference.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  package func combined(with other: Self, by operation: ScalarSet.Operation) -> Self {
    var result = Self(scalars: scalars.combined(with: other.scalars, by: operation))
    for kind in [UnicodeSet.ClusterKinds.letters, .others, .hidden]
    where operation.includes(clusterKinds.contains(kind), other.clusterKinds.contains(kind)) {
      result.clusterKinds.insert(kind)
    }
    for cluster in exceptions.mergedOnce(
      with: other.exceptions, { $0.lexicographicallyPrecedes($1) })
    {
      let isUsual = result.clusterKinds.contains(.init(of: cluster))
      if operation.includes(contains(cluster), other.contains(cluster)) != isUsual {
        result.exceptions.append(cluster)
      }
    }
    return result
  }
}

extension UnicodeSet.ClusterKinds {
  /// The kind of a character.
  fileprivate init(of cluster: [UInt32]) {
    if Glyphs.isLetter(cluster) {
      self = .letters
    } else {
      self = UnicodeSet.Definition.any.contains(cluster[0]) ? .others : .hidden
    }
  }
}

extension ScalarSet {
  /// All scalars except controls, marks that only control the writing direction, and U+FFFC.
  fileprivate static var visible: ScalarSet {
    controls.union(
      ScalarSet([
        0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFC...0xFFFC,
      ])
    ).complement
  }
}

extension [[UInt32]] {
  /// Whether a sorted list contains `element`.
  fileprivate func containsSorted(_ element: [UInt32]) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(element) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
