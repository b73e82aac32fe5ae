#if canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import UIKit

/// A view that draws one box of a code.
///
///     final class Circle: UIView, CodeBoxView {
///       func show(_ box: CodeBox) {
///         backgroundColor = box.isInvalid ? .systemRed : box.isActive ? .label : .placeholderText
///       }
///     }
///
///     CodeUITextField(layout: CodeBoxLayout(length: 4), makeBox: { Circle() })
@MainActor
public protocol CodeBoxView: UIView {
  /// Shows the state of the box.
  func show(_ box: CodeBox)
}

/// The box that this package draws: a filled field with a line below, which is red if something is wrong.
public final class StandardCodeBoxView: UIView, CodeBoxView {
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)

  /// Creates a box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a box from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    #if !os(tvOS)
    backgroundColor = .tertiarySystemFill
    #endif
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(line)
  }

  /// Places the character and the line.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
  }

  /// Shows the state of the box.
  public func show(_ box: CodeBox) {
    label.text = box.text
    line.isHidden = !box.isActive && !box.isInvalid
    line.backgroundColor = box.isInvalid ? .systemRed : .label
  }
}
#endif
