/// Where the sorts of a mask's elements are: the questions that an alignment asks.
///
/// Up to 64 elements are one bit each, so that a question is a few instructions. Longer masks
/// have the same questions answered by sorted lists, so that time stays linear.
struct Places: Sendable {
  private let words: Words
  private let lists: Lists?

  /// One bit for each of up to 64 elements.
  private struct Words: Sendable {
    /// Slots that a text can't go on behind: mandatory and endless ones.
    var barriers: UInt64 = 0

    var literals: UInt64 = 0
    var optionals: UInt64 = 0

    /// The slots of each class.
    var slots: [UInt64] = []
  }

  /// The greatest number of elements that are bits.
  static let mostBits = 64

  init(_ elements: [Program.Element], classCount: Int, _ glyphs: Glyphs) {
    var words = Words()
    guard elements.count <= Self.mostBits else {
      self.words = words
      lists = Lists(elements, classCount: classCount, glyphs: glyphs)
      return
    }
    lists = nil
    words.slots = [UInt64](repeating: 0, count: classCount)
    for (index, element) in elements.enumerated() {
      let bit = 1 &<< UInt64(index)
      if element.isLiteral {
        words.literals |= bit
      } else {
        words.slots[Int(element.accepts)] |= bit
      }
      if element.kind == .optional { words.optionals |= bit }
      if !element.isPassable { words.barriers |= bit }
    }
    self.words = words
  }

  /// The next mandatory or endless slot from an element on, or `Int.max`.
  @inline(__always)
  func barrier(from start: Int) -> Int {
    if let lists { return lists.barrier(from: start) }
    return Self.first(words.barriers, from: start)
  }

  /// The next element that is no optional slot, or `Int.max`.
  func afterOptionals(from start: Int, count: Int) -> Int {
    if let lists { return lists.afterOptionals(from: start) }
    let next = Self.first(~words.optionals, from: start)
    return next < count ? next : Int.max
  }

  /// The next slot of a class from an element on, or `Int.max`.
  @inline(__always)
  func slot(ofClass index: Int, from start: Int) -> Int {
    if let lists { return lists.slot(ofClass: index, from: start) }
    return Self.first(words.slots[index], from: start)
  }

  /// The next literal from an element on that is a character, up to another element; `Int.max` if
  /// there is none.
  func literal(
    _ glyph: Glyph, from start: Int, upTo limit: Int, _ elements: [Program.Element],
    _ glyphs: Glyphs
  ) -> Int {
    if let lists {
      return lists.literal(glyph, from: start, upTo: limit, glyphs)
    }
    var index = Self.first(words.literals, from: start)
    while index <= limit, index < elements.count {
      if glyphs.areEqual(elements[index].glyph, glyph) { return index }
      index = Self.first(words.literals, from: index + 1)
    }
    return Int.max
  }

  @inline(__always)
  private static func first(_ word: UInt64, from start: Int) -> Int {
    if start >= mostBits { return Int.max }
    let rest = word & (~0 &<< UInt64(start))
    return rest == 0 ? Int.max : rest.trailingZeroBitCount
  }
}

extension Places {
  /// The same in sorted lists, for long masks.
  private struct Lists: Sendable {
    private var literals: [UInt32: [UInt32]] = [:]
    private var clusters: [[UInt32]: [UInt32]] = [:]
    private var slots: [[UInt32]]

    /// For every element and the end: the next mandatory or endless slot.
    private var barriers: [UInt32]

    /// For every element and the end: the next one that is no optional slot.
    private var required: [UInt32]

    private static let none = UInt32.max

    init(_ elements: [Program.Element], classCount: Int, glyphs: Glyphs) {
      slots = Array(repeating: [], count: classCount)
      barriers = Array(repeating: Self.none, count: elements.count + 1)
      required = barriers
      for (index, element) in elements.enumerated() {
        if element.isLiteral {
          if Glyphs.isCluster(element.glyph) {
            clusters[glyphs.cluster(element.glyph), default: []].append(UInt32(index))
          } else {
            literals[element.glyph, default: []].append(UInt32(index))
          }
        } else {
          slots[Int(element.accepts)].append(UInt32(index))
        }
      }
      for index in elements.indices.reversed() {
        barriers[index] = elements[index].isPassable ? barriers[index + 1] : UInt32(index)
        required[index] = elements[index].kind == .optional ? required[index + 1] : UInt32(index)
      }
    }

    func barrier(from start: Int) -> Int { Self.index(barriers[start]) }

    func afterOptionals(from start: Int) -> Int { Self.index(required[start]) }

    func slot(ofClass index: Int, from start: Int) -> Int {
      let places = slots[index]
      let position = places.position(atLeast: start)
      return position < places.count ? Int(places[position]) : Int.max
    }

    func literal(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
      let known =
        Glyphs.isCluster(glyph) ? clusters[glyphs.cluster(glyph)] : literals[glyph]
      guard let places = known else { return Int.max }
      let position = places.position(atLeast: start)
      guard position < places.count, Int(places[position]) <= limit else { return Int.max }
      return Int(places[position])
    }

    private static func index(_ place: UInt32) -> Int { place == none ? Int.max : Int(place) }
  }
}

extension [UInt32] {
  /// The position of the first member of a sorted array that is at least `value`.
  fileprivate func position(atLeast value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
