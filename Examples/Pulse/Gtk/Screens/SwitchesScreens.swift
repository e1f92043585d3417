import PulseModel

/// Screens that are a list of switches.
enum SwitchesScreens {
  static func notifications(_ context: AppContext) -> Widget {
    screen("notifications", "Notifications", Settings.Switch.notifications, context)
  }

  static func privacy(_ context: AppContext) -> Widget {
    screen("privacy", "Privacy", Settings.Switch.privacy, context)
  }

  private static func screen(
    _ id: String, _ title: String, _ switches: [Settings.Switch], _ context: AppContext
  ) -> Widget {
    TopBar.screen(
      id, TopBar.make(title, back: { context.router.back() }),
      Rows.page(id, group(id, switches, context)))
  }

  static func group(_ id: String, _ switches: [Settings.Switch], _ context: AppContext) -> Widget {
    let user = context.user
    let rows = switches.map { each in
      Rows.toggle(
        "\(id).\(each.rawValue)", each.title, subtitle: each.summary,
        isOn: user.state.settings.on.contains(each)
      ) { isOn in
        user.change { state in
          if isOn { state.settings.on.insert(each) } else { state.settings.on.remove(each) }
        }
      }
    }
    return Rows.group("\(id).switches", rows)
  }
}
