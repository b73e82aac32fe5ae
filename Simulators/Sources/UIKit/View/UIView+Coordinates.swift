public import Foundation

/// Something with coordinates of its own on a screen.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space, in its own coordinates.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns `point` of this space in the coordinates of `space`.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    let onScreen = (self as? UIView)?.pointOnScreen(point) ?? point
    return (space as? UIView)?.point(onScreen: onScreen) ?? onScreen
  }

  /// Returns `point` of `space` in the coordinates of this space.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }

  /// Returns `rect` of this space in the coordinates of `space`.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    outline(of: rect) { convert($0, to: space) }
  }

  /// Returns `rect` of `space` in the coordinates of this space.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {
  /// Returns `point` in the coordinates of `view`, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    guard window === view.window else { return view.point(onScreen: pointOnScreen(point)) }
    return view.point(inRoot: inRoot)
  }

  /// Returns `point` of `view`, or of the window, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return self.point(inRoot: point) }
    return view.convert(point, to: self)
  }

  /// Returns `rect` in the coordinates of `view`, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    outline(of: rect) { convert($0, to: view) }
  }

  /// Returns `rect` of `view`, or of the window, in the coordinates of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    outline(of: rect) { convert($0, from: view) }
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    point.moved(-bounds.midX, -bounds.midY).applying(transform).moved(center.x, center.y)
  }

  private func point(inSuperview point: CGPoint) -> CGPoint {
    point.moved(-center.x, -center.y).applying(transform.inverted())
      .moved(bounds.midX, bounds.midY)
  }

  /// The coordinates of the root are those of its own bounds, wherever it stands on the screen.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    superview.map { $0.pointInRoot(pointInSuperview(point)) } ?? point
  }

  private func point(inRoot point: CGPoint) -> CGPoint {
    superview.map { self.point(inSuperview: $0.point(inRoot: point)) } ?? point
  }

  func pointOnScreen(_ point: CGPoint) -> CGPoint {
    superview.map { $0.pointOnScreen(pointInSuperview(point)) } ?? pointInSuperview(point)
  }

  func point(onScreen point: CGPoint) -> CGPoint {
    self.point(inSuperview: superview?.point(onScreen: point) ?? point)
  }

  /// The parts of the bounds that lie outside of the window's safe area.
  func unsafeEdges() -> UIEdgeInsets {
    guard let window else { return .zero }
    let safe = window.bounds.inset(by: window.deviceSafeArea)
    let place = convert(bounds, to: window)
    let extra = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: min(max(safe.minY - place.minY, 0), place.height),
      left: min(max(safe.minX - place.minX, 0), place.width),
      bottom: min(max(place.maxY - safe.maxY, 0), place.height),
      right: min(max(place.maxX - safe.maxX, 0), place.width)) + extra
  }

  func tellSafeArea() {
    safeAreaInsetsDidChange()
    for view in subviews { view.tellSafeArea() }
  }
}

/// Returns the smallest rectangle around the four corners of `rect`, wherever `map` puts them.
@MainActor func outline(of rect: CGRect, through map: (CGPoint) -> CGPoint) -> CGRect {
  let corners = [
    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
  ].map(map)
  let (xs, ys) = (corners.map(\.x), corners.map(\.y))
  guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
    return rect
  }
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
