@_exported public import FormworkFormats
