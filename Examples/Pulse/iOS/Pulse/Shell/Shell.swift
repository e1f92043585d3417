import Foundation
import PulseModel
import SwiftUI

/// Where the reader is and what is theirs, as SwiftUI can follow it.
@MainActor
final class Shell: ObservableObject {
  let router: Router
  let user: UserStore
  let faults: Set<Fault>

  @Published private(set) var place = Place()
  @Published private(set) var state = UserState()
  @Published private(set) var toast: Toast?

  /// A line at the bottom that goes away by itself, with a way to undo.
  struct Toast: Identifiable {
    let id = UUID()
    let text: String
    let undo: (() -> Void)?
  }

  init() {
    let environment = ProcessInfo.processInfo.environment
    faults = Fault.parse(environment["PULSE_BUGS"] ?? "").faults
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    user = UserStore(file: folder.first.map { StateFile(folder: $0.path) })
    router = Router(ready: false, delay: faults.contains(.lateNavigation) ? Self.late : nil)
    state = user.state
    router.hasAccount = { [user] in user.state.account != nil }
    router.apply = { [weak self] _ in self?.follow() }
    user.observe(self) { [weak self] in self?.followUser() }
    #if DEBUG
    FlashBridge.start(router)
    #endif
  }

  /// The first screen shows.
  func becomeReady() {
    guard !router.isReady else { return }
    router.becomeReady()
    place = router.place
  }

  func show(_ destination: Destination) { router.show(destination) }

  func say(_ text: String, undo: (() -> Void)? = nil) {
    let toast = Toast(text: text, undo: undo)
    self.toast = toast
    Task {
      try? await Task.sleep(nanoseconds: 4_000_000_000)
      if self.toast?.id == toast.id { self.toast = nil }
    }
  }

  func hideToast() { toast = nil }

  private func follow() { place = router.place }
  private func followUser() { state = user.state }

  nonisolated private static func late(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(Fault.lateness) * 1_000_000)
      work()
    }
  }
}
