@_exported public import FormworkRules
