/// The weights by which digits are multiplied before they are added up.
struct CheckWeights: Hashable, Sendable {
  /// The weights up to 99, each with a flag that the digits of the product are added up.
  private var weights: [UInt8]

  /// The value of letters.
  private var letters = Letters.ten

  private enum Letters: UInt8 {
    /// Any letter, such as `X` or `K`, as 10.
    case ten

    /// A letter by its ASCII code after that of zero, so that `A` is 17, as in Brazil.
    case code

    /// A letter by its position in an alphabet without `I` and `O` that follows the digits, as in
    /// Singapore.
    case alphabet
  }

  /// Creates weights, clamped to 99.
  init(_ weights: [Int]) {
    self.weights = weights.map { UInt8(clamping: max(0, min($0, 99))) }
  }

  /// Reads weights separated by commas. An `x` after a weight means that the digits of its product
  /// are added up.
  ///
  /// A leading `c` counts letters by their codes, and a leading `u` by their positions in an
  /// alphabet.
  init(_ text: ArraySlice<UInt8>) {
    var text = text
    if text.first == UInt8(ascii: "c") { letters = .code }
    if text.first == UInt8(ascii: "u") { letters = .alphabet }
    if letters != .ten { text.removeFirst() }
    weights = text.split(separator: UInt8(ascii: ",")).map { word in
      let isAcross = word.last == UInt8(ascii: "x")
      return UInt8(clamping: min((isAcross ? word.dropLast() : word).number, 99))
        | (isAcross ? 0x80 : 0)
    }
  }

  /// Returns the weighted sum of digits. If there are fewer digits than weights, the first weights
  /// are unused; if there are more, the last digits are.
  func sum(_ digits: [UInt8]) -> Int {
    var sum = 0
    for (digit, weight) in zip(digits, weights.dropFirst(max(0, weights.count - digits.count))) {
      let product = value(of: digit) &* Int(weight & 0x7F)
      sum &+= weight & 0x80 == 0 ? product : product / 10 &+ product % 10
    }
    return sum
  }

  private func value(of byte: UInt8) -> Int {
    let isDigit = byte & 0xF0 == 0x30
    switch letters {
    case .ten: return isDigit ? Int(byte & 15) : 10
    case .code: return Int(byte) &- 0x30
    case .alphabet:
      if isDigit { return 22 + Int(byte & 15) }
      let place = Int(byte) &- 0x41
      return place &- (byte > UInt8(ascii: "I") ? 1 : 0) &- (byte > UInt8(ascii: "O") ? 1 : 0)
    }
  }
}
