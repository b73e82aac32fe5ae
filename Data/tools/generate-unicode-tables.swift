// Writes the Unicode tables of the engine to standard output:
//
//     swift Data/tools/generate-unicode-tables.swift > Sources/FormworkTables/Generated/UnicodeTables.swift
//
// The input is the Unicode data of the standard library that runs the script. `PackedRuns.swift`
// describes the formats and reads them back.

/// Consecutive scalars of one kind.
struct Run {
  var start: UInt32
  var count: UInt32
  var kind: UInt8

  var end: UInt32 { start + count }
}

/// Scalars at a fixed distance from each other that all map to the scalar `delta` further on.
struct CaseRun {
  var start: UInt32
  var count: UInt32
  var stride: UInt32
  var delta: Int32

  /// Extends the run by `scalar` if it continues the pattern.
  mutating func append(_ scalar: UInt32, delta: Int32) -> Bool {
    guard delta == self.delta else { return false }
    let step = scalar - (start + (count - 1) * stride)
    guard step <= 2, count == 1 || step == stride else { return false }
    stride = step
    count += 1
    return true
  }
}

let allScalars = (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }

/// The version of the Unicode standard that the standard library's data comes from.
func unicodeVersion() -> String {
  let newest = allScalars.compactMap { $0.properties.age }.max { $0 < $1 } ?? (0, 0)
  return "\(newest.major).\(newest.minor)"
}

/// The `UnicodeData.Category` raw value of a scalar; 4 is left to alternating case.
func category(_ properties: Unicode.Scalar.Properties) -> UInt8 {
  switch properties.generalCategory {
  case .titlecaseLetter, .modifierLetter, .otherLetter: 1
  case .uppercaseLetter: 2
  case .lowercaseLetter: 3
  case .nonspacingMark, .spacingMark, .enclosingMark: 5
  case .decimalNumber: 6
  default: 0
  }
}

/// The `UnicodeData.EmojiKind` raw value of a scalar.
func emojiKind(_ properties: Unicode.Scalar.Properties) -> UInt8 {
  guard properties.isEmoji else { return 0 }
  return 1 + (properties.isEmojiPresentation ? 1 : 0) + (properties.isEmojiModifierBase ? 2 : 0)
}

/// The kind of a scalar among those that `category` doesn't distinguish, see `ScalarSet.swift`.
func rareCategory(_ properties: Unicode.Scalar.Properties) -> UInt8 {
  switch properties.generalCategory {
  case .otherNumber: 1
  case .letterNumber: 2
  case .connectorPunctuation: 3
  case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
    .finalPunctuation, .otherPunctuation:
    4
  case .nonspacingMark, .spacingMark, .enclosingMark: properties.isAlphabetic ? 5 : 0
  case .otherSymbol: properties.isAlphabetic ? 6 : 0
  default: 0
  }
}

/// 1 for a scalar with the property Lowercase that isn't Ll, 2 for one with Uppercase that isn't Lu.
func rareCase(_ properties: Unicode.Scalar.Properties) -> UInt8 {
  switch properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter: 0
  default: properties.isLowercase ? 1 : properties.isUppercase ? 2 : 0
  }
}

/// The runs that cover every scalar value up to the last one whose kind isn't 0.
func runs(of kind: (Unicode.Scalar.Properties) -> UInt8) -> [Run] {
  var runs = [Run(start: 0, count: 0, kind: kind(Unicode.Scalar(0).properties))]
  for scalar in allScalars {
    let kind = kind(scalar.properties)
    let last = runs[runs.count - 1]
    if kind == last.kind {
      runs[runs.count - 1].count = scalar.value - last.start + 1
      continue
    }
    precondition(scalar.value == last.end || last.kind == 0, "surrogates belong to kind 0")
    runs[runs.count - 1].count = scalar.value - last.start
    runs.append(Run(start: scalar.value, count: 1, kind: kind))
  }
  return runs.last?.kind == 0 ? runs.dropLast() : runs
}

/// Folds `AaBbCc…`, which would need a run for each letter, into runs of the kind 4.
func foldingAlternatingCase(_ runs: [Run]) -> [Run] {
  var folded: [Run] = []
  var index = 0
  while index < runs.count {
    var end = index
    while end < runs.count, runs[end].count == 1, runs[end].kind == 2 + UInt8((end - index) % 2) {
      end += 1
    }
    if end - index >= 3 {
      folded.append(Run(start: runs[index].start, count: UInt32(end - index), kind: 4))
      index = end
    } else {
      folded.append(runs[index])
      index += 1
    }
  }
  return folded
}

/// Encodes one run, see `PackedRuns`.
func encoded(_ run: Run) -> [UInt8] {
  var rest = run.count - 1
  var bytes = [run.kind | UInt8(rest & 0xF) << 3]
  rest >>= 4
  while rest > 0 {
    bytes[bytes.count - 1] |= 0x80
    bytes.append(UInt8(rest & 0x7F))
    rest >>= 7
  }
  return bytes
}

/// Packs runs into blocks of 16 bytes, none of which a run straddles.
func packed(_ runs: [Run]) -> (starts: [UInt32], bytes: [UInt8]) {
  var starts: [UInt32] = []
  var bytes: [UInt8] = []
  for var run in runs {
    while run.count > 0 {
      if bytes.count % 16 == 0 { starts.append(run.start) }
      var part = run
      // Ten scalars fit in one byte, and neither parity nor the value of a digit changes.
      if encoded(run).count > 16 - bytes.count % 16 { part.count = 10 }
      bytes += encoded(part)
      run.start += part.count
      run.count -= part.count
    }
  }
  return (starts, bytes)
}

/// The runs of the scalars that `mapping` changes to exactly one scalar.
func caseRuns(_ mapping: (Unicode.Scalar.Properties) -> String) -> [CaseRun] {
  var runs: [CaseRun] = []
  for scalar in allScalars {
    let mapped = mapping(scalar.properties).unicodeScalars
    guard mapped.count == 1, let target = mapped.first, target != scalar else { continue }
    let delta = Int32(target.value) - Int32(scalar.value)
    if let last = runs.indices.last, runs[last].append(scalar.value, delta: delta) { continue }
    runs.append(CaseRun(start: scalar.value, count: 1, stride: 1, delta: delta))
  }
  return runs
}

/// Fails if a run of decimal digits doesn't start at zero or doesn't count up.
func checkDigits(_ runs: [Run]) {
  for run in runs where run.kind == 6 {
    for offset in 0..<run.count {
      let value = Unicode.Scalar(run.start + offset)?.properties.numericValue
      precondition(value == Double(offset % 10), "an irregular run of digits")
    }
  }
}

/// Prints the elements of an array literal in rows of at most 100 columns.
func printArray(_ name: String, _ type: String, _ elements: [String]) {
  print("\n  static let \(name): [\(type)] = [")
  var row = "   "
  for element in elements {
    if row.count + element.count + 2 > 100 {
      print(row)
      row = "   "
    }
    row += " \(element),"
  }
  print(row)
  print("  ]")
}

func hexadecimal(_ value: UInt32) -> String {
  "0x" + String(value, radix: 16, uppercase: true)
}

func printRuns(_ name: String, _ runs: [Run]) {
  let (starts, bytes) = packed(runs)
  printArray("\(name)Starts", "UInt32", starts.map(hexadecimal))
  printArray("\(name)Runs", "UInt8", bytes.map { String($0) })
}

func printCaseRuns(_ name: String, _ runs: [CaseRun]) {
  let heads = runs.map { $0.start << 11 | ($0.stride - 1) << 10 | ($0.count - 1) }
  printArray("\(name)Runs", "UInt32", heads.map(hexadecimal))
  printArray("\(name)Deltas", "Int32", runs.map { String($0.delta) })
}

let categories = foldingAlternatingCase(runs(of: category))
checkDigits(categories)

print("// Generated by Data/tools/generate-unicode-tables.swift from Unicode \(unicodeVersion()).")
print("// Its input is the Unicode data of the Swift standard library; `make tables` runs it.")
print("// swift-format-ignore-file")
print("\nenum UnicodeTables {")
print("  static let version = \"\(unicodeVersion())\"")
printRuns("category", categories)
printRuns("rareCategory", runs(of: rareCategory))
printRuns("rareCase", runs(of: rareCase))
printRuns("emoji", runs(of: emojiKind))
printCaseRuns("uppercase", caseRuns { $0.uppercaseMapping })
printCaseRuns("lowercase", caseRuns { $0.lowercaseMapping })
print("}")
