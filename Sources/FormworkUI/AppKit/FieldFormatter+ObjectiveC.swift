#if canImport(AppKit) && !canImport(UIKit) && canImport(ObjectiveC)
import AppKit

extension FieldFormatter {
  /// An archived field comes back with a formatter that serves any field; its adapter isn't archived.
  override var classForCoder: AnyClass { MaskFormatter.self }
}
#endif
