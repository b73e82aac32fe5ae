#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

extension FormworkControl {
  /// The format of the control; `nil` for any text.
  ///
  ///     override func viewDidLoad() {
  ///       super.viewDidLoad()
  ///       phoneField.formwork.format = .phone
  ///       priceField.formwork.format = .currency("EUR")
  ///       codeField.formwork.format = .mask("[000] [000]")
  ///     }
  ///
  /// The control keeps its class, its delegate, and its targets. Its present text is formatted at once
  /// without an event. The format is that of the device's locale and region, unless it has its own.
  ///
  /// Other settings, such as ``maximumLength``, apply on top, in any order. If none is left either, the
  /// control is as it was before: delegate, keyboard, and undo. Its text stays. Setting an equal format
  /// changes nothing, even while the user is typing.
  ///
  /// If the format has a mistake, the control stays unformatted, and `formatError` of the ``status`` is the reason.
  ///
  /// - Complexity: O(*n*) in the lengths of the patterns and the text.
  public var format: FieldFormat<String>? {
    get { presentFormatting?.request.chosen?.format }
    nonmutating set {
      let old = presentFormatting?.request.chosen
      let chosen = newValue.map { ChosenFormat($0, after: old) }
      setBase(
        chosen.map { InputSettings.Base($0.codec) }, chosen, chosen?.codec.guide ?? .remainder)
    }
  }

  /// Returns the value as a number, a date, or another type that the text represents.
  ///
  ///     let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
  ///
  /// - Parameter format: The format of the control, with the type of its value.
  /// - Returns: The value; `nil` if the text is empty or doesn't represent a value yet.
  public func value<Value>(as format: FieldFormat<Value>) -> Value? {
    let codec = format.resolved(in: .current)
    return codec.read(
      presentFormatting?.current ?? codec.format.formatted(text: input.shownText))
  }

  /// Shows a number, a date, or another type of value.
  ///
  ///     priceField.formwork.setValue(price, as: .currency("EUR"))
  ///
  /// It sends no event and runs no closure. If the text already represents the value, it isn't
  /// rewritten, so `1.` stays while the user types. A number with more fraction digits than the format
  /// has isn't rounded: it has an issue, as every ``value`` that doesn't fit.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for an empty text.
  ///   - format: The format of the control, with the type of its value.
  public func setValue<Value>(_ value: Value?, as format: FieldFormat<Value>) {
    guard let value else { return self.value = "" }
    if value != self.value(as: format) {
      self.value = format.resolved(in: .current).content(value)
    }
  }
}

/// Formats for Formwork's own front ends, which choose them at run time.
extension FormworkControl {
  /// Masks the control with a pattern that may contain a mistake.
  package func setMask(
    _ pattern: String?, syntax: Mask.Syntax? = nil, alternatives: [String] = [],
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

  /// The format including all settings; setting it replaces the base to which the settings apply.
  package var inputFormat: AnyInputFormat? {
    get { presentFormatting?.format }
    nonmutating set { setBase(newValue.map { .format($0) }) }
  }

  /// Replaces the format to which all other settings apply, and what guides the user to the rest of a
  /// value.
  package func setInputFormat(_ format: AnyInputFormat?, guide: FieldGuide) {
    setBase(format.map { .format($0) }, nil, guide)
  }

  /// Formats the text with a format of any type.
  package func setInputFormat(_ format: some InputFormat) {
    inputFormat = AnyInputFormat(format)
  }

  /// Replaces the base to which the other settings apply.
  func setBase(
    _ base: InputSettings.Base?, _ chosen: ChosenFormat? = nil, _ guide: FieldGuide = .remainder
  ) {
    if base == nil, presentFormatting == nil { return }
    let formatting = formatting
    let old = formatting.guideError
    formatting.request.wrongNames[.syntax] = nil
    formatting.request.chosen = chosen
    formatting.request.guide = guide
    if base == nil { formatting.request.inspectedMask.pattern = nil }
    formatting.change { $0.base = base }
    if old == nil { formatting.logGuideError() }
  }
}
#endif
