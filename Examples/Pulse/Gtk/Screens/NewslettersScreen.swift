import CPulseAdwaita
import PulseModel

/// Which letters come by email.
enum NewslettersScreen {
  static func make(_ context: AppContext) -> Widget {
    let user = context.user
    let rows = Newsletter.allCases.map { letter in
      Rows.toggle(
        "newsletters.\(letter.rawValue)", letter.title, subtitle: letter.summary,
        isOn: user.state.newsletters.contains(letter)
      ) { isOn in
        user.change { state in
          if isOn { state.newsletters.insert(letter) } else { state.newsletters.remove(letter) }
        }
      }
    }
    return TopBar.screen(
      "newsletters", TopBar.make("Newsletters", back: { context.router.back() }),
      Rows.page("newsletters", Rows.group("newsletters.list", rows)))
  }
}
