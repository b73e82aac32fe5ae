@_exported public import FormworkText
