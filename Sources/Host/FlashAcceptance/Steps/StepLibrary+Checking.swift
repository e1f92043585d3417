extension StepLibrary {
  static let checking: [Entry] = [
    Entry(
      "wait",
      en: ["I wait for the app", "the app is at rest/idle"],
      fr: ["j'attends l'application", "l'application est au repos"]),
    Entry(
      "wait $1",
      en: ["I wait up to {int} ms", "I wait at most {int} ms"],
      fr: ["j'attends au plus {int} ms", "j'attends jusqu'à {int} ms"]),
    Entry(
      "assert $1",
      en: ["I see {element}", "{element} is visible/shown/there"],
      fr: ["je vois {element}", "{element} est visible/affiché/affichée/là"]),
    Entry(
      "gone $1",
      en: ["I do not see {element}", "I don't see {element}", "{element} is not visible/there"],
      fr: [
        "je ne vois pas {element}", "je ne vois plus {element}", "{element} n'est pas visible",
        "{element} n'est plus visible",
      ]),
    Entry(
      "assert $1 text $2",
      en: ["{element} says/shows/reads {string}", "the text of {element} is {string}"],
      fr: ["{element} affiche/indique/dit {string}", "le texte de {element} est {string}"]),
    Entry(
      "assert $1 contains $2",
      en: ["{element} contains {string}"], fr: ["{element} contient {string}"]),
    Entry(
      "assert $1 value $2",
      en: ["the value of {element} is {string}", "{element} has the value {string}"],
      fr: ["la valeur de {element} est {string}", "{element} vaut {string}"]),
    Entry(
      "assert $1 enabled",
      en: ["{element} is enabled"], fr: ["{element} est actif/active/activé/activée"]),
    Entry(
      "assert $1 disabled",
      en: ["{element} is disabled"],
      fr: ["{element} est inactif/inactive/désactivé/désactivée", "{element} est grisé(e)"]),
    Entry(
      "assert $1 selected",
      en: ["{element} is selected"], fr: ["{element} est sélectionné(e)"]),
    Entry(
      "assert $1 unselected",
      en: ["{element} is not selected"], fr: ["{element} n'est pas sélectionné(e)"]),
    Entry("assert $1 checked", en: ["{element} is checked"], fr: ["{element} est coché(e)"]),
    Entry(
      "assert $1 unchecked",
      en: ["{element} is not checked", "{element} is unchecked"],
      fr: ["{element} n'est pas coché(e)", "{element} est décoché(e)"]),
    Entry("assert $1 focused", en: ["{element} has the focus"], fr: ["{element} a le focus"]),
    Entry(
      "measure $1 width = $2 ± 1",
      en: ["{element} is {float} points wide"], fr: ["{element} fait {float} points de large"]),
    Entry(
      "measure $1 height = $2 ± 1",
      en: ["{element} is {float} points high"], fr: ["{element} fait {float} points de haut"]),
    Entry(
      "measure $1 y = $2 ± 1",
      en: ["{element} is {float} points from the top"],
      fr: ["{element} est à {float} points du haut"]),
    Entry(
      "proof $1",
      en: ["I keep a picture named {string}"], fr: ["je garde une image nommée {string}"]),
    Entry("proof", en: ["I keep a picture"], fr: ["je garde une image"]),
  ]
}
