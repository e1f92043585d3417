/// Flash in this window, where this build has it.
enum Inside {
  static func start() {}
}
