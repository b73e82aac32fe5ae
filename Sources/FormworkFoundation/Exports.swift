@_exported public import Formwork
@_exported public import FormworkDefinition
