#if canImport(AppKit) && !canImport(UIKit)
import Formwork

/// The settings of a control by their names, as Objective-C gives them.
///
/// A name that stands for nothing leaves the control without a format, and is reported.
@MainActor
struct NamedSettings {
  let formatting: ControlFormatting

  func setMask(_ pattern: String?, syntax name: String) {
    do {
      let mask = try pattern.map { pattern throws(InputFormatError) in
        MaskSettings(pattern, syntax: try Mask.Syntax(name: name))
      }
      formatting.change { settings in
        settings.format = nil
        settings.mask = mask
      }
    } catch {
      formatting.fail(error)
    }
  }

  func setRestriction(_ name: String?) {
    do {
      let restriction = try name.map { name throws(InputFormatError) in
        try InputRestriction(named: name)
      }
      formatting.change { settings in
        settings.format = nil
        settings.restriction = restriction
      }
    } catch {
      formatting.fail(error)
    }
  }
}
#endif
