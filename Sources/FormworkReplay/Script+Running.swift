import FormworkMasks

extension Script {
  /// Runs the script on a surface.
  ///
  ///     let states = script.run(on: ReplayedField.init)
  ///
  /// - Parameter start: Makes a surface with an empty field that has a format.
  /// - Returns: What is seen after each step.
  /// - Throws: What the surface throws, at the first step that can't be performed.
  public func run<Surface: ReplaySurface>(
    on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) -> [FieldState] {
    var surface = start(format)
    var format = format
    var states: [FieldState] = []
    for step in steps {
      switch step {
      case .read(let text, let caret, let isForward):
        states.append(FieldState(format.read(text, caret: caret, isForward: isForward)))
      case .perform(let action):
        if case .format(let next) = action { format = next }
        states.append(try surface.perform(action))
      }
    }
    return states
  }
}

extension ReplayedFormat {
  /// Reads a text without regard to a field.
  fileprivate func read(_ text: String, caret: UTF16Offset?, isForward: Bool) -> StatelessReading {
    format.read(
      text, caret: caret ?? .end(of: text),
      direction: isForward ? .forward(completing: completes) : .backward(skipping: skips))
  }
}
