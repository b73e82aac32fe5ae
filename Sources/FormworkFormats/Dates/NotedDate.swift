/// The meaning of tokens in another notation than that of the fields, token by token.
struct NotedDate {
  var fields = DateTimeComponents()

  /// The role of each token; `nil` if it isn't known yet.
  var roles: [Role?]

  /// Whether the text contains AM or PM, or the hour makes it clear.
  var hasPeriod = false

  /// Whether two digits next to a month's name are the year only because nothing follows them.
  var hasBareYear = false

  enum Role {
    case year, month, day, hour, minute, second, noise

    /// A fraction of a second or a UTC offset, which are ignored.
    case ignored
  }
}
