@_exported public import FormworkMasks
@_exported public import FormworkDefinition
@_exported public import FormworkLocales
@_exported public import FormworkNumbers
@_exported public import FormworkRegex
