import CGtk

exit(Pulse.run(arguments: Array(CommandLine.arguments.dropFirst())))
