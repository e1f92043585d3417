import FlashProtocol
import PulseModel
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor
@Suite("What is kept from one start to the next")
struct UserTests {
  /// A folder of its own for a test.
  final class Folder {
    let path: String

    init() {
      var template = Array("/tmp/pulse-tests-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp/pulse-tests"
    }

    deinit {
      unlink(path + "/deep/state/pulse.json")
      rmdir(path + "/deep/state")
      rmdir(path + "/deep")
      rmdir(path)
    }

    var state: StateFile { StateFile(folder: path + "/deep/state") }
  }

  @Test("All of it comes back after a restart")
  func restart() {
    let folder = Folder()
    let store = UserStore(file: folder.state)
    store.change { state in
      state.account = Account(name: "Ada Å. \"Quote\"", email: "ada@pulse.example")
      state.saved = ["tech-1", "food-12"]
      state.read("world-3")
      state.following = [.tech, .opinion]
      state.newsletters = [.weekend]
      state.settings.fontSize = .larger
      state.settings.appearance = .dark
      state.settings.language = .french
      state.settings.on = [.sounds]
    }
    #expect(UserStore(file: folder.state).state == store.state)
  }

  @Test(
    "A file that is broken or foreign means a fresh start",
    arguments: ["", "{", "[]", "{\"saved\": 7, \"fontSize\": \"huge\", \"on\": {}}"])
  func broken(text: String) {
    let folder = Folder()
    folder.state.write(Array(text.utf8))
    #expect(UserStore(file: folder.state).state == UserState())
  }

  @Test("Stories that are gone and settings of another version are left out")
  func foreign() throws {
    let json = try JSON(
      parsing: Array("{\"saved\":[\"moon-1\",\"tech-2\"],\"on\":[\"sounds\",\"lasers\"]}".utf8))
    let state = UserState(json: json)
    #expect(state.saved == ["tech-2"])
    #expect(state.settings.on == [.sounds])
  }

  @Test("Saving twice takes off the list, and the latest comes first")
  func saved() {
    var state = UserState()
    let saves = ["tech-1", "tech-2"].map { state.toggleSaved($0) }
    #expect(saves == [true, true])
    #expect(state.saved == ["tech-2", "tech-1"])
    let isSaved = state.toggleSaved("tech-1")
    #expect(!isSaved)
    #expect(state.saved == ["tech-2"])
  }

  @Test("History keeps each story once, the latest first, up to its limit")
  func history() {
    var state = UserState()
    for number in 1...40 { state.read("tech-\(number)") }
    state.read("tech-20")
    #expect(state.history.count == UserState.historyLimit)
    #expect(state.history.prefix(2) == ["tech-20", "tech-40"])
    #expect(Set(state.history).count == state.history.count)
  }

  @Test("Observers are told of changes, as long as they live")
  func observers() {
    let store = UserStore(file: nil)
    var told = 0
    var owner: StateBox? = StateBox()
    if let owner { store.observe(owner) { told += 1 } }
    store.change { $0.toggleSaved("tech-1") }
    store.change { _ in }
    #expect(told == 1)
    owner = nil
    store.change { $0.toggleSaved("tech-2") }
    #expect(told == 1)
  }

  final class StateBox {}

  @Test(
    "The login form is complete when both fields are filled",
    arguments: [("", "", false), ("a", "", false), ("", "b", false), ("a", "b", true)])
  func complete(email: String, password: String, isComplete: Bool) {
    #expect(Credentials(email: email, password: password).isComplete == isComplete)
  }

  @Test("The newsroom knows whoever gives an email and eight characters")
  func account() {
    #expect(
      Credentials(email: "ada.lovelace@pulse.example", password: "12345678").account
        == Account(name: "Ada Lovelace", email: "ada.lovelace@pulse.example"))
    #expect(Credentials(email: "ada@pulse.example", password: "1234567").account == nil)
    #expect(Credentials(email: "ada", password: "12345678").account == nil)
    #expect(Credentials(email: "@pulse.example", password: "12345678").account == nil)
  }
}
