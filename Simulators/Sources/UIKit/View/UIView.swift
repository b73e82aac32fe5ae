public import Foundation

/// A step between responders and views, which lets `UIView.init()` be isolated as Apple's is.
@MainActor open class UIViewBase: UIResponder, @unchecked Sendable {
  /// Creates a view; public so that subclasses elsewhere inherit `init()`.
  public init(isView: Void) { super.init() }
}

/// A view without a picture.
@MainActor open class UIView: UIViewBase, @unchecked Sendable {
  /// The part of the plane of its content that the view shows.
  open var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { resized() } }
  }
  /// The place of the middle in the superview.
  open var center: CGPoint
  /// How the view is moved, scaled and turned about its middle.
  open var transform = CGAffineTransform.identity
  /// How opaque the view is.
  open var alpha: CGFloat = 1
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether what is outside of the bounds is hidden.
  open var clipsToBounds = false
  /// The controller whose view this is.
  weak var controller: UIViewController?
  private var needsLayout = true

  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The view around.
  open private(set) weak var superview: UIView?
  /// A number for the app.
  open var tag = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// How the layout direction is chosen.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The colour of controls.
  open var tintColor: UIColor?

  /// Whether assistive technologies see the view.
  open var isAccessibilityElement = false
  /// What the view is.
  open var accessibilityLabel: String?
  /// What using it does.
  open var accessibilityHint: String?
  /// What it holds.
  open var accessibilityValue: String?
  /// What it holds, with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString?
  /// What else can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// Creates a view.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init(isView: ())
  }

  /// Creates a view from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) {
    (bounds, center) = (.zero, .zero)
    super.init(isView: ())
  }

  /// Creates a view without size.
  public convenience init() { self.init(frame: .zero) }

  /// The place in the superview: the outline of the transformed bounds.
  open var frame: CGRect {
    get { outline(of: bounds, through: pointInSuperview) }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The window that holds the view.
  open var window: UIWindow? { superview?.window }

  /// How far bars and the edges of the screen reach into the view.
  open var safeAreaInsets: UIEdgeInsets { unsafeEdges() }

  /// Tells that ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// The direction that comes of `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: Simulation.current.layoutDirection
    }
  }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    setNeedsLayout()
    view.moved()
  }

  /// Takes the view out of its superview, ending an edit inside.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    moved()
  }

  /// Whether `view` is this view or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Whether a point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the view in front that a touch at a point reaches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy.compactMap {
      $0.hitTest(self.convert(point, to: $0), with: event)
    }.first ?? self
  }

  /// Puts a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Tells that the window changed.
  open func didMoveToWindow() {}

  /// Tells that the superview changed.
  open func didMoveToSuperview() {}

  /// Ends an edit inside the view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = Simulation.current.firstResponder as? UIView else { return false }
    let isInside = sequence(first: first, next: \.superview).contains { $0 === self }
    return isInside && first.resignFirstResponder()
  }

  /// Asks for a layout, which comes at the end of the turn.
  open func setNeedsLayout() {
    needsLayout = true
    Simulation.current.viewsToLayOut.append(Weak(self))
  }

  /// Lays out what asked for it, in this view and inside; views around that asked come first.
  open func layoutIfNeeded() {
    if let superview, superview.needsLayout { return superview.layoutIfNeeded() }
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      placeKeyboardLayoutGuide()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the views inside; there are no constraints.
  open func layoutSubviews() {}

  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// Sets how strongly the view keeps from growing; there are no constraints.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sets how strongly the view keeps from shrinking; there are no constraints.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Returns the best size within `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the best size.
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

  /// Asks for a drawing; there is none.
  open func setNeedsDisplay() {}
  /// Tells that the content asks for another size.
  open func invalidateIntrinsicContentSize() {}

  private func resized() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func moved() {
    didMoveToSuperview()
    tellWindow()
  }

  private func tellWindow() {
    didMoveToWindow()
    if window != nil { setNeedsLayout() }
    for view in subviews { view.tellWindow() }
  }
}
