@_exported public import FormworkDefinition
