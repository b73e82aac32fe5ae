#if canImport(UIKit)
public import UIKit

/// A view of the platform.
public typealias PlatformView = UIView

/// A window of the platform.
public typealias PlatformWindow = UIWindow

typealias PlatformRepresentable = UIViewRepresentable

@MainActor enum Screen {
  static func makeView() -> UIView { UIView(frame: Simulation.current.screen.bounds) }

  static func makeWindow(showing view: UIView) -> UIWindow {
    let window = UIWindow(frame: Simulation.current.screen.bounds)
    window.addSubview(view)
    return window
  }
}
#else
public import AppKit

/// A view of the platform.
public typealias PlatformView = NSView

/// A window of the platform.
public typealias PlatformWindow = NSWindow

typealias PlatformRepresentable = NSViewRepresentable

@MainActor enum Screen {
  static func makeView() -> NSView { NSView() }

  static func makeWindow(showing view: NSView) -> NSWindow {
    let window = NSWindow()
    window.addSubview(view)
    return window
  }
}
#endif
