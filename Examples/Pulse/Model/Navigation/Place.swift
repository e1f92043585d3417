/// Where the reader is: a tab, what is pushed in each, and what lies over it all.
///
/// A plain value: each move answers what a user interface has to do for it.
public struct Place: Sendable, Equatable {
  /// One thing for a user interface to do.
  public enum Change: Sendable, Equatable {
    case selectTab(Tab)
    case selectTopTab(Section)
    case push(Destination, on: Tab)
    /// Removes what is pushed on a tab above so many screens.
    case pop(to: Int, on: Tab)
    case present(Destination)
    case dismiss
  }

  public private(set) var tab = Tab.home
  public private(set) var topTab = Section.top
  /// What is pushed above the root of each tab.
  public private(set) var pushed: [Tab: [Destination]] = [:]
  /// A sheet or an alert.
  public private(set) var modal: Destination?

  public init() {}

  public func stack(on tab: Tab) -> [Destination] { pushed[tab] ?? [] }

  public func root(of tab: Tab) -> Destination {
    switch tab {
    case .home: .home(topTab)
    case .sections: .sections
    case .saved: .saved
    case .profile: .profile
    }
  }

  public var current: Destination { modal ?? stack(on: tab).last ?? root(of: tab) }

  /// Goes to a destination, by way of what it is reached from.
  public mutating func open(_ destination: Destination) -> [Change] {
    guard destination != current else { return [] }
    var changes = dismiss()
    switch destination.mode {
    case .tab, .root: changes += openRoot(destination)
    case .sheet, .alert:
      if let parent = destination.parent {
        changes += open(parent)
      } else if let tab = destination.tab, tab != self.tab {
        changes += select(tab)
      }
      modal = destination
      changes.append(.present(destination))
    case .push: changes += push(destination)
    }
    return changes
  }

  /// Selects a tab as its button does: once more on the tab that shows goes back to its root.
  public mutating func select(_ tab: Tab) -> [Change] {
    var changes = dismiss()
    if tab == self.tab {
      changes += pop(to: 0)
    } else {
      self.tab = tab
      changes.append(.selectTab(tab))
    }
    return changes
  }

  /// Selects a tab of Home's pager, which a swipe does too.
  public mutating func select(topTab: Section) -> [Change] {
    guard topTab != self.topTab else { return [] }
    self.topTab = topTab
    return [.selectTopTab(topTab)]
  }

  /// Takes away what is on top; nothing to do at a root.
  public mutating func back() -> [Change] {
    if modal != nil { return dismiss() }
    return pop(to: stack(on: tab).count - 1)
  }

  public mutating func dismiss() -> [Change] {
    guard modal != nil else { return [] }
    modal = nil
    return [.dismiss]
  }

  private mutating func openRoot(_ destination: Destination) -> [Change] {
    guard let tab = destination.tab else { return [] }
    var changes = tab == self.tab ? [] : select(tab)
    changes += pop(to: 0)
    if case .home(let section) = destination { changes += select(topTab: section) }
    return changes
  }

  private mutating func push(_ destination: Destination) -> [Change] {
    var changes: [Change] = []
    if let tab = destination.tab, tab != self.tab { changes += select(tab) }
    if let index = stack(on: tab).lastIndex(of: destination) { return changes + pop(to: index + 1) }
    if let parent = destination.parent {
      if let index = stack(on: tab).lastIndex(of: parent) {
        changes += pop(to: index + 1)
      } else {
        changes += push(parent)
      }
    }
    pushed[tab, default: []].append(destination)
    return changes + [.push(destination, on: tab)]
  }

  private mutating func pop(to count: Int) -> [Change] {
    guard count >= 0, stack(on: tab).count > count else { return [] }
    pushed[tab] = Array(stack(on: tab).prefix(count))
    return [.pop(to: count, on: tab)]
  }
}
