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
    get { presentFormatting?.request.chosen }
    nonmutating set { setFormat(newValue?.definition, chosen: newValue) }
  }

  /// Returns the value as a number, a date, or another type that the text represents.
  ///
  ///     let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
  ///
  /// - Parameter format: The format of the control, with the type of its value.
  /// - Returns: The value; `nil` if the text is empty or doesn't represent a value yet.
  public func value<Value>(as format: FieldFormat<Value>) -> Value? {
    let resolved = format.resolved(in: .current)
    return format.conversion.read(
      presentFormatting?.current ?? resolved.format.formatted(text: input.shownText), resolved)
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
      self.value = format.conversion.content(value, format.resolved(in: .current))
    }
  }
}

/// Formats for Formwork's own front ends, which choose them at run time.
extension FormworkControl {
  /// Masks the control with a pattern that may contain a mistake.
  package func setMask(
    _ pattern: String?, syntax: Mask.Syntax? = nil, alternatives: [String] = [],
    strategy: MaskSet.Strategy = .wholeString, notations: [Mask.Notation] = [],
    options: Mask.Options = Mask.Options(), acceptsMasksWithoutSlots: Bool = false
  ) {
    setFormat(
      pattern.map { pattern in
        var mask = MaskDefinition(pattern, syntax: syntax, notations: notations)
        mask.alternatives = alternatives.map { .init($0) }
        mask.strategy = strategy
        return FormatDefinition(.mask(mask), options: options)
      }, acceptsMasksWithoutSlots: acceptsMasksWithoutSlots)
  }

  /// The format including all settings; setting it replaces the format to which the settings apply.
  package var inputFormat: AnyInputFormat? {
    get { presentFormatting?.format }
    nonmutating set {
      setFormat(newValue.map { FormatDefinition(.custom(CustomFormat($0))) })
    }
  }

  /// Formats the text with a format of any type.
  package func setInputFormat(_ format: some InputFormat) {
    inputFormat = AnyInputFormat(format)
  }

  /// Replaces the format to which the other settings apply.
  ///
  /// - Parameters:
  ///   - format: The format; `nil` for any text.
  ///   - chosen: The format as the app has set it, with the type of its value.
  ///   - context: The locale and the region.
  ///   - resolved: The format in the context, if it has been created already.
  ///   - acceptsMasksWithoutSlots: Whether a mask without slots isn't a mistake.
  func setFormat(
    _ format: FormatDefinition?, chosen: FieldFormat<String>? = nil,
    in context: FormatContext = .current, resolved: ResolvedFormat? = nil,
    acceptsMasksWithoutSlots: Bool = false
  ) {
    if format == nil, presentFormatting == nil { return }
    let formatting = formatting
    let old = formatting.guideError
    formatting.request.wrongNames[.syntax] = nil
    formatting.request.chosen = chosen
    formatting.request.ready = resolved.map { (format, $0) }
    if format == nil { formatting.request.inspectedMask.pattern = nil }
    formatting.change { settings in
      settings.format = format
      settings.context = context
      settings.acceptsMasksWithoutSlots = acceptsMasksWithoutSlots
    }
    if old == nil { formatting.logGuideError() }
  }
}
#endif
