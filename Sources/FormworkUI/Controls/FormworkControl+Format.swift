#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkMasks

extension FormworkControl {
  /// Masks the field with a pattern; text that the user types takes its form from now on.
  ///
  ///     override func viewDidLoad() {
  ///       super.viewDidLoad()
  ///       phoneField.formwork.setMask("+1 ([000]) [000]-[0000]")
  ///       cardField.formwork.setMask("#### #### #### ####", syntax: .hash(.digit))
  ///     }
  ///
  /// The field keeps its class, its delegate, and its targets. Its present text is formatted at once
  /// without an event. If the pattern can't be read, the field stays unmasked, and ``error`` says
  /// what is wrong and where.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, or `nil` for none. Other settings stay.
  ///   - syntax: The syntax of the patterns.
  ///   - alternatives: More patterns; the field shows the one that fits best.
  ///   - strategy: The way to measure the fit.
  ///   - notations: Your own symbols for slots in square brackets.
  ///   - options: Options of the mask.
  /// - Complexity: O(*n*) in the lengths of the patterns and the text.
  public func setMask(
    _ pattern: String?, syntax: Mask.Syntax = .brackets, alternatives: [String] = [],
    strategy: MaskSet.Strategy = .wholeString, notations: [Mask.Notation] = [],
    options: Mask.Options = Mask.Options()
  ) {
    setBase(
      pattern.map {
        .mask(
          MaskSettings(
            $0, syntax: syntax, notations: notations, alternatives: alternatives,
            strategy: strategy, options: options))
      })
  }

  /// The format of the field with all settings on top; setting it replaces the base.
  public var inputFormat: AnyInputFormat? {
    get { presentFormatting?.format }
    nonmutating set { setBase(newValue.map { .format($0) }) }
  }

  /// Formats the text by a format of any type.
  public func setInputFormat(_ format: some InputFormat) {
    inputFormat = AnyInputFormat(format)
  }

  /// The reason why the field has no format although you set one; `nil` if there is none.
  ///
  /// The same sentence is logged. It shows the pattern, never the text.
  public var error: InputFormatError? {
    presentFormatting?.request.error
  }

  /// Replaces what the other settings are applied on top of.
  func setBase(_ base: InputSettings.Base?) {
    if base == nil, presentFormatting == nil { return }
    let formatting = formatting
    formatting.request.wrongNames[.syntax] = nil
    if base == nil { formatting.request.inspectedMask.pattern = nil }
    formatting.change { $0.base = base }
  }
}
#endif
