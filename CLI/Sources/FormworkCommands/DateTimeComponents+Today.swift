import FormworkFormats

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension DateTimeComponents {
  /// The current date in the time zone of the system.
  static var today: DateTimeComponents {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    return DateTimeComponents(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  /// The current date in ISO 8601, as definitions have it.
  static var todayText: String {
    let today = today
    func digits(_ number: Int?) -> String {
      let text = String(number ?? 0)
      return text.count < 2 ? "0" + text : text
    }
    return digits(today.year) + "-" + digits(today.month) + "-" + digits(today.day)
  }
}
