#if FLASH
import FlashProtocol

/// Waits until an act has shown its effect, and says what changed.
///
/// An effect is seen at the next frame as a rule, so that is when the first look is taken. Where
/// nothing has changed by then, more frames are given until 50 ms are over: only then has nothing
/// moved.
@UIActor
struct Settle {
  let call: Call
  let before: Digest
  /// In milliseconds.
  var grace = Self.grace

  static let grace = 50.0
  /// The longest that settling to idle may take, in milliseconds.
  static let idleLimit = 5000

  /// What was hidden by a modal counts where it counted before.
  private func digest(_ scene: Scene) -> Digest {
    Digest(scene, behindModal: call.arguments.flag("force"))
  }

  /// - Parameter answer: makes the reply from whether anything changed, what did, and the screen.
  func then(
    _ answer:
      @escaping @UIActor (_ changed: Bool, _ changes: Changes, _ after: Scene)
      throws -> Reply
  ) throws -> Progress {
    let start = call.meter.elapsed
    let look: @UIActor () throws -> Progress = {
      let after = call.platform.screen()
      let now = digest(after)
      return .reply(try answer(now.differs(from: before), now.changes(since: before), after))
    }
    switch call.arguments.text("settle") {
    case "none": return try look()
    case "idle":
      return .later(.frame) {
        try Progress.poll(for: Self.idleLimit, call) {
          call.platform.activity().busy.isEmpty ? try look() : nil
        } otherwise: {
          try look()
        }
      }
    default:
      // Where no frame was drawn since the last look, there is nothing new to see.
      var lookedAt = -1
      @UIActor func turn() throws -> Progress {
        let isOver = call.meter.elapsed - start >= grace
        let frame = call.platform.frameCount
        guard frame != lookedAt || isOver else { return .later(.milliseconds(4), turn) }
        lookedAt = frame
        let after = call.platform.screen()
        let now = digest(after)
        let changed = now.differs(from: before)
        guard changed || isOver else { return .later(.milliseconds(4), turn) }
        return .reply(
          try answer(changed, changed ? now.changes(since: before) : Changes(), after))
      }
      return .later(.frame, turn)
    }
  }
}
#endif
