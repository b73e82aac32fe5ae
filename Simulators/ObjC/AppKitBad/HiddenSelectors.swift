// expect: 'formwork_unmaskedText' is unavailable: Use formwork.value.
import AppKit
import Formwork

/// Swift has `formwork` for what Objective-C has these selectors for.
@MainActor func value(of field: NSTextField) -> String { field.formwork_unmaskedText }
