import AppKit
import FormworkUI

/// The settings that AppKit's controls share with those of UIKit, and those of its own.
@MainActor func set(_ control: any FormattedTextControl, _ view: NSTextView, _ field: NSTextField) {
  control.setMask("+1 ([000])", options: Mask.Options(autoskip: true))
  control.completesOnFocus = true
  control.locksPrefix = true
  control.rejectionAnnouncement = nil
  control.beepsOnRejection = false
  control.valuePattern = "[0-9]+"
  view.delegateRanges = .value
  view.formatsAssignedText = false
  field.inputFormat = nil
}
