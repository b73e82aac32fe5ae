/// The digits before a national number that are only dialed inside its country: `8` in Russia, `0`
/// in most countries.
///
/// Source: libphonenumber's metadata, main region of each calling code. A test compares all codes
/// with the tables of `FormworkPhoneNumbers`, which this module doesn't import.
package enum TrunkPrefix {
  /// Returns the trunk prefix of a calling code; empty if the country has none.
  package static func digits(ofCallingCode code: Int) -> [UInt8] {
    switch code {
    case 1, 692: [1]
    case 7, 375, 993: [8]
    case 36: [0, 6]
    case 20, 27, 31, 32, 33, 40, 41, 43, 44, 46, 49, 51, 53, 54, 55, 57, 58, 60...64, 66, 81, 82,
      84, 86, 90...95, 98, 211...213, 218, 231...234, 243, 249...252, 254...256, 260...265, 291,
      353, 355, 358, 359, 370, 373, 374, 377, 380...383, 385...387, 389, 421, 423, 508, 590, 591,
      593...596, 598, 686, 850, 855, 856, 880, 886, 961...964, 966, 967, 970...972, 976, 977,
      994...996:
      [0]
    default: []
    }
  }
}
