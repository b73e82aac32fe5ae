/// The places of each sort of element in a long mask: sorted lists, so that time stays linear.
final class Places: Sendable {
  /// The numbers of the characters of the literals.
  private let numbers: CharacterNumbers

  /// The elements of each sort, one sort after the other: first the slots of each class, then the free and the
  /// fixed literals of each character.
  private let elements: [UInt32]

  /// The index in that list at which each sort begins.
  private let starts: [Int]
  private let classCount: Int

  private static let none = UInt32.max

  init(_ elements: [Program.Element], classCount: Int, _ glyphs: Glyphs) {
    var numbers = CharacterNumbers()
    let sorts = elements.map { element in
      element.isSlot
        ? Int(element.accepts)
        : classCount + 2 * numbers.add(glyphs.scalars(element.glyph))
          + (element.kind == .fixed ? 1 : 0)
    }
    // The sorts are counted first, so that each element can be written to its final place.
    var ends = Array(repeating: 0, count: classCount + 2 * numbers.count + 1)
    for sort in sorts { ends[sort] += 1 }
    for sort in 1..<ends.count { ends[sort] += ends[sort - 1] }
    var list = Array(repeating: Self.none, count: elements.count)
    for index in elements.indices.reversed() {
      ends[sorts[index]] -= 1
      list[ends[sorts[index]]] = UInt32(index)
    }
    self.numbers = numbers
    self.elements = list
    starts = ends
    self.classCount = classCount
  }

  func slot(ofClass index: Int, from start: Int) -> Int { next(ofSort: index, from: start) }

  /// Returns the first literal from an element on that equals a character of some glyphs, which needn't be those
  /// of the mask.
  func literal(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs, isFixed: Bool)
    -> Int
  {
    guard let number = numbers.number(of: glyph, in: glyphs) else { return Int.max }
    let free = classCount + 2 * number
    var place = next(ofSort: free + 1, from: start)
    if !isFixed { place = min(place, next(ofSort: free, from: start)) }
    return place <= limit ? place : Int.max
  }

  /// Returns the first element of a sort that isn't before `start`.
  private func next(ofSort sort: Int, from start: Int) -> Int {
    var low = starts[sort]
    let end = sort + 1 < starts.count ? starts[sort + 1] : elements.count
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if Int(elements[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low < end ? Int(elements[low]) : Int.max
  }
}

/// A number for each character; equal characters have the same number.
///
/// Each scalar leads from the number of the scalars before it to the next number.
struct CharacterNumbers: Sendable {
  private var steps = NumberTable()

  /// The count of assigned numbers. Some belong to the beginnings of characters.
  var count: Int { steps.count + 1 }

  /// Returns the number of a character, and assigns one if it has none.
  mutating func add(_ scalars: [UInt32]) -> Int {
    var number: Int32 = 0
    for scalar in scalars {
      let step = Self.step(from: number, scalar)
      if let next = steps[step] {
        number = next
      } else {
        number = Int32(count)
        steps.set(number, for: step)
      }
    }
    return Int(number)
  }

  /// Returns the number of a character; `nil` if it has none.
  func number(of glyph: Glyph, in glyphs: Glyphs) -> Int? {
    if !Glyphs.isCluster(glyph) { return steps[Self.step(from: 0, glyph)].map { Int($0) } }
    var number: Int32 = 0
    for scalar in glyphs.cluster(glyph) {
      guard let next = steps[Self.step(from: number, scalar)] else { return nil }
      number = next
    }
    return Int(number)
  }

  private static func step(from number: Int32, _ scalar: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: number)) << 32 | UInt64(scalar)
  }
}
