@_exported public import FormworkFoundation
