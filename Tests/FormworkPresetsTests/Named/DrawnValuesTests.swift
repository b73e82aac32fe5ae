import FormworkPresets
import FormworkText
import Foundation
import Testing

@Suite struct DrawnValuesTests {
  /// The values that `Scripts/compare presets` has drawn and had judged by python-stdnum.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PRESET_ROWS"] != nil))
  func drawnValues() throws {
    let path = ProcessInfo.processInfo.environment["PRESET_ROWS"] ?? ""
    var formats: [String: AnyInputFormat] = [:]
    var (right, wrong, failures) = (0, 0, [:] as [String: Int])
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let format = try formats[fields[0]] ?? #require(Preset(identifier: fields[0])).makeFormat()
      formats[fields[0]] = format
      let shown = format.formatted(value: fields[1])
      let agrees = fields[2] == "1"
      if agrees { right += 1 } else { wrong += 1 }
      // The values themselves aren't shown: one that is right may be somebody's.
      let isSame = shown.value == fields[1] && shown.isComplete
      if !isSame || shown.issue != (agrees ? nil : .checksum) {
        failures[fields[0], default: 0] += 1
      }
    }
    print("\(formats.count) presets, \(right) right, \(wrong) wrong, others: \(failures)")
    #expect(failures.isEmpty)
    #expect(formats.count > 40 && right > 1_000 && wrong > 1_000)
  }
}
