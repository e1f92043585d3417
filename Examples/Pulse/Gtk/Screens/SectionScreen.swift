import CPulseAdwaita
import PulseModel

/// The feed of one section, which can be followed.
enum SectionScreen {
  static func make(_ section: Section, _ context: AppContext) -> Widget {
    let user = context.user
    let follow = gtk_toggle_button_new()!.id("section.follow").style("pill")
    let write = {
      let isFollowed = user.state.following.contains(section)
      gtk_button_set_label(follow.cast(), isFollowed ? "Following" : "Follow")
      gtk_toggle_button_set_active(follow.cast(), isFollowed.gboolean)
    }
    write()
    follow.on("clicked") {
      user.change { state in
        if state.following.remove(section) == nil { state.following.insert(section) }
      }
    }
    user.observe(LifeOf(follow), write)
    let feed = FeedView(section, context)
    feed.appear()
    return TopBar.screen(
      "section", TopBar.make("", back: { context.router.back() }, follow), feed.widget)
  }
}
