import FormworkFormats
import Foundation
import Testing

@Suite struct DrawnValuesTests {
  /// The values that `Scripts/compare presets` has drawn and had judged by python-stdnum and schwifty.
  ///
  /// A value is valid if it is complete and has no issue. Which issue an invalid one has isn't compared: the
  /// packages may call a wrong check digit what is a wrong shape here.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PRESET_ROWS"] != nil))
  func drawnValues() throws {
    let path = ProcessInfo.processInfo.environment["PRESET_ROWS"] ?? ""
    var formats: [String: AnyInputFormat] = [:]
    var (right, wrong, differing) = (0, 0, [:] as [String: Int])
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let format = try formats[fields[0]] ?? #require(Preset(identifier: fields[0])).makeFormat()
      formats[fields[0]] = format
      let shown = format.formatted(value: fields[1])
      let isValid = fields[2] == "1"
      if isValid { right += 1 } else { wrong += 1 }
      // The values themselves aren't shown: one that is right may be somebody's.
      if shown.value == fields[1], shown.isDone == isValid { continue }
      if Deviation.all.contains(where: { $0.covers(fields[0], fields[1], shown.isDone) }) {
        continue
      }
      differing["\(fields[0]) \(shown.isDone ? "valid" : "invalid") here", default: 0] += 1
    }
    print("\(formats.count) presets, \(right) valid, \(wrong) invalid, differing: \(differing)")
    #expect(differing.isEmpty)
    #expect(formats.count > 40 && right > 1_000 && wrong > 1_000)
  }

  /// A preset that is known to judge some values differently, with the reason.
  private struct Deviation {
    let preset: String

    /// Whether the values are valid here, and not for the package.
    let isValidHere: Bool
    let reason: String
    var concerns: @Sendable (String) -> Bool = { _ in true }

    func covers(_ preset: String, _ value: String, _ isValidHere: Bool) -> Bool {
      self.preset == preset && self.isValidHere == isValidHere && concerns(value)
    }

    /// The countries of ISO 3166-1, and Kosovo, whose banks have codes, too.
    private static let countries = Set(
      """
      AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ \
      BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM \
      DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS \
      GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN \
      KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ \
      MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM \
      PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV \
      SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI \
      VN VU WF WS YE YT ZA ZM ZW XK
      """.split(separator: " "))

    static let all = [
      Deviation(
        preset: "kr.rrn", isValidHere: true,
        reason: "Numbers given out since October 2020 have no check digit."),
      Deviation(
        preset: "kr.brn", isValidHere: false,
        reason:
          "The package doesn't check the last digit, by which the tax office's numbers are checked."
      ),
      Deviation(
        preset: "tw.ubn", isValidHere: true,
        reason: "Since April 2023 the sum must be a multiple of 5, and no longer of 10."),
      Deviation(
        preset: "be.nn", isValidHere: true,
        reason: "A format knows no clock, so it allows a birth date in the future.",
        concerns: { (Int($0.prefix(2)) ?? 0) > 25 }),
      Deviation(
        preset: "eu.vat.be", isValidHere: false,
        reason: "Numbers of enterprises begin with 0 or 1, which the package doesn't check.",
        concerns: { !["0", "1"].contains($0.dropFirst(2).prefix(1)) }),
      Deviation(
        preset: "bic", isValidHere: false,
        reason: "The package doesn't look whether the country exists.",
        concerns: { !countries.contains(Substring($0.dropFirst(4).prefix(2))) }),
      Deviation(
        preset: "lei", isValidHere: false,
        reason:
          "ISO 7064 makes the check digits 02 to 98. Others have the right remainder by chance.",
        concerns: { ["00", "01", "99"].contains($0.suffix(2)) }),
    ]
  }
}
