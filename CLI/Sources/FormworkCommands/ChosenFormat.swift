import Formwork

/// The format that the arguments choose.
struct ChosenFormat {
  let format: AnyInputFormat

  /// What its definition says of undo.
  var undoSteps: UndoSteps?

  /// The digits that are all the same to it, if there are any.
  var likeDigits: LikeDigits?
}
