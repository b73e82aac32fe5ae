// One import for everything that works without Foundation.
@_exported public import FormworkEntry
@_exported public import FormworkField
@_exported public import FormworkFilters
@_exported public import FormworkLocales
@_exported public import FormworkMasks
@_exported public import FormworkNumbers
@_exported public import FormworkPhoneNumbers
@_exported public import FormworkPresets
@_exported public import FormworkRegex
@_exported public import FormworkText
