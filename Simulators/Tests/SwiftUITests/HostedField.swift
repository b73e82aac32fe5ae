import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The one field of a form, with a person in it.
@MainActor enum HostedField {
  /// Runs a test at each moment at which SwiftUI may update; the run fails if anything would crash.
  ///
  /// - Parameters:
  ///   - profile: How the system behaves.
  ///   - make: Makes what the app has at hand, and the form.
  ///   - body: The test.
  /// - Throws: What the test throws, or that there is no field.
  static func run<App, Form: View>(
    _ profile: Profile, _ make: () -> (App, Form),
    _ body: (App, ViewPerson, StockField) throws -> Void
  ) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let (app, form) = make()
        let hosted = Hosted(form, updates: moment)
        let field = try #require(hosted.views(of: StockField.self).first)
        let person = ViewPerson(at: field)
        person.endTurn()
        person.tap()
        try body(app, person, field)
        person.endTurn()
        #expect(hosted.failures.isEmpty)
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }
}
