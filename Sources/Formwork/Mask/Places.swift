/// Where the sorts of a long mask's elements are: sorted lists, so that time stays linear.
final class Places: Sendable {
  private let literals: [UInt32: [UInt32]]
  private let clusters: [[UInt32]: [UInt32]]
  private let slots: [[UInt32]]

  /// For every element and the end: the next mandatory or endless slot.
  private let barriers: [UInt32]

  /// For every element and the end: the next one that is no optional slot.
  private let required: [UInt32]

  private static let none = UInt32.max

  init(_ elements: [Program.Element], classCount: Int, _ glyphs: Glyphs) {
    var literals: [UInt32: [UInt32]] = [:]
    var clusters: [[UInt32]: [UInt32]] = [:]
    var slots: [[UInt32]] = Array(repeating: [], count: classCount)
    var barriers = Array(repeating: Self.none, count: elements.count + 1)
    var required = barriers
    for (index, element) in elements.enumerated() {
      if !element.isLiteral {
        slots[Int(element.accepts)].append(UInt32(index))
      } else if Glyphs.isCluster(element.glyph) {
        clusters[glyphs.cluster(element.glyph), default: []].append(UInt32(index))
      } else {
        literals[element.glyph, default: []].append(UInt32(index))
      }
    }
    for index in elements.indices.reversed() {
      barriers[index] = elements[index].isPassable ? barriers[index + 1] : UInt32(index)
      required[index] = elements[index].kind == .optional ? required[index + 1] : UInt32(index)
    }
    self.literals = literals
    self.clusters = clusters
    self.slots = slots
    self.barriers = barriers
    self.required = required
  }

  func barrier(from start: Int) -> Int { Self.index(barriers[start]) }

  func afterOptionals(from start: Int) -> Int { Self.index(required[start]) }

  func slot(ofClass index: Int, from start: Int) -> Int {
    let places = slots[index]
    let position = places.position(atLeast: start)
    return position < places.count ? Int(places[position]) : Int.max
  }

  func literal(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
    let known = Glyphs.isCluster(glyph) ? clusters[glyphs.cluster(glyph)] : literals[glyph]
    guard let places = known else { return Int.max }
    let position = places.position(atLeast: start)
    guard position < places.count, Int(places[position]) <= limit else { return Int.max }
    return Int(places[position])
  }

  private static func index(_ place: UInt32) -> Int { place == none ? Int.max : Int(place) }
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
