import FlashClient
import FlashDevices
import FlashProtocol
import HostSupport
import Testing

@testable import FlashFlow

@Suite struct SecretsTests {
  private let secrets = Secrets(
    values: ["PASSWORD": "hunter2", "USER": "ada"], hidden: ["PASSWORD"])

  @Test(arguments: [
    ("${USER}", "ada"), ("x${USER}y${PASSWORD}", "xadayhunter2"), ("$${USER}", "${USER}"),
    ("$USER $", "$USER $"), ("${USER", "${USER"),
  ])
  func variablesAreReplaced(_ text: String, _ expanded: String) {
    #expect(secrets.expand(text) == expanded)
  }

  @Test func onlySecretsAreHidden() {
    #expect(secrets.redact("ada/hunter2") == "ada/${PASSWORD}")
    #expect(secrets.redact(["value": "hunter2!", "n": 1]) == ["value": "${PASSWORD}!", "n": 1])
  }

  @Test func theAppGetsTheValueAndNothingElseShowsIt() throws {
    let driver = FakeDriver([
      "type": [
        .success(["status": "done", "changed": true, "value": "hunter", "matched": false])
      ],
      "tap": [FakeDriver.failure(.notFound("hunter2", nearest: []))],
    ])
    let hidden = Secrets(
      values: ["PASSWORD": "hunter2", "P": "hunter"], hidden: ["PASSWORD", "P"])
    let report = try play(
      "type field ${PASSWORD}\ntap ${PASSWORD}", on: driver, secrets: hidden)
    #expect(driver.arguments(of: "type").first?["value"] == "hunter2")
    let everything = report.json.text
    #expect(!everything.holds("hunter"))
    #expect(
      report.outcomes[0]
        == .failed("the field holds \"${P}\" after typing: it limits or refuses the text"))
  }

  @Test func noPictureIsKeptOfAScreenThatShowsASecret() throws {
    let folder = try TemporaryFolder()
    let driver = FakeDriver([
      "hierarchy": [.success(["elements": [["ref": "e1", "value": "hunter2"]]])]
    ])
    let flow = try FlowParser(file: "f.flow").parse("type field ${PASSWORD}")
    let proof = try ProofFolder(folder: folder.path + "/proof", flows: [flow])
    _ = try play("type field ${PASSWORD}", on: driver, secrets: secrets, proof: proof)
    #expect(Files.names(in: folder.path + "/proof") == ["01-type-field.json"])
    let json = try #require(folder.text("proof/01-type-field.json"))
    #expect(!json.holds("hunter2"))
    #expect(json.holds("\"noPicture\":\"a secret can be read on this screen\""))
  }
}
