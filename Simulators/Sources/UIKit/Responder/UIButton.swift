public import Foundation

/// A button.
@MainActor open class UIButton: UIControl, @unchecked Sendable {
  /// The looks of the button.
  public enum ButtonType: Int, Sendable { case custom, system }

  private var titles: [State.RawValue: String] = [:]

  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Creates a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if state == .normal { label.text = title }
  }

  /// Sets the colour of what the button says in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { label.textColor = color }

  private lazy var label = UILabel(frame: .zero)

  /// The label of the title.
  open var titleLabel: UILabel? { label }

  open override var intrinsicContentSize: CGSize { label.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
}

extension UIControl {
  /// How a control is.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = State([])
  }
}

extension UIControl {
  /// Presses the control, if it can be used, and ends the turn.
  public func press() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
    Simulation.current.endTurn()
  }
}
