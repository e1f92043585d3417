extension Archive {
  static let scienceStories = [
    StoryText(
      "Moss that survives a year without light",
      "Botanists found it under a glacier, still green."),
    StoryText(
      "New clock loses a second in ten billion years",
      "It is small enough to carry and may redraw maps of the sea floor."),
    StoryText(
      "Whales share songs across two oceans",
      "Recordings show a melody that travelled for six years."),
    StoryText(
      "Why bread smells the same everywhere",
      "Chemists trace the scent to a handful of molecules."),
    StoryText(
      "A comet returns, on time to the minute",
      "Schoolchildren computed its path by hand in April."),
    StoryText(
      "Bees can count, and they start from the left",
      "The order seems to be inborn, a new study suggests."),
  ]

  static let businessStories = [
    StoryText(
      "Bicycle maker hands the company to its workers",
      "The founder keeps one share and the right to ride."),
    StoryText(
      "Repair shops outnumber phone shops for the first time",
      "A law on spare parts changed the high street in a year."),
    StoryText(
      "Bank opens branches inside village post offices",
      "Counters closed in the cities move to where they are missed."),
    StoryText(
      "Four-day week spreads along the coast",
      "Firms report fewer sick days and shorter meetings."),
    StoryText(
      "Wool prices rise as mills reopen",
      "Shepherds meet a demand nobody had forecast."),
    StoryText(
      "Ferry line turns a profit after a century",
      "A timetable drawn by passengers made the difference."),
  ]

  static let healthStories = [
    StoryText(
      "Doctors prescribe gardens, and it works",
      "A trial in nine cities finds lower blood pressure after a summer."),
    StoryText(
      "The nap room that a hospital swears by",
      "Night staff make fewer mistakes after twenty minutes of rest."),
    StoryText(
      "Stairs or lift: a month of small choices",
      "What two hundred office workers learned from a step counter."),
    StoryText(
      "A test for hearing that sounds like a game",
      "Children do it twice just for fun."),
    StoryText(
      "Village nurse completes her ten-thousandth visit",
      "She has worn out three cars and one bicycle."),
    StoryText(
      "Why walking in pairs is easier",
      "Steps fall into rhythm, and the heart follows."),
  ]

  static let travelStories = [
    StoryText(
      "Six slow trains worth the detour",
      "Windows that open, and a timetable with room for lunch."),
    StoryText(
      "A river walk from the source to the sea",
      "Fourteen days, two counties and one borrowed umbrella."),
    StoryText(
      "The hotel where every room is a boat",
      "Guests are asked to tie their own knots."),
    StoryText(
      "How to spend a rainy day in a port town",
      "Start with the chandler, end with the soup."),
    StoryText(
      "Hut wardens open the ridge path early",
      "Ropes are in place and the spring is running."),
    StoryText(
      "An island with no cars and one bell",
      "It rings for the ferry, for dinner and for fog."),
  ]

  static let foodStories = [
    StoryText(
      "The soup that takes three days",
      "Most of it is waiting, says the cook, and the waiting is the point."),
    StoryText(
      "Forgotten pears return to the market",
      "Growers saved nineteen kinds from a single orchard."),
    StoryText(
      "Bread at midnight: a bakery on the late shift",
      "Nurses, drivers and dancers meet at the hatch."),
    StoryText(
      "One pan, four seasons",
      "A year of suppers from the same black iron."),
    StoryText(
      "Seaweed farmers feed a whole fjord",
      "The harvest is ready when the water turns brown."),
    StoryText(
      "Grandfather's pickles win the national prize",
      "The secret, it turns out, is oak leaves."),
  ]

  static let opinionStories = [
    StoryText(
      "Let the buses be free, and then be frequent",
      "A fare is a small wall, but people turn back at it."),
    StoryText(
      "In praise of the public bench",
      "A city that lets you sit down trusts you."),
    StoryText(
      "We should teach map reading again",
      "Knowing where you are is a civic skill."),
    StoryText(
      "Letters: on bells, bicycles and the new bridge",
      "Our readers reply to last week's paper."),
    StoryText(
      "The case for a slower inbox",
      "Not every message deserves a morning."),
    StoryText(
      "What the river owes the town, and the reverse",
      "Floods are a conversation that we stopped listening to."),
  ]
}
