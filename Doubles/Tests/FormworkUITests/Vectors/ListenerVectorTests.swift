import FormworkDefinition
import FormworkReplay
@testable import FormworkUIUnderTest
import Foundation
import Testing
import UIKit

/// The scripts of all surfaces, at fields and text views that a listener object is the delegate of.
@MainActor @Suite("Scripts, through listeners") struct ListenerVectorTests {
  @Test("a field shows what the vectors say", arguments: Profile.all)
  func fields(profile: Profile) throws {
    try run("MaskedTextFieldDelegate", profile) { formats, format in
      let field = UITextField(frame: .zero)
      let app = app(formats) {
        let delegate = MaskedTextFieldDelegate()
        field.delegate = delegate
        return delegate
      }
      return FieldSurface(format, field: field, app: app)
    }
  }

  @Test("a text view shows what the vectors say", arguments: Profile.all)
  func textViews(profile: Profile) throws {
    try run("MaskedTextViewDelegate", profile) { formats, format in
      let view = UITextView(frame: .zero)
      let app = app(formats) {
        let delegate = MaskedTextViewDelegate()
        view.delegate = delegate
        return delegate
      }
      return FieldSurface(format, textView: view, app: app)
    }
  }

  /// An app that gives a field its formats by setting delegates.
  private func app(
    _ formats: Formats, setting delegate: @escaping @MainActor () -> MaskedTextInputDelegate
  ) -> FieldSurface.App {
    // Fields hold their delegates weakly.
    var delegates: [MaskedTextInputDelegate] = []
    return FieldSurface.App { (field, _) throws(UnsupportedAction) in
      let mask = try formats.next()
      let delegate = delegate()
      delegates.append(delegate)
      mask.configure(delegate)
      // Scripts start with the focus, and without what it brings, so not with the first touch.
      delegate.attach(to: field)
    }
  }

  /// The masks of one script, in order: that of its start, then those that it changes to.
  @MainActor private final class Formats {
    private var definitions: ArraySlice<String>

    init(_ definitions: [String]) { self.definitions = definitions[...] }

    func next() throws(UnsupportedAction) -> ListenedMask {
      guard let json = definitions.popFirst(), let definition = try? FormatDefinition(json: json)
      else { throw UnsupportedAction("a format that can't be read") }
      return try ListenedMask(definition)
    }
  }

  private func run(
    _ name: String, _ profile: Profile,
    on surface: (Formats, ReplayedFormat) -> FieldSurface
  ) throws {
    var performed = 0
    var leftOut: [String: Int] = [:]
    for (vector, definitions) in try Self.vectors() {
      Simulation.run(profile) {
        do throws(UnsupportedAction) {
          let formats = Formats(definitions)
          let differences = try vector.differences { surface(formats, $0) }
          #expect(differences.isEmpty, Comment(rawValue: "\(differences)"))
          performed += 1
        } catch {
          leftOut[error.name, default: 0] += 1
        }
        #expect(Simulation.current.crashes.isEmpty, Comment(rawValue: vector.name))
      }
    }
    print("note: \(name), \(profile): \(performed) vectors typed, left out", leftOut)
    #expect(performed > 60)
    #expect(leftOut.values.reduce(0, +) <= 25)
  }

  /// The vectors that do something to a field, with the formats in them.
  private static func vectors() throws -> [(ReplayVector, [String])] {
    try VectorTests.lines().compactMap { line in
      let vector = try ReplayVector(line: line.utf8)
      guard case .success(let script) = vector.script, script.steps.contains(where: \.isPerformed),
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let script = json["script"] as? [String: Any]
      else { return nil }
      let actions = script["actions"] as? [[String: Any]] ?? []
      let formats = [script["format"]] + actions.filter { $0["format"] != nil }.map { $0["format"] }
      let definitions = try formats.compactMap { $0 }.map { format in
        String(decoding: try JSONSerialization.data(withJSONObject: format), as: UTF8.self)
      }
      return (vector, definitions)
    }
  }
}

extension Script.Step {
  fileprivate var isPerformed: Bool {
    if case .perform = self { true } else { false }
  }
}
