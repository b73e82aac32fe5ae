import FormworkMasks

// A program with one mask and a session. Its size, compared with that of `Empty`, is what these add.
var session = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
for argument in CommandLine.arguments { session.insert(argument) }
print(session.current.text)
