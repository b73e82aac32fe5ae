@_exported public import FormworkCompatibility
@_exported public import FormworkUI
