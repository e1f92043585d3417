#if FLASH || FLASH_HOST
/// What other threads ask of the server's thread.
enum LoopMessage: Sendable {
  case reply(Exchange, HTTPResponse)
  case onAbandon(Exchange, @Sendable () -> Void)
  case work(@Sendable () -> Void)
  case timer(HTTPTimer, due: UInt64)
  case stop
}
#endif
