/// How much of a long batch is done, on standard error if that is a terminal.
///
///     [==========          ]  50 %  1204312 lines  1.1 million a second  1 s left
///
/// It appears after half a second, only where the output goes elsewhere, and is gone at the end.
struct ProgressBar {
  private let start = SystemFile.seconds
  private var next: Double
  private var isShown = false

  private static let delay = 0.5
  private static let interval = 0.1
  private static let width = 20

  /// `nil` where there is no terminal to show it on.
  init?() {
    guard SystemFile.standardError.isTerminal, !SystemFile.standardOutput.isTerminal else {
      return nil
    }
    next = start + Self.delay
  }

  /// Shows how far the work is, if it is time to.
  ///
  /// - Parameters:
  ///   - count: How many bytes of the file were read.
  ///   - total: The size of the file; `nil` if nobody knows.
  ///   - lines: How many lines were handled.
  mutating func show(_ count: Int, of total: Int?, lines: Int) {
    let now = SystemFile.seconds
    if now < next { return }
    next = now + Self.interval
    isShown = true
    // The cursor stays in front, so that a complaint takes the place of the bar.
    let text = Self.text(count, of: total, lines: lines, seconds: now - start)
    SystemFile.standardError.show(text + "\u{1B}[K\r")
  }

  /// Takes the bar away.
  mutating func clear() {
    if isShown { SystemFile.standardError.show("\u{1B}[K") }
    isShown = false
  }

  private static func text(_ count: Int, of total: Int?, lines: Int, seconds: Double) -> String {
    let rate = "\(lines) lines  \(rate(Double(lines) / max(seconds, 0.001)))"
    guard let total, total > 0 else { return rate }
    let share = min(1, Double(count) / Double(total))
    let filled = Int(share * Double(width))
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    let percent = String(Int(share * 100))
    let padding = String(repeating: " ", count: 3 - percent.count)
    let rest = share > 0 ? remaining(seconds * (1 - share) / share) : ""
    return "[\(bar)] \(padding)\(percent) %  \(rate)\(rest)"
  }

  private static func rate(_ lines: Double) -> String {
    if lines < 1_000_000 { return "\(Int(lines)) a second" }
    let tenths = Int(lines / 100_000)
    return "\(tenths / 10).\(tenths % 10) million a second"
  }

  private static func remaining(_ seconds: Double) -> String {
    let rest = Int(seconds.rounded(.up))
    if rest < 60 { return "  \(rest) s left" }
    if rest < 3600 { return "  \(rest / 60) min \(rest % 60) s left" }
    return "  \(rest / 3600) h \(rest / 60 % 60) min left"
  }
}
