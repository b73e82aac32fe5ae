import FormworkTestSupport
import Testing

/// Users mistype a digit, go back to fix it, and go on. At the end, the field has the number that they meant, or
/// it says that it isn't a number, or it rejected one of their keys.
@Suite struct CorrectionLawTests {
  /// A way to write numbers, and the keys for it.
  private struct Style {
    var point: Unicode.Scalar
    var group: Unicode.Scalar
    var sizes = DigitGrouping(3, 3)
    var groupKey: Character

    static let all = [
      Style(point: ".", group: ",", groupKey: ","), Style(point: ",", group: ".", groupKey: "."),
      Style(point: ".", group: ",", sizes: DigitGrouping(3, 2), groupKey: ","),
      Style(point: ",", group: "\u{202F}", groupKey: " "),
      Style(
        point: ",", group: "\u{A0}", sizes: DigitGrouping(3, 3, minimumLeading: 2), groupKey: " "),
      Style(point: ".", group: "’", groupKey: "'"), Style(point: "٫", group: "٬", groupKey: "٬"),
    ]
  }

  private enum Slip { case doubled, missing, wrong }

  /// A number, and how it is typed.
  private struct Story: CustomStringConvertible {
    var keys: [Character]
    var meant: [Character]
    var slip: Slip
    /// Which digit is mistyped, and how many keys come before the correction.
    var digit: Int
    var cut: Int
    var leaves: Bool
    var way: Int

    var description: String {
      "\(String(keys[..<cut]))|\(String(keys[cut...])) meant \(String(meant)), \(slip) at \(digit), way \(way), leaves \(leaves)"
    }
  }

  @Test func mistypedDigits() throws {
    let rounds = NumberLawsTests.number("NUMBER_EDITS", or: 60_000) / 6
    let first = UInt64(NumberLawsTests.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var counts = (right: 0, reported: 0, open: 0)
    var failures = 0
    for round in 0..<rounds {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      let style = random.element(of: Style.all)
      var options = NumberFormat.Options()
      options.maximumFractionDigits = random.element(of: [2, 2, 3, nil, 0])
      if random.number(in: 0...2) == 0 {
        options.minimumFractionDigits = min(2, options.maximumFractionDigits ?? 2)
      }
      let format = try NumberFormat(
        NumberSymbols(
          decimalSeparator: style.point, groupSeparator: style.group, grouping: style.sizes),
        options)
      guard let story = Self.story(style, options, &random) else { continue }
      var field = EditingSession(format: format)
      guard Self.tell(story, in: &field, style) else {
        counts.reported += 1
        continue
      }
      let value = String(
        story.meant.filter { $0 != style.groupKey }
          .map { $0 == Character(style.point) ? "." : $0 })
      if !field.current.isDone {
        counts.open += 1
      } else if DecimalNumber(field.current.value) == DecimalNumber(value) {
        counts.right += 1
      } else {
        Issue.record(
          """
          \(story): \(field.current.value)
          seed \(first &+ UInt64(round)): \(style.point) \(style.group) \(options.maximumFractionDigits ?? -1)
          """)
        failures += 1
        if failures == NumberLawsTests.number("NUMBER_FAILURES", or: 3) { break }
      }
    }
    print("corrected \(counts)")
    #expect(counts.right >= rounds / 2)
    #expect(counts.reported + counts.open <= rounds / 4)
  }

  private static func story(
    _ style: Style, _ options: NumberFormat.Options, _ random: inout SeededGenerator
  ) -> Story? {
    let count = random.number(in: 2...7)
    let digits = (0..<count).map { Character(String(random.number(in: $0 == 0 ? 1...9 : 0...9))) }
    let isGrouped = random.number(in: 0...2) > 0
    var meant: [Character] = []
    for (index, digit) in digits.enumerated() {
      let left = count - index
      if isGrouped, index > 0, left >= 3, (left - 3) % style.sizes.secondary == 0 {
        meant.append(style.groupKey)
      }
      meant.append(digit)
    }
    let most = options.maximumFractionDigits ?? 2
    let fraction = random.element(of: [0, 0, min(1, most), most])
    if fraction > 0 {
      meant.append(Character(style.point))
      for _ in 0..<fraction { meant.append(Character(String(random.number(in: 0...9)))) }
    }
    let places = meant.indices.filter { meant[$0].isNumber }
    let digit = random.number(in: 0...places.count - 1)
    let place = places[digit]
    var keys = meant
    let slip = random.element(of: [Slip.doubled, .missing, .wrong])
    var needed = place + 1
    switch slip {
    case .doubled:
      keys.insert(keys[place], at: place)
      needed += 1
    case .missing:
      keys.remove(at: place)
      // It isn't clear on which side of a separator it is missing.
      if place > 0, !meant[place - 1].isNumber { return nil }
      if place + 1 < meant.count, !meant[place + 1].isNumber { return nil }
    case .wrong:
      keys[place] = Character(String(9 - (meant[place].wholeNumberValue ?? 0)))
    }
    if !(keys.first?.isNumber ?? false) || keys.first == "0" { return nil }
    needed = min(needed, keys.count)
    let cut = random.number(in: 0...1) == 0 ? keys.count : random.number(in: needed...keys.count)
    if cut == 0 { return nil }
    return Story(
      keys: keys, meant: meant, slip: slip, digit: digit, cut: cut,
      // Zeros that the format adds decide what a separator means.
      leaves: random.number(in: 0...3) == 0 && keys[cut - 1].isNumber
        && options.minimumFractionDigits == 0,
      way: random.number(in: 0...2))
  }

  /// Types, fixes the slip, and goes on.
  ///
  /// - Returns: Whether all keys were taken.
  private static func tell(
    _ story: Story, in field: inout EditingSession<NumberFormat>, _ style: Style
  ) -> Bool {
    for key in story.keys[..<story.cut] where field.insert(String(key)).isRejected { return false }
    if story.leaves { field.endEditing() }
    let shown = digits(of: field)
    guard story.digit < shown.count || story.slip == .missing else { return false }
    let digit = story.meant.filter(\.isNumber)[story.digit]
    switch story.slip {
    case .doubled: remove(shown[story.digit], story.way, in: &field)
    case .missing:
      let caret = story.digit == 0 ? shown.first.map { $0 - 1 } : shown[story.digit - 1]
      field.select(UTF16Offset((caret ?? 0) + 1)..<UTF16Offset((caret ?? 0) + 1))
      if field.insert(String(digit)).isRejected { return false }
    case .wrong:
      remove(shown[story.digit], story.way, in: &field)
      let update = field.insert(String(digit))
      // A lone zero gives way to a digit, which the field reports.
      if update.isRejected || !(update.change?.removed.isEmpty ?? true) { return false }
    }
    let typed = story.keys[..<story.cut]
    let count =
      typed.filter(\.isNumber).count
      + (story.slip == .missing ? 1 : story.slip == .doubled ? -1 : 0)
    let places = digits(of: field)
    guard count > 0, count <= places.count else { return count == 0 }
    // Behind the last digit that was typed, and its separator.
    let isBehind = !(typed.last?.isNumber ?? true)
    let isShown = places[count - 1] + 1 < field.current.text.utf16.count
    let end = UTF16Offset(places[count - 1] + (isBehind && isShown ? 2 : 1))
    field.select(end..<end)
    for key in story.keys[story.cut...] where field.insert(String(key)).isRejected { return false }
    field.endEditing()
    return true
  }

  /// Removes a digit, or selects it before its replacement is typed.
  private static func remove(_ place: Int, _ way: Int, in field: inout EditingSession<NumberFormat>)
  {
    let (start, end) = (UTF16Offset(place), UTF16Offset(place + 1))
    switch way {
    case 0:
      field.select(end..<end)
      field.deleteBackward()
    case 1:
      field.select(start..<start)
      field.deleteForward()
    default:
      field.select(start..<end)
      field.insert("")
    }
  }

  /// Where the digits are, in UTF-16 code units.
  private static func digits(of field: EditingSession<NumberFormat>) -> [Int] {
    Array(field.current.text.utf16).indices.filter {
      0x30...0x39 ~= Array(field.current.text.utf16)[$0]
    }
  }
}
