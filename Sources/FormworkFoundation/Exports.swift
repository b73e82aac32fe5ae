@_exported public import Formwork
@_exported public import FormworkFormats
@_exported public import FormworkLocales
@_exported public import FormworkNumbers
@_exported public import FormworkRegex
