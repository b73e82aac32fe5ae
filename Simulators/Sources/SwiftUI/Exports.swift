// As SwiftUI does. It also hides Foundation's own main queue, whose work would run after the test.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import AppKit
#endif
