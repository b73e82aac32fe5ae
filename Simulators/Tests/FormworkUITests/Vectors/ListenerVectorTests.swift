import FormworkReplay
import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// The scripts of all surfaces, at fields and text views that a listener object is the delegate of.
@MainActor @Suite("Scripts, through listeners") struct ListenerVectorTests {
  @Test("a control shows what the vectors say", arguments: Profile.all)
  func vectors(profile: Profile) throws {
    try run("MaskedTextFieldDelegate", profile) { formats, format in
      let field = UITextField(frame: .zero)
      let listener = { @MainActor () -> MaskedTextInputDelegate in
        let listener = MaskedTextFieldDelegate()
        field.delegate = listener
        return listener
      }
      return FieldSurface(format, field: field, app: app(formats, setting: listener))
    }
    try run("MaskedTextViewDelegate", profile) { formats, format in
      let view = UITextView(frame: .zero)
      let listener = { @MainActor () -> MaskedTextInputDelegate in
        let listener = MaskedTextViewDelegate()
        view.delegate = listener
        return listener
      }
      return FieldSurface(format, textView: view, app: app(formats, setting: listener))
    }
    try run("MaskedTextInputListener at a field", profile) { formats, format in
      let field = UITextField(frame: .zero)
      let listener = { @MainActor () -> MaskedTextInputDelegate in
        let listener = MaskedTextInputListener()
        field.delegate = listener
        return listener
      }
      return FieldSurface(format, field: field, app: app(formats, setting: listener))
    }
    try run("MaskedTextInputListener at a text view", profile) { formats, format in
      let view = UITextView(frame: .zero)
      let listener = { @MainActor () -> MaskedTextInputDelegate in
        let listener = MaskedTextInputListener()
        view.delegate = listener
        return listener
      }
      return FieldSurface(format, textView: view, app: app(formats, setting: listener))
    }
  }

  /// What a listener can't be told, and the vectors that need it.
  private static let unused = [
    "a format that isn't a mask": [
      "filter-digits", "filter-decimal", "filter-code", "filter-parts", "filter-notations",
      "filter-date", "filter-free-text", "regex-whole", "filter-non-chinese", "filter-letters",
      "filter-alphanumerics", "filter-emoji", "filter-any", "filter-graphemes",
      "filter-characters", "regex",
      "shown-expiry", "shown-date", "shown-time", "replaced-time", "users-zeros-set",
      "users-zeros-typed", "users-zeros-grouped", "own-group-separator", "replaced-number",
      "shown-number", "limit-typed", "limit-second", "limit-german", "scientific",
      "scientific-negative", "typed-equals-pasted", "two-dates", "two-dates-named", "range-hours",
      "range-words", "lost-period", "late-hour-letter", "late-hour", "century",
      "deletion-backspace", "deletion-text", "focus-zeros", "century-month", "users-zeros-twice",
      "cents-replaced", "expiry-past", "expiry-month", "expiry-unchecked",
      "limit-rejects-nothing",
    ],
    "other options of a mask": [
      "calling-code", "overwrite-when-full", "truncate", "replace", "stop-at-literals", "guide",
      "case",
      "digits-as-typed",
    ],
    "a table of tokens": ["tokens"],
    "a length of the value": ["max-length"],
    "a cancelled composition over a selection, which stays deleted": ["compose-cancel"],
  ]

  /// An app that gives a field its formats by setting delegates.
  private func app(
    _ formats: Formats, setting set: @escaping @MainActor () -> MaskedTextInputDelegate
  ) -> FieldSurface.App {
    // Fields hold their delegates weakly.
    var listeners: [MaskedTextInputDelegate] = []
    return FieldSurface.App { (field, _) throws(UnsupportedAction) in
      let mask = try formats.next()
      let listener = set()
      listeners.append(listener)
      mask.configure(listener)
      mask.configure(field)
      // Scripts start with the focus, and without what it brings, so not with the first touch.
      listener.attach(to: field)
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
    var unused: [String: [String]] = [:]
    for (vector, definitions) in try Self.vectors() {
      Simulation.run(profile) {
        do throws(UnsupportedAction) {
          let formats = Formats(definitions)
          let differences = try vector.differences { surface(formats, $0) }
          #expect(differences.isEmpty, Comment(rawValue: "\(differences)"))
          performed += 1
        } catch {
          unused[error.name, default: []].append(vector.name)
        }
        #expect(Simulation.current.crashes.isEmpty, Comment(rawValue: vector.name))
      }
    }
    let count = unused.values.reduce(0) { $0 + $1.count }
    print("note: \(name), \(profile): \(performed) vectors typed, \(count) left out")
    #expect(performed == 75, "\(name)")
    #expect(unused == Self.unused, "\(name)")
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

extension ReplayScript.Step {
  fileprivate var isPerformed: Bool {
    if case .perform = self { true } else { false }
  }
}
