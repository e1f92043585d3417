extension Generator {
  static func bank(_ section: Section) -> Bank {
    switch section {
    case .sports:
      Bank(
        subjects: [
          "Captain", "Relay team", "Young keeper", "Coastal club", "Judo trainer", "Title holder",
          "Ski patrol",
        ],
        actions: [
          "takes the lead", "changes tactics", "wins a replay", "asks for patience",
          "breaks a long silence", "goes unbeaten",
        ],
        codas: [
          "in the away match", "before the winter break", "after extra time", "on wet grass",
          "with ten players",
        ])
    case .tech, .science:
      Bank(
        subjects: [
          "Open lab", "Student team", "Weather satellite", "Tiny sensor", "Retired engineer",
          "Night shift", "Deep-sea probe",
        ],
        actions: [
          "solves an old puzzle", "shares its plans", "passes the cold test", "finds a simpler way",
          "doubles its range", "surprises its makers",
        ],
        codas: [
          "with parts from a kitchen", "after nine failures", "in record time",
          "on a borrowed battery", "without any fuss",
        ])
    case .culture, .video, .opinion:
      Bank(
        subjects: [
          "Village theatre", "Brass band", "Young director", "Print workshop", "Puppet maker",
          "Reading circle", "Street painter",
        ],
        actions: [
          "opens its doors", "plays to a full house", "starts again", "answers its critics",
          "returns to the stage", "rewrites the ending",
        ],
        codas: [
          "after a long pause", "for one night only", "in a former dairy", "with a borrowed piano",
          "by candlelight",
        ])
    case .health, .food, .travel:
      Bank(
        subjects: [
          "Mountain inn", "Corner bakery", "Market gardener", "School canteen", "Island clinic",
          "Spice trader", "Walking club",
        ],
        actions: [
          "keeps it simple", "shares a secret", "feeds the valley", "waits for spring",
          "tries the long way", "welcomes everyone",
        ],
        codas: [
          "from dawn to noon", "with what the season gives", "against all advice",
          "on the first Sunday", "at the edge of the map",
        ])
    case .top, .world, .business:
      Bank(
        subjects: [
          "Harbour town", "Regional council", "Ferry company", "Mountain village", "Old port",
          "Border district", "Rail union",
        ],
        actions: [
          "agrees on a budget", "opens a new line", "reopens the old mill", "plans a second bridge",
          "votes for the orchard", "celebrates a quiet year",
        ],
        codas: [
          "before the winter", "after months of talks", "to general surprise",
          "with help from abroad", "by a single vote",
        ])
    }
  }
}
