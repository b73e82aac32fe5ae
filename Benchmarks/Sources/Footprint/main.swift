import FormworkMasks

// One mask and a session: what a program grows by is what these take along.
var session = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
for argument in CommandLine.arguments { session.insert(argument) }
print(session.current.text)
