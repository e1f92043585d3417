#if FLASH
import FlashProtocol

/// Keeps the toolkit's animations off for the length of one move, unless the caller wants them.
@UIActor
enum Stillness {
  static func during(
    _ call: Call, _ move: () throws -> Progress
  ) throws -> Progress {
    let platform = call.platform
    guard platform.animations, !call.arguments.flag("animate") else { return try move() }
    platform.animations = false
    return try restoring(platform, move)
  }

  private static func restoring(
    _ platform: any Platform, _ turn: () throws -> Progress
  ) throws -> Progress {
    let progress: Progress
    do {
      progress = try turn()
    } catch let error as Failure {
      platform.animations = true
      throw error
    }
    switch progress {
    case .reply:
      platform.animations = true
      return progress
    case .later(let moment, let next):
      return .later(moment) { try restoring(platform, next) }
    }
  }
}
#endif
