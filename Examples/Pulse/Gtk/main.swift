import CAdwaita

exit(Pulse.run(arguments: Array(CommandLine.arguments.dropFirst())))
