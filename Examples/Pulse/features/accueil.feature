# language: fr
@accueil
Fonctionnalité: Page d'accueil
  Les rubriques principales sont à un geste.

  Contexte:
    Étant donné que l'application est ouverte
    Et que je suis sur l'onglet Home

  Plan du scénario: Chaque rubrique a sa page
    Quand je touche home.top.<rubrique>
    Alors je vois feed.<rubrique>.header

    Exemples:
      | rubrique |
      | video    |
      | sports   |
      | tech     |

  Règle: Les rubriques sont toutes là
    Scénario: Les douze rubriques
      Quand je vais sur l'onglet Sections
      Alors les rubriques suivantes existent :
        | rubrique |
        | tech     |
        | science  |
        | opinion  |
