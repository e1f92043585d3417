extension StepLibrary {
  static let acting: [Entry] = [
    Entry(
      "tap $1",
      en: ["I tap/click/press {element}", "I tap/click/press on {element}"],
      fr: [
        "je touche/tape/clique {element}", "je tape/clique/appuie sur {element}",
        "j'appuie sur {element}", "je choisis {element}",
      ]),
    Entry(
      "tap $1 --index $2",
      en: ["I tap/click {element} number {int}"],
      fr: ["je touche {element} numéro {int}", "j'appuie sur {element} numéro {int}"]),
    Entry(
      "longpress $1",
      en: ["I long-press/hold {element}", "I long press {element}"],
      fr: ["j'appuie longuement sur {element}", "je maintiens {element}"]),
    Entry(
      "doubletap $1",
      en: ["I double-tap/double-click {element}", "I double tap {element}"],
      fr: ["je touche deux fois {element}", "je double-clique sur {element}"]),
    Entry(
      "type $2 $1 --replace",
      en: ["I type/enter {string} into/in {element}"],
      fr: [
        "je saisis/tape/entre {string} dans {element}", "j'écris/entre {string} dans {element}",
      ]),
    Entry(
      "type $1 $2 --replace",
      en: ["I fill (in ){element} with {string}"], fr: ["je remplis {element} avec {string}"]),
    Entry(
      "type $1 $doc --replace",
      en: ["I fill {element} with the text:", "I fill {element} with:"],
      fr: ["je remplis {element} avec le texte :", "je remplis {element} avec :"]),
    Entry(
      "clear $1",
      en: ["I clear/empty {element}"],
      fr: ["je vide/efface {element}", "j'efface {element}"]),
    Entry(
      "press $1",
      en: ["I press the {word} key", "I press the key {string}"],
      fr: ["je presse la touche {word}", "j'appuie sur la touche {word}"]),
    Entry(
      "swipe $1",
      en: ["I swipe {direction}"], fr: []),
    Entry("swipe up", en: [], fr: ["je balaie/glisse vers le haut"]),
    Entry("swipe down", en: [], fr: ["je balaie/glisse vers le bas"]),
    Entry("swipe left", en: [], fr: ["je balaie/glisse vers la gauche"]),
    Entry("swipe right", en: [], fr: ["je balaie/glisse vers la droite"]),
    Entry("swipe up", en: ["I scroll down"], fr: ["je fais défiler vers le bas", "je descends"]),
    Entry("swipe down", en: ["I scroll up"], fr: ["je fais défiler vers le haut", "je remonte"]),
    Entry("swipe left", en: ["I scroll right"], fr: ["je fais défiler vers la droite"]),
    Entry("swipe right", en: ["I scroll left"], fr: ["je fais défiler vers la gauche"]),
    Entry(
      "swipe up $1",
      en: ["I scroll down by {int} point(s)"],
      fr: ["je fais défiler vers le bas de {int} point(s)"]),
    Entry("page next", en: ["I turn to the next page"], fr: ["je passe à la page suivante"]),
    Entry(
      "page previous", en: ["I turn to the previous page"], fr: ["je reviens à la page précédente"]),
    Entry("page $1", en: ["I turn to page {int}"], fr: ["je vais à la page {int}"]),
    Entry(
      "tab $1",
      en: ["I open/choose/select the {element} tab", "I am on the {element} tab"],
      fr: [
        "j'ouvre l'onglet {element}", "je suis sur l'onglet {element}",
        "je vais sur l'onglet {element}",
      ]),
    Entry(
      "row $1",
      en: ["I scroll to row {int}", "I scroll to the row {string}"],
      fr: ["je vais à la ligne {int}", "je vais à la ligne {string}"]),
    Entry(
      "row $1 --tap",
      en: ["I open row {int}", "I open the row {string}"],
      fr: ["j'ouvre la ligne {int}", "j'ouvre la ligne {string}"]),
    Entry(
      "dismiss",
      en: ["I close the dialog/sheet/popover", "I dismiss the dialog/sheet/popover"],
      fr: ["je ferme la fenêtre/feuille/boîte", "je ferme le dialogue"]),
  ]
}
