/// A setting of a control, as an app makes it.
@MainActor public struct Setting<Control> {
  let name: String
  let apply: @MainActor (Control) -> Void

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - name: The name for messages.
  ///   - apply: Makes the setting.
  public init(_ name: String, _ apply: @escaping @MainActor (Control) -> Void) {
    self.name = name
    self.apply = apply
  }
}

/// The orders in which an app can make a setting and set a format: after it, before it, before another
/// one, and twice, before the format is removed and set again. An app can also make it again after each action of
/// the user.
@MainActor public struct SettingOrder<Control, Format> {
  private let formats: [Format]
  private let set: @MainActor (Format?, Control) -> Void
  private let log:
    @MainActor (_ prepare: @MainActor (Control) -> Void, _ again: @MainActor (Control) -> Void) ->
      [String]

  /// Creates the orders for a kind of control.
  ///
  /// - Parameters:
  ///   - formats: The formats to try.
  ///   - set: Sets the format of a control.
  ///   - log: Prepares a new control, uses it, and returns everything that can be noticed. It calls the
  ///     second closure after each use.
  public init(
    formats: [Format], set: @escaping @MainActor (Format?, Control) -> Void,
    log:
      @escaping @MainActor (
        _ prepare: @MainActor (Control) -> Void, _ again: @MainActor (Control) -> Void
      ) -> [String]
  ) {
    self.formats = formats
    self.set = set
    self.log = log
  }

  /// Returns the differences between the orders. A setting without an effect is one, too, because
  /// nothing could be noticed then.
  public func differences(_ setting: Setting<Control>) -> [String] {
    var differences: [String] = []
    var hasEffect = false
    for (format, another) in zip(formats, formats.dropFirst() + formats.prefix(1)) {
      let usual = log({ apply([{ set(format, $0) }, setting.apply], to: $0) }, { _ in })
      if usual != log({ set(format, $0) }, { _ in }) { hasEffect = true }
      let orders: [(name: String, steps: [@MainActor (Control) -> Void])] = [
        ("before the format", [setting.apply, { set(format, $0) }]),
        ("before another format", [{ set(another, $0) }, setting.apply, { set(format, $0) }]),
        (
          "twice, and before no format",
          [
            { set(format, $0) }, setting.apply, setting.apply, { set(nil, $0) },
            { set(format, $0) },
          ]
        ),
      ]
      for order in orders {
        let other = log({ apply(order.steps, to: $0) }, { _ in })
        guard let first = zip(usual, other).first(where: { $0 != $1 }) else { continue }
        differences.append("\(setting.name) \(order.name): \(first.1), not \(first.0)")
      }
    }
    return hasEffect ? differences : differences + ["\(setting.name) changes nothing in the log"]
  }

  /// Returns what is noticed when the setting, the format, or both are set again after each use, although
  /// they are set already.
  public func differencesOfSettingAgain(_ setting: Setting<Control>) -> [String] {
    var differences: [String] = []
    for format in formats {
      let prepare: @MainActor (Control) -> Void = {
        apply([{ set(format, $0) }, setting.apply], to: $0)
      }
      let usual = log(prepare, { _ in })
      for (name, steps) in [
        ("the setting", [setting.apply]), ("the format", [{ set(format, $0) }]),
        ("both", [{ set(format, $0) }, setting.apply]),
      ] as [(String, [@MainActor (Control) -> Void])] {
        let other = log(prepare) { apply(steps, to: $0) }
        guard let first = zip(usual, other).first(where: { $0 != $1 }) else { continue }
        differences.append(
          "\(setting.name), \(name) again, \(format): \(first.1), not \(first.0)")
      }
    }
    return differences
  }

  private func apply(_ steps: [@MainActor (Control) -> Void], to control: Control) {
    for step in steps { step(control) }
  }
}
