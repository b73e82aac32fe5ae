@_exported public import Formwork
