import FormworkMasks

extension [Case] {
  /// Cases in which a key goes through a session, which records it for undo.
  static func sessions() throws -> [Case] {
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let keys = "2135550123".map { String($0) }
    return [
      .session(phone, keys.count, as: "insert()", isProbed: true) { session in
        for key in keys { session.insert(key) }
      },
      .session(phone, keys.count, as: "propose(), didChange()", isProbed: true) { session in
        for key in keys {
          let caret = session.current.caret
          guard case .proceed = session.propose(key, in: caret..<caret) else { continue }
          session.didChange(to: session.current.text + key)
        }
      },
      .session(phone, 2 * keys.count, as: "insert(), then undo()") { session in
        for key in keys { session.insert(key) }
        for _ in keys { session.undo() }
      },
      .session(phone, 2 * keys.count, as: "insert(), then deleteBackward()") { session in
        for key in keys { session.insert(key) }
        for _ in keys { session.deleteBackward() }
      },
    ]
  }
}

extension Case {
  fileprivate static func session(
    _ format: Mask, _ keys: Int, as name: String, isProbed: Bool = false,
    _ use: @escaping (inout EditingSession<Mask>) -> Void
  ) -> Case {
    Case(name, operations: 10 * keys, isProbed: isProbed) {
      for _ in 0..<10 {
        var session = EditingSession(format: format)
        use(&session)
        keep(session.current)
      }
    }
  }
}
