import FormworkCore

/// What the app does.
extension HeadlessField {
  func assign(_ string: String) {
    act {
      text = string
      marked = nil
      selection = .end(of: text)
      if habits.reportsAssignments { tell { $0.textWasAssigned($1, isRejected: { _ in false }) } }
    }
  }

  func set(value: String) { act { tell { $0.set(value: value, $1) } } }
  func redact(_ redaction: Redaction?) {
    machine.policy.redaction = redaction
    act { tell { $0.redactionDidChange($1) } }
  }

  func restore(_ saved: SavedInput) { act { tell { $0.restore(saved, $1) } } }
  func set(format: Format) { act { tell { $0.set(format: format, $1) } } }
  func tellObservers() {
    act { tell { machine, _ in machine.tellObservers() } }
  }

  func act(_ body: () -> Void) {
    isAppActing += 1
    body()
    isAppActing -= 1
  }

  func react(_ occasion: Occasion) {
    // An app that answers its own doing for ever is the app's own fault.
    guard depth < 3 else { return }
    depth += 1
    reaction?(self, occasion)
    depth -= 1
  }
}
