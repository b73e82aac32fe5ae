#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import FormworkMasks
public import FormworkCompatibility

/// The settings of a mask that an object brings to the fields that it is set on as their delegate.
///
/// A setting that is changed shows at the next contact with a field, or at the end of the turn.
#if canImport(ObjectiveC)
@objcMembers
#endif
@MainActor
open class MaskedTextInputSettings: NSObject {
  /// The pattern, in brackets. One that can't be read leaves fields unmasked, which is logged;
  /// ``FormworkControl/error`` says what is wrong with it.
  @IBInspectable
  open var primaryMaskFormat: String = "" { didSet { settingsDidChange() } }

  /// Whether literals that are certain appear after the caret.
  @IBInspectable
  open var autocomplete: Bool = true { didSet { settingsDidChange() } }

  /// Whether a certain prefix appears when an empty field gets the focus.
  ///
  /// A field whose `textContentType` invites AutoFill shows none, unless it is asked to itself:
  /// suggestions are offered for empty fields only.
  @IBInspectable
  open var autocompleteOnFocus: Bool = true { didSet { settingsDidChange() } }

  /// Whether a deletion also removes the literals left at the end.
  @IBInspectable
  open var autoskip: Bool = false { didSet { settingsDidChange() } }

  /// Whether the mask fills from its right end.
  @IBInspectable
  open var rightToLeft: Bool = false { didSet { settingsDidChange() } }

  /// More patterns, of which the best fit is shown.
  open var affineFormats: [String] = [] { didSet { settingsDidChange() } }

  /// How the fit of a pattern is measured.
  open var affinityCalculationStrategy = AffinityCalculationStrategy.wholeString {
    didSet { settingsDidChange() }
  }

  /// Symbols of your own for slots inside square brackets.
  open var customNotations: [Notation] = [] { didSet { settingsDidChange() } }

  /// Whether a blank is let into an empty field, as suggestions of the keyboard begin with one.
  open var allowSuggestions = true

  /// Has no effect: the caret is right in the same turn, and put back should the system move it.
  open var atomicCaretMovement = false

  /// Has no effect, like the property that it was renamed to.
  @available(*, deprecated, renamed: "atomicCaretMovement")
  open var atomicCursorMovement: Bool {
    get { atomicCaretMovement }
    set { atomicCaretMovement = newValue }
  }

  /// Whether caret and selection stay behind the literals before the first typed character.
  open var nonRemovablePrefix = false { didSet { settingsDidChange() } }

  /// Whether a key is rejected when the listener's `shouldChange…` answers no; its answer is
  /// ignored unless you say otherwise.
  open var respectsListenerDecision = false

  /// Creates settings with an empty pattern.
  nonisolated public override init() {
    super.init()
  }

  /// Creates settings.
  ///
  /// It is public for the sake of subclasses in apps: one that is hidden would keep them from having the
  /// initializers of their own class.
  nonisolated public init(
    primaryFormat: String, autocomplete: Bool, autocompleteOnFocus: Bool, autoskip: Bool,
    rightToLeft: Bool, affineFormats: [String],
    affinityCalculationStrategy: AffinityCalculationStrategy, customNotations: [Notation],
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

  /// Takes note that a setting is another one.
  func settingsDidChange() {}
}
#endif
