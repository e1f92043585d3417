import CPulseAdwaita
import PulseModel

/// Which sections come first.
enum FollowingScreen {
  static func make(_ context: AppContext) -> Widget {
    let user = context.user
    let rows = Section.allCases.map { section in
      Rows.toggle(
        "following.\(section.rawValue)", section.title, subtitle: section.tagline,
        isOn: user.state.following.contains(section)
      ) { isOn in
        user.change { state in
          if isOn { state.following.insert(section) } else { state.following.remove(section) }
        }
      }
    }
    return TopBar.screen(
      "following", TopBar.make("Following", back: { context.router.back() }),
      Rows.page("following", Rows.group("following.sections", rows)))
  }
}
