import CPulseAdwaita

exit(Pulse.run(arguments: Array(CommandLine.arguments.dropFirst())))
