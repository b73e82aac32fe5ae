import FormworkFormats

/// What keys do to a row of digits.
extension NumberModel {
  /// Takes a part of the row out; the point stays before digits of the fraction.
  mutating func remove(_ range: Range<Int>) {
    let takesPoint = range.contains(pointPlace) && hasPoint
    let left = hasPoint ? row[max(range.upperBound, pointPlace + 1)...].count : 0
    row.removeSubrange(range)
    caret = range.lowerBound
    if takesPoint, left > 0 { row.insert(".", at: range.lowerBound) }
    if takesPoint, left == 0, hasSuppliedZero, row == ["0"] {
      row = []
      caret = 0
    }
    if !hasPoint || integer != ["0"] || (range.lowerBound == 0 && !range.isEmpty) {
      hasSuppliedZero = false
    }
  }

  /// Supplies what the format supplies: a zero before the point, and behind it where it always does.
  mutating func settle(_ spec: NumberSpec) {
    if row.first == "." {
      row.insert("0", at: 0)
      caret += 1
      hasSuppliedZero = true
    }
    if spec.options.padding == .always, !row.isEmpty, fraction.count < spec.least {
      if !hasPoint { row.append(".") }
      while fraction.count < spec.least { row.append("0") }
    }
  }

  /// After a deletion nothing is left of a number of supplied zeros alone.
  mutating func settleDeletion(_ spec: NumberSpec) {
    if spec.options.padding == .always, integer.isEmpty || hasSuppliedZero,
      fraction.count <= spec.least, fraction.allSatisfy({ $0 == "0" })
    {
      row = []
      caret = 0
      hasSuppliedZero = false
    }
    settle(spec)
  }

  /// Types a digit at the caret.
  ///
  /// - Returns: Whether it was taken, and whether anything changed.
  mutating func type(_ digit: Character, _ spec: NumberSpec) -> Bool {
    let mostInteger = spec.options.maximumIntegerDigits ?? .max
    if caret <= pointPlace {
      if integer == ["0"], caret == 1 || hasSuppliedZero {
        if digit != "0", mostInteger == 0 { return false }
        row[0] = digit
        hasSuppliedZero = false
        caret = 1
      } else {
        if integer.count >= mostInteger, !(digit == "0" && integer.isEmpty) { return false }
        row.insert(digit, at: caret)
        caret += 1
      }
    } else {
      let isFull = fraction.count >= spec.most
      let isZeroSupplied = row.last == "0" && caret < row.count && fraction.count <= spec.least
      if isZeroSupplied, isFull || spec.options.padding == .always {
        row.removeLast()
      } else if isFull {
        return false
      }
      row.insert(digit, at: caret)
      caret += 1
    }
    return true
  }

  /// Types the decimal separator at the caret.
  mutating func typePoint(_ spec: NumberSpec) -> Bool {
    if hasPoint, caret >= pointPlace {
      let supplied = fraction.count <= spec.least && fraction.allSatisfy { $0 == "0" }
      if caret > pointPlace + 1, !supplied { return false }
      caret = pointPlace + 1
      return true
    }
    var rest = row[caret...].filter { $0 != "." }
    var zeros = 0
    if fraction.count <= spec.least {
      while zeros < fraction.count, fraction[fraction.count - 1 - zeros] == "0" { zeros += 1 }
    }
    if spec.options.padding == .always || rest.count > spec.most { rest.removeLast(zeros) }
    if rest.count > spec.most { return false }
    row = row[..<caret] + ["."] + rest
    caret += 1
    return true
  }
}
