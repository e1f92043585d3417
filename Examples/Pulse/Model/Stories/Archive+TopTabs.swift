extension Archive {
  static let topStories = [
    StoryText(
      "Night trains return to the northern line",
      "Twelve towns get a late connection for the first time in a generation."),
    StoryText(
      "Council votes to keep the old market hall",
      "A plan for flats is withdrawn after the longest public hearing in years."),
    StoryText(
      "First snow closes the high passes early",
      "Drivers are asked to use the tunnel until Thursday at least."),
    StoryText(
      "Teachers and city agree on smaller classes",
      "The deal sets a limit of twenty pupils from the autumn term."),
    StoryText(
      "Harbour bridge to reopen two months early",
      "Engineers credit a new way of casting the deck in one piece."),
    StoryText(
      "Library cards now work in every town of the coast",
      "Readers can borrow in one place and return in another."),
  ]

  static let videoStories = [
    StoryText(
      "Watch: a lighthouse moves forty metres inland",
      "Nine days of patience, filmed from a single rooftop."),
    StoryText(
      "Inside the workshop that tunes church bells",
      "A family of founders listens for a note that few can hear."),
    StoryText(
      "How a salt marsh comes back to life",
      "Time-lapse cameras followed one bay through four seasons."),
    StoryText(
      "The last hand-drawn map of the valley",
      "At ninety-one, the surveyor walks the border once more."),
    StoryText(
      "A day with the night ferry's only cook",
      "Three hundred breakfasts and a galley the size of a cupboard."),
    StoryText(
      "Street football under the flyover",
      "Every Sunday the car park becomes a stadium for two hundred."),
  ]

  static let sportsStories = [
    StoryText(
      "Underdogs win the cup on the last kick",
      "A goalkeeper's long throw decides a final that seemed lost."),
    StoryText(
      "Rowers set a course record against the wind",
      "The eight led from the first bend of the river to the bridge."),
    StoryText(
      "Veteran sprinter announces one final season",
      "She wants to end where she began, on the cinder track at home."),
    StoryText(
      "Chess club sends four juniors to the world final",
      "They learned the game in a laundrette between wash cycles."),
    StoryText(
      "Cycling tour adds a stage across the sandbanks",
      "Riders must beat the tide or wait six hours for the next."),
    StoryText(
      "Home side draws level in a stormy derby",
      "Two goals in stoppage time keep the title race open."),
  ]

  static let techStories = [
    StoryText(
      "Quiet engines on the river",
      "Electric barges halve the noise at the old docks, and the herons return."),
    StoryText(
      "The phone that can be mended with one coin",
      "A start-up of six sells spare parts by post and manuals by the page."),
    StoryText(
      "Small towns pool their servers in a disused mine",
      "Cool air and cheap power keep the records of forty parishes."),
    StoryText(
      "A keyboard for languages with no keyboard",
      "Volunteers have drawn layouts for two hundred scripts so far."),
    StoryText(
      "Robots learn to fold laundry by watching grandmothers",
      "The trick, researchers say, is to let them make mistakes."),
    StoryText(
      "Battery made of sand warms a whole school",
      "The silo stores summer sun for the months that need it."),
  ]

  static let worldStories = [
    StoryText(
      "Island states sign a shared fishing treaty",
      "The agreement covers an area larger than most continents."),
    StoryText(
      "Desert city plants its millionth tree",
      "Twenty years of night watering have changed the wind itself."),
    StoryText(
      "Two capitals open the same museum on one day",
      "Halls are linked by a window that shows the other side."),
    StoryText(
      "Mountain villages vote to share one school bus",
      "It climbs eleven hundred metres and stops for goats."),
    StoryText(
      "Election in the lowlands goes to a second round",
      "Turnout was the highest since counting began."),
    StoryText(
      "Old border post becomes a bakery",
      "Bread is sold through the window where passports were stamped."),
  ]

  static let cultureStories = [
    StoryText(
      "The opera that lasts from dusk until dawn",
      "Audiences bring blankets, and nobody minds who falls asleep."),
    StoryText(
      "Lost sketches found behind a theatre wall",
      "Workers were looking for a leak and found a century of costumes."),
    StoryText(
      "A first novel written on bus tickets wins the prize",
      "The author drove route 14 for eleven years."),
    StoryText(
      "Cinema with nine seats draws the whole street",
      "The owner lets the neighbours choose the film by vote."),
    StoryText(
      "Choir of strangers fills the station hall",
      "It began with one commuter who hummed on platform three."),
    StoryText(
      "Museum invites visitors to touch everything",
      "Curators built copies in bronze, wool and stone."),
  ]
}
