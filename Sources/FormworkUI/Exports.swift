@_exported public import Formwork
@_exported public import FormworkFoundation
#if canImport(AppKit) && !canImport(UIKit)
@_exported public import FormworkFormatter
#endif
