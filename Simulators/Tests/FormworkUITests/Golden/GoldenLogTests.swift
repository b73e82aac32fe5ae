import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// The whole order of what happens, as an app could log it.
///
/// A change goes: format, the app's delegate, the write; then `.editingChanged`, the notification,
/// and the closures, `onInputComplete` last. What the app does itself is silent. `A11Y` is where
/// the closures are called.
@MainActor @Suite struct GoldenLogTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start: String
    var act: @MainActor @Sendable (Scene) -> Void
    var log: [String: [String]]

    /// iOS 26 has a log of its own where it differs by more than the form of the question.
    init(
      _ name: String, from start: String = "",
      _ act: @escaping @MainActor @Sendable (Scene) -> Void, _ iOS18: [String],
      iOS26: [String]? = nil
    ) {
      testDescription = name
      self.start = start
      self.act = act
      log = ["iOS18": iOS18, "iOS26": iOS26 ?? iOS18]
    }
  }

  @Test(arguments: [Profile.iOS18, .iOS26], stories)
  func order(profile: Profile, story: Story) {
    Scene.run(
      profile, mask: "[00]-[00]",
      configure: { field in
        field.formwork.onChange = { change in note("CHANGE \(change.cause) \(change.status.text)") }
        field.formwork.onComplete = { note("COMPLETE") }
      }
    ) { scene in
      scene.start(story.start)
      story.act(scene)
      let log = Simulation.current.log.map {
        $0.replacingOccurrences(of: "SC[{", with: "SC{").replacingOccurrences(
          of: "}]\"", with: "}\"")
      }
      #expect(Self.withoutChance(log) == story.log[profile.description])
    }
  }

  /// The log with each notification before the closures that were called while it went round: who
  /// hears of one notification first is chance.
  private static func withoutChance(_ log: [String]) -> [String] {
    var log = log
    for index in log.indices where log[index] == "NOTE" {
      var place = index
      while place > 0, log[place - 1].hasPrefix("A11Y") {
        log.swapAt(place, place - 1)
        place -= 1
      }
    }
    return log
  }
}

/// Writes into the log of the simulation, by the way of an announcement.
@MainActor private func note(_ entry: String) {
  UIAccessibility.post(notification: .announcement, argument: entry)
}
