import Testing

@testable import FlashCommandLine

@Suite struct ActListingTests {
  private func listing(_ text: String) -> [String] {
    ActListing(paint: Paint(isOn: false)).text(text).split(separator: "\n").map(String.init)
  }

  @Test func eachElementIsFollowedByTheCommandThatWouldTriggerIt() {
    #expect(
      listing(
        """
        # 1abc
        e1 button home.search "Search"
        e2 field login.email =\"ada\"
        e3 row "Quiet engines"
        e4 button off "Off" disabled
        """) == [
          "# 1abc",
          "e1 button home.search \"Search\"  flash tap home.search",
          "e2 field login.email =\"ada\"  flash type login.email TEXT",
          "e3 row \"Quiet engines\"  flash tap e3",
          "e4 button off \"Off\" disabled",
        ])
  }

  @Test func anIdentifierThatSeveralHaveOrThatAShellWouldReadIsNotLeftBare() {
    #expect(
      listing("e1 button buy \"A\"\ne2 button buy \"B\"\ne3 button $(rm)\ne4 button it's")
        == [
          "e1 button buy \"A\"  flash tap e1", "e2 button buy \"B\"  flash tap e2",
          "e3 button $(rm)  flash tap '$(rm)'", "e4 button it's  flash tap 'it'\\''s'",
        ])
  }

  @Test func whatChangedIsMarkedAndWhatWentHasNoCommand() {
    #expect(
      listing("# 2 since 1\n+ e3 link help\n~ e2 switch wifi \"Wi-Fi\" checked\n- e1")
        == [
          "# 2 since 1", "+ e3 link help  flash tap help",
          "~ e2 switch wifi \"Wi-Fi\" checked  flash tap wifi", "- e1",
        ])
  }
}
