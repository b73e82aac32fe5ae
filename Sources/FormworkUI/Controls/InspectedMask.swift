#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Formwork

/// What Interface Builder or Objective-C says of a mask, piece by piece and in no order that is
/// promised.
///
/// The mask is made anew with each piece, from all pieces that are there.
struct InspectedMask: Hashable, Sendable {
  /// The pattern; none of the other pieces matter without it.
  var pattern: String?

  /// The name of the syntax.
  var syntax = "brackets"

  /// How the mask edits and shows.
  var options = Mask.Options()
}

/// What is chosen by a name in a storyboard or from Objective-C.
enum NamedSetting: CaseIterable {
  case syntax, restriction
}

extension FormattedTextControl {
  /// What is known of the mask from Interface Builder; setting it masks the control.
  var inspectedMask: InspectedMask {
    get { formwork.presentFormatting?.request.inspectedMask ?? InspectedMask() }
    set {
      formwork.formatting.request.inspectedMask = newValue
      do throws(InputFormatError) {
        let syntax = try Mask.Syntax(name: newValue.syntax)
        setMask(newValue.pattern, syntax: syntax, options: newValue.options)
      } catch {
        report(error, as: .syntax)
      }
    }
  }

  /// The restriction by its name; a name that stands for nothing is reported.
  var restrictionName: String? {
    get { restriction?.name }
    set {
      do throws(InputFormatError) {
        restriction = try newValue.map { name throws(InputFormatError) in
          try InputRestriction(named: name)
        }
      } catch {
        report(error, as: .restriction)
      }
    }
  }

  /// Takes note that a name stands for nothing.
  private func report(_ error: InputFormatError, as setting: NamedSetting) {
    let formatting = formwork.formatting
    formatting.request.wrongNames[setting] = error
    formatting.change { settings in
      settings.format = nil
      switch setting {
      case .syntax: settings.mask = nil
      case .restriction: settings.restriction = nil
      }
    }
  }
}
#endif
