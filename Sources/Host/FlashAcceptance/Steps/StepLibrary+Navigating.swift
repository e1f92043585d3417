extension StepLibrary {
  static let navigating: [Entry] = [
    Entry(
      en: ["the app is open/running", "the app has (been )started", "I open/start the app"],
      fr: [
        "l'application est ouverte/lancée", "l'app est ouverte/lancée", "j'ouvre l'application",
        "je lance l'application",
      ]),
    Entry(
      "open $1",
      en: [
        "I open the {word} screen", "I am on the {word} screen", "I open the screen {string}",
        "the {word} screen is open",
      ],
      fr: [
        "j'ouvre l'écran {word}", "je suis sur l'écran {word}", "j'ouvre l'écran {string}",
        "l'écran {word} est ouvert", "l'écran {string} est ouvert",
      ]),
    Entry(
      "open $1 $2=$3",
      en: ["I open the {word} screen with {word} {string}"],
      fr: ["j'ouvre l'écran {word} avec {word} {string}"]),
    Entry("back", en: ["I go back"], fr: ["je reviens en arrière", "je retourne en arrière"]),
    Entry(
      "deeplink $1",
      en: ["I open/follow the link {string}"],
      fr: ["j'ouvre/suis le lien {string}", "je suis le lien {string}"]),
    Entry(
      "notify $1",
      en: ["I tap a notification that carries {string}", "I tap the notification {string}"],
      fr: [
        "je touche une notification qui porte {string}", "je touche la notification {string}",
      ]),
    Entry("animations on", en: ["animations are on"], fr: ["les animations sont activées"]),
    Entry("animations off", en: ["animations are off"], fr: ["les animations sont désactivées"]),
  ]
}
