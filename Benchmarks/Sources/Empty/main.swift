// What a program takes that does nothing but what any other does.
for argument in CommandLine.arguments { print(argument) }
