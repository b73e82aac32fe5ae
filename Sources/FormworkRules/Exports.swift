@_exported public import FormworkMasks
