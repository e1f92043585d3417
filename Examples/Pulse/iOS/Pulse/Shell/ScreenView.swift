import PulseModel
import SwiftUI

/// The view of each destination.
struct ScreenView: View {
  let destination: Destination

  var body: some View {
    content.accessibilityElement(children: .contain)
      .accessibilityIdentifier(destination.step)
  }

  @ViewBuilder private var content: some View {
    switch destination {
    case .home: HomeScreen()
    case .sections: SectionsScreen()
    case .saved: SavedScreen()
    case .profile: ProfileScreen()
    case .section(let section): SectionScreen(section: section)
    case .article(let id): ArticleScreen(id: id)
    case .pictures(let id): PicturesScreen(id: id)
    case .author(let id): AuthorScreen(id: id)
    case .live: LiveScreen()
    case .search(let query): SearchScreen(query: query)
    case .login: LoginScreen()
    case .signup: SignUpScreen()
    case .reset: ResetScreen()
    case .account: AccountScreen()
    case .following: FollowingScreen()
    case .history: HistoryScreen()
    case .newsletters: NewslettersScreen()
    default: settings
    }
  }

  @ViewBuilder private var settings: some View {
    switch destination {
    case .settings: SettingsScreen()
    case .fontsize: FontSizeScreen()
    case .notifications:
      SwitchesScreen(destination: .notifications, switches: Settings.Switch.notifications)
    case .privacy: SwitchesScreen(destination: .privacy, switches: Settings.Switch.privacy)
    case .downloads: DownloadsScreen()
    case .appearance: AppearanceScreen()
    case .language: LanguageScreen()
    case .about: AboutScreen()
    case .licences: LicencesScreen()
    case .licence(let licence): LicenceScreen(licence: licence)
    case .help: HelpScreen()
    case .answer(let topic): AnswerScreen(topic: topic)
    case .feedback: FeedbackScreen()
    // Sheets and alerts are shown over the tabs.
    default: EmptyView()
    }
  }
}
