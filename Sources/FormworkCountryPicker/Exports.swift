@_exported public import FormworkUI
