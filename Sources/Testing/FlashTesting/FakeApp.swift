#if FLASH
import FlashHTTP
import FlashProtocol
import FlashServer

/// An app in memory: a `Platform` with a UI thread of its own and views that tests put together.
@UIActor
public final class FakeApp: Platform {
  public nonisolated let identity: AppIdentity
  public nonisolated let thread = WorkThread()

  /// Back to front.
  public var windows: [FakeView] = []
  public var frameCount = 0
  public var animations = true
  public var busy: [IdleReply.Activity] = []
  public var ignored: [IdleReply.Activity] = []
  public var onBack: (() -> Bool)?
  public var focus: FakeView?
  /// Whether its pictures are white pixmaps, instead of words on what was asked for.
  public var drawsPixels = false
  var refs: [ObjectIdentifier: (number: Int, row: String?)] = [:]
  var views: [Int: WeakView] = [:]
  var nextRef = 1

  struct WeakView { weak var view: FakeView? }

  public nonisolated init(name: String = "Fake", device: String = "memory") {
    identity = AppIdentity(
      name: name, bundle: "dev.flash.\(name)", version: "1.0", platform: "fake", device: device,
      pid: Int(FakeApp.processNumber))
  }

  /// Runs on the UI thread and waits for what comes of it; not from the UI thread itself.
  @discardableResult
  public nonisolated func ui<T: Sendable>(_ body: @escaping @UIActor @Sendable (FakeApp) -> T)
    -> T
  {
    thread.sync { UIThread.assume { body(self) } }
  }

  /// Keeps the UI thread from doing anything until the signal is raised.
  public nonisolated func block(until signal: Signal) { thread.run { signal.wait() } }

  // MARK: - Time

  public nonisolated func onUIThread(_ work: @escaping @UIActor @Sendable () -> Void) {
    thread.run { UIThread.assume { work() } }
  }

  public func afterFrame(_ work: @escaping @UIActor @Sendable () -> Void) {
    thread.later(milliseconds: 1) {
      UIThread.assume {
        self.layOut()
        self.frameCount += 1
        work()
      }
    }
  }

  public func after(milliseconds: Int, _ work: @escaping @UIActor @Sendable () -> Void) {
    thread.later(milliseconds: milliseconds) { UIThread.assume { work() } }
  }

  public func activity() -> (busy: [IdleReply.Activity], ignored: [IdleReply.Activity]) {
    (busy, ignored)
  }

  public func back() -> Attempt {
    guard let onBack else { return .notThere("the app has no back button") }
    return onBack() ? .taken : .refused("nothing to go back to")
  }

  public func dismiss() -> Attempt {
    guard let last = windows.last, last.traits.contains(.modal) else {
      return .notThere("nothing modal is on top")
    }
    windows.removeLast()
    return .taken
  }

  public func picture(of handle: Handle?, scale: Int) throws(Failure) -> Picture {
    let frame = handle.flatMap { view($0)?.frame } ?? windows.last?.frame ?? .zero
    guard !frame.isEmpty else { throw .offScreen("it") }
    let width = Int(frame.width) * scale
    let height = Int(frame.height) * scale
    let isReal = drawsPixels
    return Picture(width: width, height: height, scale: scale) { format, quality in
      if isReal {
        let white = [UInt8](repeating: 255, count: width * height * 3)
        return Array("P6\n\(width) \(height)\n255\n".utf8) + white
      }
      return Array("\(format.rawValue) \(width)x\(height) q\(quality)".utf8)
    }
  }
}
#endif
