import Foundation

// `flash do`, `flash ask`, `flash eval` and `flash export`: what needs a model, and Foundation, is a
// program of its own, so that `flash` itself starts in milliseconds.
exit(await AgentTool.run(Array(CommandLine.arguments.dropFirst())))
