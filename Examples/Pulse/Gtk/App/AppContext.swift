import PulseModel
import PulseNewsroom

/// What every screen works with.
final class AppContext {
  let options: Options
  let router: Router
  let user: UserStore
  let news: News
  let images: ImageStore
  /// Shows a short message at the bottom, with a way to undo where there is one.
  var toast: (_ text: String, _ undo: (() -> Void)?) -> Void = { _, _ in }
  private let server: NewsroomServer?

  init(options: Options) {
    self.options = options
    let late = options.faults.contains(.lateNavigation)
    router = Router(
      ready: options.readyAfter == 0,
      delay: late ? { work in MainLoop.after(milliseconds: Fault.lateness, work) } : nil)
    user = UserStore(file: StateFile(folder: options.folder))
    server = options.newsroom == nil ? try? NewsroomServer(faults: options.faults) : nil
    let address = options.newsroom ?? ("127.0.0.1", server?.port ?? 0)
    news = News(host: address.host, port: address.port)
    images = ImageStore(news: news)
    let user = user
    router.hasAccount = { user.state.account != nil }
  }

  var isTablet: Bool { options.size == .tablet }
  func has(_ fault: Fault) -> Bool { options.faults.contains(fault) }
}
