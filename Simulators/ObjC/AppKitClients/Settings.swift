import AppKit
import Formwork

/// The settings that AppKit's controls share with those of UIKit, and those of its own.
@MainActor func set(_ control: NSTextField, _ view: NSTextView, _ field: NSTextField) {
  control.formwork.format = .mask("+1 ([000])", options: Mask.Options(autoskip: true))
  control.formwork.completesOnFocus = true
  control.formwork.locksPrefix = true
  control.formwork.rejectionAnnouncement = nil
  control.formwork.beepsOnRejection = false
  control.formwork.valuePattern = "[0-9]+"
  view.formwork.delegateRanges = .value
  view.formwork.formatsAssignedText = false
  field.formwork.format = nil
}
