/// The number of hours on a clock: 12 or 24.
public enum HourCycle: Hashable, Sendable {
  /// Hours from 1 to 12, with AM or PM.
  case twelve

  /// Hours from 0 to 23.
  case twentyFour

  /// Creates the hours that are customary in a locale.
  ///
  /// - Parameter identifier: The identifier of the locale, such as `de_AT`.
  package init(locale identifier: String) {
    let region = FormatContext(locale: identifier).region
    let language = identifier.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    // According to CLDR, the only language that differs from its region.
    let isCanadianFrench =
      region.map { $0.utf8.elementsEqual("CA".utf8) } == true
      && language.elementsEqual("fr".utf8)
    self = !isCanadianFrench && Self.isTwelve(region, language) ? .twelve : .twentyFour
  }

  private static func isTwelve(_ region: String?, _ language: Substring.UTF8View) -> Bool {
    guard let region else {
      return languages.words.contains { $0.elementsEqual(language) }
    }
    return regions.words.contains { $0.elementsEqual(region.utf8) }
  }

  /// The regions with a 12-hour clock. Source: the time data of Unicode CLDR, from ICU 74.
  private static let regions: StaticString = """
    AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM
    GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX
    MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW
    UM US UY VC VE VG VI VU WS YE ZM
    """

  /// The languages with a 12-hour clock, for locales without a region.
  private static let languages: StaticString = """
    ak am apw ar arn as bem bgc bho bn brx byn ccp ceb cho chr cic ckb csw doi dz ee el en fil
    gaa gez gn gu haw hi iu kab km kn ko kok kpe ks kxv lkt lut mai mi mic mid ml mni moh mr ms
    mus naq nnp nus nv ny om or osa pa pqm qu raj sa sat sd sm so sq syr ta te ti tig to trv ur
    vai wal xnr yue
    """
}

extension StaticString {
  /// The words between spaces.
  fileprivate var words: [[UInt8]] {
    withUTF8Buffer { bytes in bytes.split { $0 == 0x20 || $0 == 0x0A }.map { Array($0) } }
  }
}
