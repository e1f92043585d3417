#if FLASH
import FlashHTTP
import FlashServer

/// Switches accessibility on for this process, since SwiftUI tells nothing of what it draws before
/// someone listens.
///
/// The two functions are Apple's own and undocumented; test frameworks for accessibility have called
/// them for years. Which of them fills the tree differs between versions of iOS, so both are called
/// where they exist, and what came of it is kept for the error that an empty tree becomes.
@UIActor
public final class AccessibilityArming {
  /// Finds functions by name in the library of the system that has them.
  public struct Symbols: Sendable {
    var find: @Sendable (_ name: String) -> UnsafeMutableRawPointer?

    public init(find: @escaping @Sendable (_ name: String) -> UnsafeMutableRawPointer?) {
      self.find = find
    }

    /// In a simulator the library lies under the runtime's own root.
    public static let ofSystem = Symbols { name in
      let root = Environment.text("IPHONE_SIMULATOR_ROOT") ?? ""
      return SystemLibrary.symbol(name, in: root + "/usr/lib/libAccessibility.dylib")
    }
  }

  /// One line for each function: whether it was found and what it says.
  public private(set) var tried: [String] = [] {
    didSet { told.withLock { [tried] in $0 = tried } }
  }
  /// The same for whoever is not on the UI thread.
  nonisolated let told = Guarded<[String]>([])

  private typealias Setter = @convention(c) (Int32) -> Void
  private typealias Getter = @convention(c) () -> Int32

  private let symbols: Symbols
  /// The functions to be called, where not all are: `flash doctor` finds out by it which of them
  /// fills the tree.
  private let only = Environment.text("FLASH_ARM")?.split(separator: ",").map(String.init)
  private var isArmed = false
  private var before: Int32?

  nonisolated public init(symbols: Symbols) { self.symbols = symbols }

  /// Does it once.
  func arm() {
    guard !isArmed else { return }
    isArmed = true
    before = get("_AXSAutomationEnabled")
    set("_AXSSetAutomationEnabled", to: 1)
    set("_AXSSetApplicationAccessibilityEnabled", to: 1)
    if let now = get("_AXSAutomationEnabled") { tried.append("automation reads \(now)") }
  }

  /// Puts automation back to what it was, since it is a setting of the whole simulator.
  func disarm() {
    guard isArmed, let before else { return }
    isArmed = false
    tried = []
    set("_AXSSetAutomationEnabled", to: before)
  }

  private func set(_ name: String, to value: Int32) {
    if let only, !only.contains(name) {
      tried.append("\(name): left out, as FLASH_ARM says")
      return
    }
    guard let address = symbols.find(name) else {
      tried.append("\(name): not found")
      return
    }
    unsafeBitCast(address, to: Setter.self)(value)
    tried.append("\(name)(\(value)): called")
  }

  private func get(_ name: String) -> Int32? {
    symbols.find(name).map { unsafeBitCast($0, to: Getter.self)() }
  }
}
#endif
