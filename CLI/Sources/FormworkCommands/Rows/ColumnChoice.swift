import FormworkCore

/// A column of a CSV file, as arguments name it.
struct ColumnChoice {
  /// The name, or the number from 1.
  let argument: String

  /// What keeps a column from being found, as a sentence goes on.
  struct Failure: Error {
    let message: String
  }

  /// The place of the column in records, from 0.
  ///
  /// A name is looked for first, so that a column named `3` can be had.
  ///
  /// - Parameters:
  ///   - names: The names in the header, or `nil` if there is none.
  ///   - count: How many fields the first record has.
  /// - Returns: The place, which is below `count`.
  /// - Throws: ``Failure`` if there is no such column, or several of that name.
  func place(among names: [String]?, count: Int) throws(Failure) -> Int {
    let places = (names ?? []).indices.filter { names?[$0] == argument }
    if places.count > 1 {
      let numbers = places.prefix(Self.mostNames).map { String($0 + 1) }.joined(separator: " and ")
      throw Failure(
        message: "several columns are named “\(shown)”: choose one by its number, \(numbers)")
    }
    if let place = places.first { return place }
    if let number, (1...count).contains(number) { return number - 1 }
    if number != nil {
      throw Failure(message: "no column \(shown); there \(count == 1 ? "is 1" : "are \(count)")")
    }
    let names = names ?? []
    var known = names.prefix(Self.mostNames).map { "“\(String(showingBeginningOf: $0))”" }
      .joined(separator: ", ")
    if names.count > Self.mostNames { known += ", and \(names.count - Self.mostNames) more" }
    let near = names.filter { $0.isLike(argument) }
    throw Failure(
      message: "no column “\(shown)”; there are \(known)"
        + (near.count == 1 ? "\nDid you mean “\(String(showingBeginningOf: near[0]))”?" : ""))
  }

  /// How many names of columns a message lists.
  private static var mostNames: Int { 50 }

  /// The number of the column from 1, if it is chosen by number.
  var number: Int? { Int(argument) }

  private var shown: String { String(showingBeginningOf: argument) }
}

extension String {
  /// Whether two names differ in case, spaces and signs only.
  fileprivate func isLike(_ other: String) -> Bool {
    let (mine, others) = (letters, other.letters)
    return !mine.isEmpty && mine == others
  }

  private var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}
