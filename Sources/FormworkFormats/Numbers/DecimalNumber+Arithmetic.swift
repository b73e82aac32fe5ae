extension DecimalNumber: Comparable {
  /// Returns a Boolean value that indicates whether one number is less than another.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let order = left.comparesMagnitude(to: right)
    return left.isNegative ? order > 0 : order < 0
  }

  /// The number without its sign.
  package var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, digits: digits, scale: scale)
  }

  /// The number of digits before the decimal point; less than one if the first digit is after it.
  var integerCount: Int { digits.count - scale }

  /// Returns a negative number, 0, or a positive number, if the magnitude is less than, equal to,
  /// or greater than another one's.
  func comparesMagnitude(to other: DecimalNumber) -> Int {
    if digits.isEmpty || other.digits.isEmpty { return digits.count - other.digits.count }
    if integerCount != other.integerCount { return integerCount - other.integerCount }
    for (left, right) in zip(digits, other.digits) where left != right {
      return Int(left) - Int(right)
    }
    return digits.count - other.digits.count
  }
}

extension DecimalNumber {
  /// Returns the negated number.
  package static prefix func - (number: Self) -> Self {
    DecimalNumber(isNegative: !number.isNegative, digits: number.digits, scale: number.scale)
  }

  /// Returns the exact sum of two numbers.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func + (left: Self, right: Self) -> Self {
    let scale = max(left.scale, right.scale)
    let length = max(left.integerCount, right.integerCount, 0) + scale + 1
    if left.isNegative == right.isNegative {
      let sum = Self.sum(left.padded(to: length, scale), right.padded(to: length, scale))
      return DecimalNumber(isNegative: left.isNegative, digits: sum, scale: scale)
    }
    let isLeftGreater = left.comparesMagnitude(to: right) >= 0
    let (greater, less) = isLeftGreater ? (left, right) : (right, left)
    let rest = difference(greater.padded(to: length, scale), less.padded(to: length, scale))
    return DecimalNumber(isNegative: greater.isNegative, digits: rest, scale: scale)
  }

  /// Returns the exact difference of two numbers.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func - (left: Self, right: Self) -> Self { left + -right }

  /// Returns the exact product of two numbers.
  ///
  /// - Complexity: O(*n* *m*) in the numbers of digits.
  package static func * (left: Self, right: Self) -> Self {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (place, digit) in left.digits.reversed().enumerated() {
      var carry = 0
      for (offset, other) in right.digits.reversed().enumerated() {
        carry += product[place + offset] + Int(digit) * Int(other)
        product[place + offset] = carry % 10
        carry /= 10
      }
      product[place + right.digits.count] += carry
    }
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative,
      digits: product.reversed().map { UInt8($0) }, scale: left.scale + right.scale)
  }

  /// Returns the digits padded with zeros to `length`, with `scale` digits after the point.
  private func padded(to length: Int, _ scale: Int) -> [UInt8] {
    let behind = scale - self.scale
    var padded = [UInt8](repeating: 0, count: length - digits.count - behind)
    padded += digits
    padded += [UInt8](repeating: 0, count: behind)
    return padded
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var sum = left
    var carry: UInt8 = 0
    for place in sum.indices.reversed() {
      carry += sum[place] + right[place]
      sum[place] = carry % 10
      carry /= 10
    }
    return sum
  }

  /// Returns the difference of two sequences of digits, of which the first isn't less.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var difference = left
    var borrow: UInt8 = 0
    for place in difference.indices.reversed() {
      let wanted = right[place] + borrow
      borrow = difference[place] < wanted ? 1 : 0
      difference[place] = difference[place] + 10 * borrow - wanted
    }
    return difference
  }
}

extension DecimalNumber {
  /// Returns the number rounded to a number of fraction digits, with ties to even.
  ///
  ///     DecimalNumber("2.345")?.rounded(toPlaces: 2)  // 2.34
  ///     DecimalNumber("2.355")?.rounded(toPlaces: 2)  // 2.36
  ///
  /// - Parameter places: The maximum number of fraction digits; a negative number counts as 0.
  /// - Returns: The nearest number.
  /// - Complexity: O(*n*) in the number of digits.
  package func rounded(toPlaces places: Int) -> DecimalNumber {
    let places = max(0, places)
    if scale <= places { return self }
    let count = digits.count - (scale - places)
    if count < 0 { return .zero }
    let kept = DecimalNumber(isNegative: isNegative, digits: Array(digits[..<count]), scale: places)
    let first = digits[count]
    let isHalf = first == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    guard first > 5 || first == 5 && (!isHalf || isOdd) else { return kept }
    return kept + DecimalNumber(isNegative: isNegative, digits: [1], scale: places)
  }
}

extension DecimalNumber {
  /// One hundredth, the meaning of a percent sign.
  package static let hundredth = DecimalNumber(isNegative: false, digits: [1], scale: 2)
}
