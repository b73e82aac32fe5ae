@_exported public import Formwork
@_exported public import FormworkField
@_exported public import FormworkRegex
