/// The order in which people read fields: line by line, and each line from its beginning.
///
///     let name = FieldPlace(x: 0, y: 0, width: 90, height: 40)
///     let city = FieldPlace(x: 100, y: 4, width: 90, height: 40)
///     ReadingOrder.indices(of: [city, name], isRightToLeft: false)  // [1, 0]
///     ReadingOrder.indices(of: [city, name], isRightToLeft: true)   // [0, 1]
package enum ReadingOrder {
  /// Returns the indices of places in reading order.
  ///
  /// Places share a line if they overlap by half of the lower one's height: labels, errors, and baselines shift
  /// fields of one line a little.
  ///
  /// - Complexity: O(*n*²) in the number of places.
  package static func indices(of places: [FieldPlace], isRightToLeft: Bool) -> [Int] {
    var rest = places.indices.sorted { (places[$0].y, $0) < (places[$1].y, $1) }
    var order: [Int] = []
    while let first = rest.first {
      let line = rest.filter { places[$0].sharesLine(with: places[first]) || $0 == first }
      rest.removeAll { line.contains($0) }
      order += line.sorted { before(places[$0], places[$1], isRightToLeft) }
    }
    return order
  }

  private static func before(
    _ first: FieldPlace, _ second: FieldPlace, _ isRightToLeft: Bool
  ) -> Bool {
    let (one, other) =
      isRightToLeft ? (-first.x - first.width, -second.x - second.width) : (first.x, second.x)
    return (one, first.y) < (other, second.y)
  }
}

/// The place of a field, in points, with the origin at the upper left.
package struct FieldPlace: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Creates a place.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func sharesLine(with other: FieldPlace) -> Bool {
    let overlap = min(y + height, other.y + other.height) - max(y, other.y)
    return overlap > 0 && overlap >= min(height, other.height) / 2
  }
}
