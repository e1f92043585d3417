#if FLASH
import FlashProtocol

/// How the screen changes, or a call fails, when something happens.
struct MemoryRule {
  enum Action {
    case set(JSON)
    case append(String)
    case toggle([String])
    case fail(MemoryFault)
    case block
  }

  var on: String
  /// The element whose tap it is about.
  var element: String?
  var target: String?
  /// From which time on, or at which time alone, counted from 1.
  var from: Int?
  var only: Int?
  var action: Action
  private(set) var count = 0

  init?(json: JSON) {
    guard let on = json["on"]?.string else { return nil }
    self.on = on
    element = json["element"]?.string
    target = json["target"]?.string
    from = json["from"]?.int
    only = json["only"]?.int
    if let values = json["set"] {
      action = .set(values)
    } else if let text = json["append"]?["text"]?.string {
      action = .append(text)
    } else if let names = json["toggle"]?.array?.compactMap(\.string) {
      action = .toggle(names)
    } else if let fault = json["fail"] {
      action = .fail(MemoryFault(json: fault))
    } else if json["block"]?.bool == true {
      action = .block
    } else {
      return nil
    }
  }

  /// Counts one more time, and says whether it acts now.
  mutating func fires() -> Bool {
    count += 1
    if let only { return count == only }
    return count >= from ?? 1
  }
}

/// How a call on the device goes wrong.
public enum MemoryFault: Error, Sendable, Equatable {
  case unableToLaunchApp(String)
  case unexpected(String)
  case deviceLost(String)
  case cancelled

  init(json: JSON) {
    let message = json["message"]?.string ?? ""
    switch json["kind"]?.string {
    case "unableToLaunchApp": self = .unableToLaunchApp(message)
    case "deviceLost": self = .deviceLost(message)
    default: self = .unexpected(message)
    }
  }
}
#endif
