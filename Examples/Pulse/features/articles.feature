# language: fr
Fonctionnalité: Articles

  @articles
  Scénario: Enregistrer un article
    Étant donné que je lis l'article tech-1
    Quand j'enregistre l'article
    Alors article.save est coché
    Quand je vais sur l'onglet Saved
    Alors je vois saved.story.0

  @articles
  Scénario: Rien n'est enregistré au départ
    Alors la liste des articles enregistrés est vide

  @recherche
  Scénario: Chercher un mot
    Étant donné que j'ouvre l'écran search
    Quand je saisis « river » dans search.field
    Alors je vois search.count
    Quand je remplis search.field avec le texte :
      """
      zzzz
      """
    Alors je vois « Nothing found »
