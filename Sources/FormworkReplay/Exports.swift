@_exported public import FormworkCore
