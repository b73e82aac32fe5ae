import Formwork
@_spi(JSON) import FormworkDefinition

/// What is seen of a field after an action.
struct FieldState: Sendable {
  var text: String
  var selection: Range<UTF16Offset>
  var value: String
  var isComplete: Bool
  var remainder: String
  var problem: String?
  var isRejected = false

  /// What a cut took; `nil` for all other actions.
  var cut: String?

  /// The affinity of a stateless reading; `nil` for all other actions.
  var affinity: Affinity?

  /// A measure that not every format has.
  struct Affinity: Sendable {
    var value: Int?
  }
}

extension FieldState {
  /// The state of a field while it is edited.
  init(_ session: EditingSession<AnyInputFormat>, isRejected: Bool, cut: String?) {
    self.init(
      text: session.displayedText, selection: session.displayedSelection,
      value: session.current.value, isComplete: session.current.isComplete,
      remainder: session.remainder, problem: session.current.problem?.code,
      isRejected: isRejected, cut: cut)
  }

  /// What a stateless reading gives.
  init(_ reading: Reading) {
    self.init(
      text: reading.text, selection: reading.caret..<reading.caret, value: reading.value,
      isComplete: reading.isComplete, remainder: reading.remainder,
      affinity: Affinity(value: reading.affinity))
  }

  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.key("selection")
      $0.array {
        $0.value(selection.lowerBound.value)
        $0.value(selection.upperBound.value)
      }
      $0.member("value", value)
      $0.member("complete", isComplete)
      $0.member("remainder", remainder)
      $0.member("problem", problem)
      $0.member("rejected", isRejected)
      if let cut { $0.member("cut", cut) }
      if let affinity { $0.member("affinity", affinity.value) }
    }
  }
}
