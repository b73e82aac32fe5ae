public import Foundation

/// A text that can't be edited.
@MainActor open class UILabel: UIView, @unchecked Sendable {
  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font of what has none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of what has none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The number of lines; 0 is no limit.
  open var numberOfLines = 1
  /// Whether the font follows the size that the person chose.
  open var adjustsFontForContentSizeCategory = false

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    attributedText?.size(in: font ?? .systemFont(ofSize: 17)) ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
