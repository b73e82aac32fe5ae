import FormworkReplay
import Testing

@Suite struct ReplaySurfaceTests {
  @Test @MainActor func runsOnTheMainActor() throws {
    let fields = MainActorFieldLog()
    let script = try ReplayScript(line: Self.line(#"{"insert":"123"},{"backspace":1}"#).utf8)
    let states = try script.run { format in
      let field = MainActorField(format)
      fields.all.append(field)
      return field
    }
    #expect(states == script.run(on: ReplayedField.init))
    #expect(fields.all.map(\.count) == [2])
  }

  @Test @MainActor func saysWhatItCannotDo() throws {
    let line = Self.line(#"{"insert":"123"},{"cut":true}"#)
    let script = try ReplayScript(line: line.utf8)
    #expect(throws: UnsupportedAction("cut")) { try script.run(on: MainActorField.init) }
    let vector = try ReplayVector(line: #"{"script":\#(line),"states":[{},{}]}"#.utf8)
    #expect(throws: UnsupportedAction("cut")) { try vector.differences(on: MainActorField.init) }
    #expect(throws: UnsupportedAction("cut")) {
      try ReplayAnswer(to: Array(line.utf8), on: MainActorField.init)
    }
  }

  /// A stateless reading follows the format of the field, but needs no field.
  @Test func readsWithoutTheSurface() throws {
    let line = Self.line(
      #"""
      {"apply":{"text":"12"}},{"apply":{"text":"12-","gravity":"backward"}},
      {"format":{"mask":"[0]/[00]"}},{"apply":{"text":"12","caret":1}}
      """#)
    let states = try ReplayScript(line: line.utf8).run { _ in Deaf() }
    #expect(states.map(\.text) == ["12-", "12-", "", "1/2"])
    #expect(states[3].selection == 2..<2)
    #expect(states.map { $0.affinity == nil } == [false, false, true, false])
  }

  /// A reading shows the literal that must follow where typing does: in brackets, or if asked to.
  @Test(
    arguments: [
      (#""mask":"[00]-[00]""#, true), (#""mask":"[00]-[00]","syntax":"brackets""#, true),
      (#""mask":"99-99","syntax":"digits""#, false), (###""mask":"##-##""###, false),
      (#""mask":"00-00""#, false),
      (###""mask":"##-##","syntax":"hash""###, false),
      (#""mask":"aa-aa","tokens":{"a":"digit"}"#, false),
      (#""mask":"aa-aa","tokens":{"a":"0-9A-F"}"#, false),
    ] as [(mask: String, completes: Bool)], ["", "true", "false"])
  func readsAsTypingDoes(_ rules: (mask: String, completes: Bool), completion: String) throws {
    let option = completion.isEmpty ? "" : #","completion":\#(completion)"#
    let script = try ReplayScript(
      line: #"""
        {"format":{\#(rules.mask)\#(option)},"actions":[{"apply":{"text":"12"}},{"type":"12"}]}
        """#.utf8)
    let completes = completion.isEmpty ? rules.completes : completion == "true"
    let text = completes ? "12-" : "12"
    #expect(script.run(on: ReplayedField.init).map(\.text) == [text, text])
  }

  private static func line(_ actions: String) -> String {
    #"{"format":{"mask":"[00]-[0]"},"actions":[\#(actions)]}"#
  }
}

/// A surface that is bound to the main actor, as the fields of widgets are.
@MainActor private final class MainActorField: @preconcurrency ReplaySurface {
  private var session: EditingSession<AnyInputFormat>
  private(set) var count = 0

  init(_ format: ReplayedFormat) {
    session = EditingSession(format: format.format)
  }

  func perform(_ action: ReplayAction) throws(UnsupportedAction) -> ReplayState {
    count += 1
    switch action {
    case .insert(let text):
      let isRejected = session.insert(text).isRejected
      return ReplayState(session, isRejected: isRejected)
    case .backspace:
      let isRejected = session.deleteBackward().isRejected
      return ReplayState(session, isRejected: isRejected)
    default: throw UnsupportedAction("cut")
    }
  }
}

@MainActor private final class MainActorFieldLog {
  var all: [MainActorField] = []
}

/// A surface that does nothing.
private struct Deaf: ReplaySurface {
  func perform(_ action: ReplayAction) -> ReplayState {
    ReplayState(FormattedText(), remainder: "")
  }
}
