import FlashClient
import FlashOracles

extension OwnCommand {
  static let watch = OwnCommand(
    word: "watch", summary: "Look for what is wrong with the screen",
    usage: "[SNAPSHOT…] [options]",
    options: [
      ExtraOption("follow", "look again on each change, until Ctrl-C"),
      ExtraOption("strict", "touch targets of 44x44 points instead of 24x24"),
      ExtraOption("only", value: "names of oracles, with commas", "run these oracles alone"),
      SharedOptions.app,
      ExtraOption("json", "the findings as JSON"),
    ],
    examples: [
      "flash watch", "flash open search query=river + watch --strict",
      "flash tap article.save + watch --only dead-tap", "flash watch home.json",
    ],
    notes: [
      (
        "Oracles",
        Oracle.all.map { oracle in
          oracle.name + String(repeating: " ", count: max(1, 30 - oracle.name.count))
            + oracle.summary
        }
      ),
      (
        "What silence means",
        [
          "The exit code is 0 without a finding, 1 with one or more, and 2 where a snapshot cannot be",
          "read. Without a finding it is said that",
          "\(Report.nothingFound).",
        ]
      ),
    ])

  static let diff = OwnCommand(
    word: "diff", summary: "Say what differs between two snapshots or two pictures",
    usage: "BEFORE AFTER [options]",
    options: [
      ExtraOption("tree", value: "a snapshot", "names the regions of pictures by its elements"),
      ExtraOption(
        "tolerance", value: "a number from 0 to 255, 16 unless given",
        "how much a pixel may differ"),
      ExtraOption("json", "the differences as JSON"),
    ],
    examples: [
      "flash diff before.json after.json", "flash diff before.png after.png --tree after.json",
    ],
    notes: [
      (
        "Files",
        [
          "Snapshots are kept by 'flash tree --save FILE', pictures by 'flash shot --out FILE'.",
          "The exit code is 0 where they are the same, 1 where they differ, and 2 where they cannot",
          "be compared: a file that is missing, that is neither, or pictures of two sizes.",
        ]
      )
    ])
}
