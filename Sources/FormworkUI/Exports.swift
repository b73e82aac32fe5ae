@_exported public import FormworkMasks
@_exported public import FormworkField
@_exported public import FormworkRegex
#if canImport(AppKit) && !canImport(UIKit)
@_exported public import FormworkFormatter
#endif
