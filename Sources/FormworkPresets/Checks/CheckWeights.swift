/// What digits are multiplied by before they are added up.
struct CheckWeights: Hashable, Sendable {
  /// Beside a weight up to 99, whether it is the digits of the product that are added up.
  private var weights: [UInt8]

  /// What a letter counts as.
  private var letters = Letters.ten

  private enum Letters: UInt8 {
    /// Any of them, be it `X` or `K`, as 10.
    case ten

    /// As its code after that of zero, `A` as 17, as in Brazil.
    case code

    /// As its place in an alphabet without `I` and `O` that goes on with the digits, as in Singapore.
    case alphabet
  }

  /// Creates weights; those beyond 99 are 99.
  init(_ weights: [Int]) {
    self.weights = weights.map { UInt8(clamping: max(0, min($0, 99))) }
  }

  /// Reads weights with commas between them, with an `x` behind those whose product is added digit by digit.
  ///
  /// A `c` before them counts letters by their codes, a `u` by their places in an alphabet.
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

  /// The sum of digits, each as often as its weight says; where there are fewer of them, the first weights
  /// have no use, and where there are more, the last digits have none.
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
