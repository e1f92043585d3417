import PulseModel

/// Makes the screen of each destination.
enum Screens {
  static func make(_ destination: Destination, _ context: AppContext) -> Widget {
    switch destination {
    case .home: HomeScreen(context).widget
    case .sections: SectionsScreen.make(context)
    case .saved: SavedScreen(context).widget
    case .profile: ProfileScreen(context).widget
    case .section(let section): SectionScreen.make(section, context)
    case .article(let id), .share(let id): ArticleScreen(id, context).widget
    case .pictures(let id): PicturesScreen.make(id, context)
    case .author(let id): AuthorScreen.make(id, context)
    case .live: LiveScreen.make(context)
    case .search(let query): SearchScreen(query, context).widget
    case .login: LoginScreen(context).widget
    case .signup: SignUpScreen(context).widget
    case .reset: ResetScreen(context).widget
    case .account, .signout: AccountScreen.make(context)
    case .following: FollowingScreen.make(context)
    case .history: HistoryScreen(context).widget
    case .newsletters: NewslettersScreen.make(context)
    case .settings: SettingsScreen.make(context)
    case .fontsize: FontSizeScreen.make(context)
    case .notifications: SwitchesScreens.notifications(context)
    case .appearance: AppearanceScreen.make(context)
    case .language: LanguageScreen.make(context)
    case .privacy: SwitchesScreens.privacy(context)
    case .downloads, .cleardownloads: DownloadsScreen.make(context)
    case .about: AboutScreen.make(context)
    case .licences: LicencesScreen.list(context)
    case .licence(let licence): LicencesScreen.one(licence, context)
    case .help: HelpScreen.list(context)
    case .answer(let topic): HelpScreen.one(topic, context)
    case .feedback: FeedbackScreen(context).widget
    }
  }

  static func sheet(_ destination: Destination, _ context: AppContext) -> Sheet? {
    guard case .share(let id) = destination, let story = Archive.story(id) else { return nil }
    return ShareSheet.make(story, context)
  }

  static func alert(_ destination: Destination, _ context: AppContext, over window: Widget) -> Alert
  {
    destination == .signout
      ? AccountScreen.alert(context, over: window) : DownloadsScreen.alert(context, over: window)
  }
}
