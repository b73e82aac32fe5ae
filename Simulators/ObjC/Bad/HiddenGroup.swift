// expect: 'formwork_isValid' is unavailable: Use isValid.
import Formwork
import UIKit

/// Swift has the members of a group that Objective-C has these selectors for.
@MainActor func isReady(_ form: TextFieldGroup) -> Bool { form.formwork_isValid }
