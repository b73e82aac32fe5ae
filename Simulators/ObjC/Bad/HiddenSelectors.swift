// expect: 'formwork_unmaskedText' is unavailable: Use formwork.value.
import Formwork
import UIKit

/// Swift has `formwork` for what Objective-C has these selectors for.
@MainActor func value(of field: UITextField) -> String { field.formwork_unmaskedText }
