@_exported public import FormworkMasks
@_exported public import FormworkPhoneNumbers
