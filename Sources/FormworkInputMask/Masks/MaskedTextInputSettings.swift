#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import FormworkMasks

/// The settings of a mask for the fields of a delegate.
///
/// A changed setting takes effect at the next call from a field, or at the end of the turn.
#if canImport(ObjectiveC)
@objcMembers
#endif
@MainActor
open class MaskedTextInputSettings: NSObject {
  /// The pattern, in bracket syntax. If it can't be read, fields stay unmasked, the mistake is
  /// logged, and ``FormworkControl/error`` describes it.
  @IBInspectable
  open var primaryMaskFormat: String = "" { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether fixed literals appear after the caret.
  @IBInspectable
  open var autocomplete: Bool = true { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a fixed prefix appears when an empty field gets the
  /// focus.
  ///
  /// A field whose `textContentType` invites AutoFill shows none, unless the field's own setting
  /// asks for it, because the system only offers to fill in empty fields.
  @IBInspectable
  open var autocompleteOnFocus: Bool = true { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a deletion also removes the literals that are then at
  /// the end.
  @IBInspectable
  open var autoskip: Bool = false { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether the mask fills from its right end.
  @IBInspectable
  open var rightToLeft: Bool = false { didSet { settingsDidChange() } }

  /// Other patterns. The pattern that fits the text best is used.
  open var affineFormats: [String] = [] { didSet { settingsDidChange() } }

  /// The measure of how well a pattern fits.
  open var affinityCalculationStrategy = AffinityCalculationStrategy.wholeString {
    didSet { settingsDidChange() }
  }

  /// Your own symbols for slots inside square brackets.
  open var customNotations: [Mask.Notation] = [] { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether an empty field accepts a space, with which keyboard
  /// suggestions begin.
  open var allowSuggestions = true

  /// A setting without effect, because the caret is always correct within the same turn.
  open var atomicCaretMovement = false

  /// A setting without effect, under its former name.
  @available(*, deprecated, renamed: "atomicCaretMovement")
  open var atomicCursorMovement: Bool {
    get { atomicCaretMovement }
    set { atomicCaretMovement = newValue }
  }

  /// A Boolean value that indicates whether the caret and the selection stay after the literals at
  /// the beginning.
  open var nonRemovablePrefix = false { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a key is rejected if the listener's `shouldChange…`
  /// returns `false`. The default is `false`.
  open var respectsListenerDecision = false

  /// Creates settings with an empty pattern.
  nonisolated public override init() {
    super.init()
  }

  /// Creates settings.
  ///
  /// It is public so that subclasses in apps inherit the initializers of their own superclass.
  nonisolated public init(
    primaryFormat: String, autocomplete: Bool, autocompleteOnFocus: Bool, autoskip: Bool,
    rightToLeft: Bool, affineFormats: [String],
    affinityCalculationStrategy: AffinityCalculationStrategy, customNotations: [Mask.Notation],
    allowSuggestions: Bool
  ) {
    primaryMaskFormat = primaryFormat
    self.autocomplete = autocomplete
    self.autocompleteOnFocus = autocompleteOnFocus
    self.autoskip = autoskip
    self.rightToLeft = rightToLeft
    self.affineFormats = affineFormats
    self.affinityCalculationStrategy = affinityCalculationStrategy
    self.customNotations = customNotations
    self.allowSuggestions = allowSuggestions
    super.init()
  }

  /// Handles a changed setting.
  func settingsDidChange() {}
}
#endif
