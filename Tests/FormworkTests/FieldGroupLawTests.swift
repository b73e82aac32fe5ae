import FormworkCore
import FormworkTestSupport
import Testing

/// A form under random events. Its answers follow from its last events, which a simple list of fields
/// records.
@Suite("Laws of a group of fields") struct FieldGroupLawTests {
  /// A field as the test sees it.
  private struct Row: Equatable {
    var id: Int
    var validation = InputStatus.Validation.empty
    var shown: ValidationIssue?
    var error: String?
    var isOptional = false
    var isSkipped = false
    /// Whether the user was sent back to it and hasn't fixed it.
    var isAccused = false

    var isValid: Bool {
      error == nil && (validation == .valid || validation == .empty && isOptional)
    }

    var issue: ValidationIssue? {
      if let shown { return shown }
      if !isAccused || isValid { return nil }
      return switch validation {
      case .invalid(let issue): issue
      case .empty, .incomplete: .incomplete
      case .valid: nil
      }
    }
  }

  private struct Model {
    var rows = (0..<5).map { Row(id: $0) }
    var focus: Int?

    func next(_ id: Int?, by step: Int) -> Int? {
      var place = id ?? (step > 0 ? -1 : rows.count)
      repeat { place += step } while rows.indices.contains(place) && rows[place].isSkipped
      return rows.indices.contains(place) ? place : nil
    }

    mutating func submit() -> Bool {
      for index in rows.indices { rows[index].isAccused = !rows[index].isValid }
      focus = rows.first { !$0.isValid }?.id
      return focus == nil
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func theAnswersOfAFormFollowFromItsEvents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (form, model) = (FieldGroup(Array(0..<5)), Model())
    var trail: [String] = []
    for _ in 0..<1_500 {
      let id = random.number(in: 0...4)
      let event = random.number(in: 0...11)
      trail = trail.suffix(7) + ["\(event) of \(id)"]
      switch event {
      case 0:
        form.focus = random.maybe { _ in id }
        model.focus = form.focus
      case 1, 2:
        let next = model.next(model.focus, by: event == 1 ? 1 : -1)
        let moves = event == 1 ? form.moveToNext() : form.moveToPrevious()
        #expect(moves == (next != nil), "\(trail)")
        model.focus = next ?? model.focus
      case 3:
        let isFocused = random.number(in: 0...1) == 0
        form.focusDidChange(of: id, to: isFocused)
        if isFocused { model.focus = id } else if model.focus == id { model.focus = nil }
      case 4, 5:
        let validation: InputStatus.Validation = random.element(of: [
          .empty, .incomplete, .valid, .invalid(.checksum), .invalid(.tooLong),
        ])
        let shown = random.element(of: [nil, nil, nil, ValidationIssue.mismatch])
        let before = model.rows[id]
        model.rows[id].validation = validation
        model.rows[id].shown = shown
        if model.rows[id].isValid { model.rows[id].isAccused = false }
        var status = InputStatus()
        (status.validation, status.visibleIssue) = (validation, shown)
        let differs = form.describe(id, status)
        if model.rows[id] != before { #expect(differs, "\(trail)") }
        let differsAgain = form.describe(id, status)
        #expect(!differsAgain, "\(trail)")
      case 6:
        model.rows[id].error = random.element(of: [nil, "Taken"])
        form.setError(model.rows[id].error, for: id)
      case 7:
        form.advance = random.element(of: [.never, .whenFull, .whenComplete])
        let (fills, completes) = (random.number(in: 0...1) == 0, random.number(in: 0...1) == 0)
        model.rows[id].error = nil
        let moves = form.advance == .whenFull && fills || form.advance == .whenComplete && completes
        let next = model.next(id, by: 1)
        let isMoved = form.fieldDidChange(id, fills: fills, completes: completes)
        #expect(isMoved == (moves && model.focus == id && next != nil), "\(trail)")
        if isMoved { model.focus = next }
      case 8:
        let next = model.next(id, by: 1)
        if let next { model.focus = next }
        let isReady = next == nil && model.submit()
        let answer = form.fieldDidReturn(id)
        #expect(answer == isReady, "\(trail)")
      case 9:
        let isReady = model.submit()
        let answer = form.submit()
        #expect(answer == isReady, "\(trail)")
      case 10:
        model.rows[id].isOptional.toggle()
        form.optionalFields = Set(model.rows.filter(\.isOptional).map(\.id))
      default:
        model.rows[id].isSkipped.toggle()
        form.skippedFields = Set(model.rows.filter(\.isSkipped).map(\.id))
      }
      expectSame(form, model, trail)
    }
  }

  private func expectSame(_ form: FieldGroup<Int>, _ model: Model, _ trail: [String]) {
    #expect(form.focus == model.focus, "\(trail)")
    #expect(form.fields == model.rows.map(\.id), "\(trail)")
    #expect(form.firstInvalid == model.rows.first { !$0.isValid }?.id, "\(trail)")
    #expect(form.isValid == model.rows.allSatisfy(\.isValid), "\(trail)")
    for row in model.rows {
      #expect(form.isValid(row.id) == row.isValid, "\(trail)")
      #expect(form.error(of: row.id) == row.error, "\(trail)")
      #expect(form.status(of: row.id).validation == row.validation, "\(trail)")
      #expect(form.status(of: row.id).visibleIssue == row.issue, "\(trail), \(row)")
    }
  }

  /// Only an edit by the user that fills or completes a field moves the focus. A text that only has its maximum
  /// length doesn't fill it.
  @Test func onlyTheUsersOwnEditMovesTheFocus() {
    let causes: [FieldChange.Cause] = [
      .typing, .paste, .deletion, .undo, .autoFill, .inputMethod, .stepping, .focus, .programmatic,
    ]
    var text = FormattedText(text: "1", value: "1", isComplete: true)
    for isFullByLimit in [false, true] {
      for (completes, fills) in [(false, false), (true, false), (false, true), (true, true)] {
        for cause in causes {
          for advance in [FocusAdvance.never, .whenFull, .whenComplete] {
            var form = FieldGroup([0, 1])
            form.advance = advance
            form.focus = 0
            text.isFullByLimit = isFullByLimit
            let change = FieldChange(
              text, cause: cause, completes: completes, fills: fills)
            form.fieldDidChange(0, InputChange(change, InputStatus(text)))
            let moves =
              switch advance {
              case .never: false
              case .whenFull: fills && !isFullByLimit
              case .whenComplete: completes
              }
            let isByUser = cause != .focus && cause != .programmatic
            #expect(
              form.focus == (moves && isByUser ? 1 : 0),
              "\(completes), \(fills), \(isFullByLimit), \(cause), \(advance)")
          }
        }
      }
    }
  }

  /// A removed field leaves no state in the group.
  @Test func aRemovedFieldIsForgotten() {
    var form = FieldGroup([0, 1, 2])
    form.focus = 1
    var status = InputStatus()
    (status.validation, status.visibleIssue) = (.invalid(.checksum), .checksum)
    form.describe(1, status)
    form.setError("Taken", for: 1)
    form.remove(1)
    #expect(form.fields == [0, 2] && form.focus == nil)
    form.add(1)
    form.add(1)
    #expect(form.fields == [0, 2, 1])
    #expect(form.status(of: 1) == InputStatus() && form.error(of: 1) == nil)
    form.focus = 0
    form.remove(2)
    #expect(form.focus == 0)
  }
}
