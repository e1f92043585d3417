# language: fr
@compte
Fonctionnalité: Compte du lecteur

  Scénario: Connexion
    Étant donné que l'écran « login » est ouvert
    Quand je saisis « ada@example.com » dans login.email
    Et que je saisis « lampe de lecture » dans login.password
    Et que je touche login.submit
    Alors je vois profile.account
    Et je ne vois pas profile.login

  Scénario: Sans mot de passe
    Étant donné que l'écran « login » est ouvert
    Quand je saisis « ada@example.com » dans login.email
    Alors login.submit est inactif

  Scénario: Déconnexion
    Étant donné que je suis connecté en tant que "grace"
    Quand je touche profile.account
    Et que je touche account.signout
    Et que je choisis « Log out »
    Alors je vois profile.login
