import FormworkMasks

extension ReplayScript {
  /// Runs the script on a front end.
  ///
  ///     let states = script.run(on: ReplayedField.init)
  ///
  /// - Parameter start: Creates a front end with an empty field for a format.
  /// - Returns: The state after each step.
  /// - Throws: The front end's error, at the first step that it can't perform.
  public func run<Surface: ReplaySurface>(
    on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) -> [ReplayState] {
    var surface = start(format)
    var format = format
    var states: [ReplayState] = []
    for step in steps {
      switch step {
      case .read(let text, let caret, let isForward):
        states.append(ReplayState(format.read(text, caret: caret, isForward: isForward)))
      case .perform(let action):
        if case .format(let next) = action { format = next }
        states.append(try surface.perform(action))
      }
    }
    return states
  }
}

extension ReplayedFormat {
  /// Reads a text without a field.
  fileprivate func read(_ text: String, caret: UTF16Offset?, isForward: Bool) -> StatelessReading {
    format.read(
      text, caret: caret ?? .end(of: text),
      direction: isForward ? .forward(completing: completes) : .backward(skipping: skips))
  }
}
