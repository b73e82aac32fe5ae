public import Foundation

/// A view that shows a part of its content.
@MainActor open class UIScrollView: UIView, ScrollDelegateHolder, @unchecked Sendable {
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How insets take part in scrolling.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What dragging does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The space around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What dragging does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether dragging scrolls.
  open var isScrollEnabled = true
  /// Whether a finger scrolls just now.
  open var isDragging = false

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The part of the content that stands at the view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      tellScroll()
    }
  }

  func tellScroll() { scrollDelegate?.scrollViewDidScroll?(self) }

  /// The space around the content, that of the safe area included.
  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
  }

  /// Scrolls, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls no farther than needed until `rect` of the content is between the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    func shift(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat
    {
      if low < seenLow || high - low > seenHigh - seenLow { return low - seenLow }
      return max(high - seenHigh, 0)
    }
    func limit(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    let x = bounds.minX + shift(rect.minX, rect.maxX, seen.minX, seen.maxX)
    let y = bounds.minY + shift(rect.minY, rect.maxY, seen.minY, seen.maxY)
    let offset = CGPoint(
      x: limit(x, 0 - insets.left, contentSize.width + insets.right - bounds.width),
      y: limit(y, 0 - insets.top, contentSize.height + insets.bottom - bounds.height))
    setContentOffset(offset, animated: animated)
  }
}

/// What a scroll view tells; every method is optional, and the double calls the first only.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that a finger is about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Stands for a method that isn't implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.absent(()) }
  /// Stands for a method that isn't implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.absent(())
  }
  /// The method `scrollViewDidScroll`, if there is one.
  public var scrollViewDidScroll: ScrollViewCall? {
    ScrollViewCall { [self] view in
      OptionalRequirement.ask(self, "scrollViewDidScroll:") {
        $0.scrollViewDidScroll(view)
      }
    }
  }
  /// The method `scrollViewWillBeginDragging`, if there is one.
  public var scrollViewWillBeginDragging: ScrollViewCall? {
    ScrollViewCall { [self] view in
      OptionalRequirement.ask(self, "scrollViewWillBeginDragging:") {
        $0.scrollViewWillBeginDragging(view)
      }
    }
  }
}

/// A call of an optional method of a scroll view's delegate; `nil` if not implemented.
@MainActor public struct ScrollViewCall {
  let call: (UIScrollView) -> Void?

  /// Tells about `scrollView`.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Void? { call(scrollView) }
}

/// Gives scroll views their delegate in an extension, so that text views can have one of another
/// type: Swift classes can't narrow a property, as Objective-C does here.
@MainActor public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
  /// Who is told about scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
