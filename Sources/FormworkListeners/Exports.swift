@_exported public import FormworkNumbers
@_exported public import FormworkUI
