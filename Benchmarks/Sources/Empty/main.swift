// A program that does nothing, for comparison with the size of others.
for argument in CommandLine.arguments { print(argument) }
