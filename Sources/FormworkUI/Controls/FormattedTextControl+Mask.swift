#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkMasks

extension FormattedTextControl {
  /// Masks the field with a pattern; what is typed takes its form from now on.
  ///
  ///     override func viewDidLoad() {
  ///       super.viewDidLoad()
  ///       phoneField.setMask("+1 ([000]) [000]-[0000]")
  ///       cardField.setMask("#### #### #### ####", syntax: .hash(.digit))
  ///     }
  ///
  /// The field stays what it is: its class, its delegate and its targets are the app's. The text
  /// that is there already is formatted at once, and no event is sent for it. A pattern that
  /// can't be read leaves the field unmasked; ``inputFormatError`` says what is wrong with it,
  /// and where. Where the pattern is known only at run time, make a `Mask` with `try` and set
  /// ``inputFormat``.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, or `nil` for none: a restriction, a value pattern and a maximum
  ///     length stay.
  ///   - syntax: How the patterns are written.
  ///   - alternatives: More patterns; the one that fits best is shown.
  ///   - strategy: How the fit is measured.
  ///   - notations: Symbols of your own for slots inside square brackets.
  ///   - options: How the mask edits and shows.
  /// - Complexity: O(*n*) in the lengths of the patterns and the text.
  public func setMask(
    _ pattern: String?, syntax: Mask.Syntax = .brackets, alternatives: [String] = [],
    strategy: MaskSet.Strategy = .wholeString, notations: [Mask.Notation] = [],
    options: Mask.Options = Mask.Options()
  ) {
    let formatting = formwork.formatting
    formatting.request.wrongNames[.syntax] = nil
    formatting.change { settings in
      settings.format = nil
      settings.mask = pattern.map {
        MaskSettings(
          $0, syntax: syntax, notations: notations, alternatives: alternatives,
          strategy: strategy, options: options)
      }
    }
  }

  /// The format of the field, however it was set; setting one replaces the pattern and all other
  /// settings, and `nil` takes everything off the field.
  ///
  ///     field.inputFormat = AnyInputFormat(try Mask(pattern))
  ///
  /// Without a format the control is as it was before it had one: delegate, targets, formatter,
  /// keyboard and undo. Its text stays.
  public var inputFormat: AnyInputFormat? {
    get { formwork.presentFormatting?.format }
    set {
      if newValue == nil, formwork.presentFormatting == nil { return }
      formwork.formatting.replaceSettings(by: newValue)
    }
  }

  /// Formats what is typed by a format of any type.
  ///
  ///     field.setInputFormat(AllowedCharacters.letters.limited(to: 8))
  public func setInputFormat(_ format: some InputFormat) {
    inputFormat = AnyInputFormat(format)
  }

  /// Why the field has no format although one was asked for; `nil` if all is well.
  ///
  /// The same sentence is logged. It shows the pattern, never the text.
  public var inputFormatError: InputFormatError? {
    formwork.presentFormatting?.request.error
  }
}
#endif
