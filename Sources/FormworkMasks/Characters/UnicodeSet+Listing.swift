import FormworkTables

extension UnicodeSet {
  /// A class as a named one, with the characters that are added to it and removed from it.
  ///
  /// Every class that the public operations can make has such a form, so that a definition in JSON can contain it:
  ///
  ///     UnicodeSet.digit.union(try UnicodeSet("A-F")).listing.base  // .digit
  package struct Listing: Sendable {
    /// The named class; `nil` for none.
    package var base: UnicodeSet?

    /// The characters that are added, and those that are removed.
    package var (added, removed): ([Entry], [Entry])

    /// A range of scalars, or a character of several scalars.
    package enum Entry: Hashable, Sendable {
      case range(ClosedRange<UInt32>)
      case cluster([UInt32])
    }

    package init(base: UnicodeSet?, added: [Entry] = [], removed: [Entry] = []) {
      self.base = base
      self.added = added
      self.removed = removed
    }
  }

  /// All characters of ``any`` that aren't letters.
  package static var nonLetter: UnicodeSet { letter.inverted }

  /// The class as a named one with changes.
  ///
  /// - Complexity: O(*n*) in the number of ranges and listed characters.
  package var listing: Listing {
    var listing = Listing(base: base)
    let usual = listing.base?.definition ?? Definition(scalars: ScalarSet([]))
    listing.added = definition.scalars.combined(with: usual.scalars, by: .difference).ranges
      .map { .range($0) }
    listing.removed = usual.scalars.combined(with: definition.scalars, by: .difference).ranges
      .map { .range($0) }
    for cluster in definition.exceptions {
      if definition.contains(cluster) {
        listing.added.append(.cluster(cluster))
      } else {
        listing.removed.append(.cluster(cluster))
      }
    }
    return listing
  }

  /// The members of a class that was created from a list, without a base.
  package var members: Listing {
    Listing(
      base: nil,
      added: definition.scalars.ranges.map { .range($0) }
        + definition.exceptions.map { .cluster($0) })
  }

  private var base: UnicodeSet? {
    let digits = Definition.digits.scalars
    let hasDigits = digits.combined(with: definition.scalars, by: .difference).isEmpty
    switch definition.clusterKinds {
    case [.letters, .others]: return .any
    case .letters: return hasDigits ? .alphanumeric : .letter
    case .others: return .nonLetter
    default: return hasDigits ? .digit : nil
    }
  }

  /// Creates the class that a listing describes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges and listed characters.
  package init(_ listing: Listing) {
    let usual = listing.base?.definition ?? Definition(scalars: ScalarSet([]))
    let more = usual.union(Definition(listing.added))
    self.init(more.combined(with: Definition(listing.removed), by: .difference))
  }
}

extension UnicodeSet.Definition {
  fileprivate init(_ entries: [UnicodeSet.Listing.Entry]) {
    var (ranges, clusters): ([ClosedRange<UInt32>], [[UInt32]]) = ([], [])
    for entry in entries {
      switch entry {
      case .range(let range): ranges.append(range)
      case .cluster(let cluster): clusters.append(cluster)
      }
    }
    self.init(ranges: ranges, clusters: clusters)
  }
}

extension UnicodeSet.Listing.Entry {
  /// The entry as text: a character, or two scalars with a hyphen between them.
  package var text: String {
    switch self {
    case .range(let range) where range.count == 1: String(scalars: [range.lowerBound])
    case .range(let range): String(scalars: [range.lowerBound, 0x2D, range.upperBound])
    case .cluster(let cluster): String(scalars: cluster)
    }
  }

  /// Creates the entry that a text describes; `nil` if the text is empty, or a range ends before its start.
  package init?(_ text: String) {
    let scalars = text.unicodeScalars.map { $0.value }
    if scalars.count == 3, scalars[1] == 0x2D {
      guard scalars[0] <= scalars[2] else { return nil }
      self = .range(scalars[0]...scalars[2])
    } else if let first = scalars.first {
      self = scalars.count == 1 ? .range(first...first) : .cluster(scalars)
    } else {
      return nil
    }
  }
}

extension [UnicodeSet.Listing.Entry] {
  /// The entries in the notation of ``UnicodeSet/init(_:)``, such as `0-9A-F`; `nil` if it can't express them,
  /// because neighbors would make one character.
  package var notation: String? {
    let hyphen = Element.range(0x2D...0x2D)
    var text = ""
    for entry in self where entry != hyphen {
      if case .range(let range) = entry, range.count == 2 {
        text += String(scalars: [range.lowerBound, range.upperBound])
      } else {
        text += entry.text
      }
    }
    // A hyphen in last place stands for itself.
    if contains(hyphen) { text += "-" }
    let read = try? UnicodeSet(text)
    return read.map { $0.definition == .init(self) } == true ? text : nil
  }
}
