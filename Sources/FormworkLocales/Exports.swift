@_exported public import FormworkNumbers
