import AppKit
import Foundation
import FormworkTestSupport
@testable import FormworkUnderTest
import Testing

/// Persons, systems and apps that do anything, in any order.
///
/// UI_SCENARIOS sets how many scenarios there are for each control and profile.
@MainActor @Suite("Random use of AppKit's controls") struct RandomUseTests {
  private static let scenarios =
    ProcessInfo.processInfo.environment["UI_SCENARIOS"].flatMap(UInt64.init) ?? 500

  @Test(arguments: [true, false], [true, false])
  func holds(isField: Bool, isNasty: Bool) {
    for seed in 0..<Self.scenarios {
      Simulation.run(isNasty ? .nasty : .usual) {
        var generator = SeededGenerator(seed: seed)
        let world = World(isField: isField)
        var deeds: [Deed] = []
        for _ in 0..<16 {
          let deed = Deed.any(&generator)
          deeds.append(deed)
          world.carryOut(deed)
          if let broken = Self.broken(world, deed) {
            Issue.record(
              "\(broken); seed \(seed), “\(world.settled)” to “\(world.text)”: \(deeds)")
            return
          }
        }
      }
    }
  }

  /// The rule that doesn't hold after a deed, or `nil` if all do.
  private static func broken(_ world: World, _ deed: Deed) -> String? {
    if let crash = Simulation.current.crashes.first { return "AppKit raises: \(crash)" }
    // A field whose text is assigned loses the focus, and the prefix that was shown with it.
    if deed.isOfApp, world.told.contains(where: { $0.cause != .focus }) {
      return "The app is told of its own doing"
    }
    guard let format = world.format, !world.isComposing else { return nil }
    let text = world.text
    let shown = format.shown(text)
    if !shown.text.utf8.starts(with: text.utf8) { return "The text isn't formatted" }
    if let session = world.session, !session.current.text.isIdentical(to: text) {
      return "The session doesn't know the text"
    }
    // A value that doesn't fit, assigned by the app, isn't that of the text until the next edit.
    let fits = world.session?.current.issue == nil
    if fits, world.control.formwork.value != shown.value {
      return "The value isn't that of the text"
    }
    if let told = world.told.last {
      if !told.status.text.isIdentical(to: text) {
        return "What was told last isn't shown: \(told.status.text)"
      }
      if world.told.count > 1 { return "A change is told twice: \(world.told.map(\.status.text))" }
    } else if !deed.isOfApp, !text.isIdentical(to: world.settled) {
      return "A change isn't told"
    }
    if let broken = brokenByReports(of: world, deed) { return broken }
    if let session = world.session, let editor = world.control.formwork.input.focusedEditor {
      let known = session.displayedSelection
      if NSRange(known) != editor.selectedRange() {
        return "The session doesn't know the selection"
      }
    }
    if let selection = world.person.text?.selectedRange() {
      for offset in [selection.location, selection.location + selection.length] {
        let place = UTF16Offset(offset)
        if place.clamped(to: text) != place { return "The selection cuts a character" }
      }
    }
    return nil
  }

  /// A completed value is reported once, and a rejected key changes nothing.
  private static func brokenByReports(of world: World, _ deed: Deed) -> String? {
    if world.rejections != world.beeps { return "A rejection isn't heard once" }
    if world.rejections > 0, !world.told.isEmpty || !world.text.isIdentical(to: world.settled) {
      return "A rejected key changes something"
    }
    let isNew = world.told.last.map { $0.status.isValid && !world.wasComplete } ?? false
    return world.completions == (isNew ? 1 : 0) ? nil : "A completed value isn't reported once"
  }
}
