#if FLASH
import FlashProtocol
import FlashServer
import Testing
import UIKitHost

@testable import FlashUIKit

extension OnUIKit {
  /// Pages in web views.
  @Suite struct Web {
    private static let news = """
      el('body', {box: [0, 0, 390, 1600]},
        el('h1', {id: 'title', box: [10, 10, 300, 30]}, 'The news'),
        el('p', {id: 'count', box: [10, 50, 100, 20]}, '0'),
        el('button', {id: 'buy', box: [10, 80, 100, 40],
          onclick: () => say('count', Number(document.getElementById('count').textContent) + 1)},
          'Buy'),
        el('a', {href: '#next', box: [120, 80, 100, 40],
          onclick: () => say('title', 'Next page')}, 'Next'),
        el('button', {id: 'off', disabled: true, box: [230, 80, 100, 40]}, 'Off'),
        el('form', {box: [0, 130, 390, 200], onsubmit: () => say('title', 'Sent')},
          el('label', {for: 'mail', box: [10, 130, 100, 20]}, 'Mail address'),
          el('input', {id: 'mail', type: 'email', box: [10, 150, 200, 30],
            oninput: (event) => say('count', event.target.value)}),
          el('input', {id: 'secret', type: 'password', box: [10, 190, 200, 30]}),
          el('input', {id: 'pin', maxLength: 5, box: [10, 230, 200, 30]}),
          el('input', {id: 'fixed', readOnly: true, value: 'as it is', box: [10, 270, 200, 30]}),
          el('input', {id: 'agree', type: 'checkbox', box: [220, 150, 30, 30]}),
          el('select', {id: 'size', box: [220, 190, 100, 30]},
            el('option', {}, 'Small'), el('option', {}, 'Large'))),
        el('button', {id: 'under', box: [10, 320, 100, 40]}, 'Under'),
        el('div', {id: 'veil', box: [0, 310, 200, 60]}),
        el('div', {style: {display: 'none'}, box: [0, 400, 100, 100]},
          el('button', {id: 'hidden', box: [0, 400, 100, 40]}, 'Hidden')),
        el('button', {id: 'far', box: [10, 1500, 100, 40], onclick: () => say('title', 'Far')},
          'Far'))
      """

    private final class Held: @unchecked Sendable {
      var view: WKWebView!
      var page: ScriptedPage!
    }

    private func bench(_ body: String = news, hangs: Bool = false) throws -> (UIBench, Held) {
      let held = Held()
      let bench = UIBench { root in
        let view = root.add(WKWebView(frame: CGRect(0, 100, 390, 600)), "web")
        view.hostScroller.contentSize = CGSize(width: 390, height: 1600)
        held.view = view
        held.page = try? ScriptedPage(body)
        if !hangs { view.hostPage = held.page }
      }
      try #require(UIBench.ui { held.page != nil })
      return (bench, held)
    }

    @Test func thePartsOfAPageAreElementsOfTheirOwnKindWhereTheyShow() throws {
      let (bench, _) = try bench()
      let tree = try bench.get("/hierarchy")["elements"]?.array ?? []
      func named(_ id: String) -> JSON? { tree.first { $0["id"]?.string == id } }
      #expect(named("web")?["kind"] == "web")
      let buy = try bench.element("buy")
      #expect(buy.kind == .button)
      #expect(buy.text == "Buy")
      #expect(buy.frame == Frame(x: 10, y: 180, width: 100, height: 40))
      #expect(named("title")?["kind"] == "text")
      #expect(named("title")?["text"] == "The news")
      #expect(named("mail")?["type"] == "input[email]")
      #expect(try bench.element("mail").kind == .field)
      #expect(try bench.element("mail").text == "Mail address")
      #expect(try bench.element("agree").kind == .check)
      #expect(try bench.element("size").kind == .dropdown)
      #expect(try bench.element("size").value == "Small")
      #expect(named("hidden") == nil)
    }

    @Test func whatIsListedIsWhatATouchReachesInThePage() throws {
      let (bench, _) = try bench()
      let listed = try bench.listedIds()
      #expect(
        listed.filter { $0 != "web" } == [
          "buy", "off", "mail", "secret", "pin", "fixed", "agree", "size",
        ])
      #expect(try bench.listed().contains { $0.kind == .link && $0.text == "Next" })
    }

    @Test func aTapIsSeenByThePageAndTheReplySaysWhatChanged() throws {
      let (bench, _) = try bench()
      let reply = try bench.act("/tap", ["id": "buy"])
      #expect(reply.path == .script)
      #expect(reply.changed)
      #expect(
        reply.changes.updated == [Changes.Line(kind: .text, id: "count", text: "1", before: "0")])
      let next = try bench.act("/tap", ["text": "Next"])
      #expect(next.changed)
      #expect(try bench.element("title").text == "Next page")
    }

    @Test func aPagesOwnRefusalsAreErrors() throws {
      let (bench, _) = try bench()
      #expect(try bench.failure("/tap", ["id": "off"]).code == .disabled)
      let covered = try bench.failure("/tap", ["id": "under"])
      #expect(covered.code == .notActivated)
      #expect(covered.message.contains("covered by 'veil'"))
      #expect(try bench.failure("/longpress", ["id": "buy"]).message.contains("no menu"))
      #expect(try bench.failure("/type", ["id": "buy", "value": "x"]).code == .notAField)
      #expect(try bench.failure("/type", ["id": "fixed", "value": "x"]).code == .readOnly)
      #expect(
        try bench.failure("/type", ["id": "size", "value": "Huge"]).message
          .contains("Small, Large"))
    }

    @Test(arguments: ["a_b+c@example.org", "\"); say('title', 'Broken'); (\"", "é日本🐎\u{2028}"])
    func textIsTypedReadBackAndNeverBecomesCode(_ text: String) throws {
      let (bench, held) = try bench()
      let reply = try bench.act("/type", ["id": "mail", "value": .string(text)])
      #expect(reply.value == text)
      #expect(reply.matched == true)
      #expect(
        try bench.element("count").text == text.trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(try bench.element("title").text == "The news")
      let scripts = UIBench.ui { Set(held.view.hostScripts) }
      #expect(scripts == [PageScript.read, PageScript.act])
    }

    @Test func textIsAppendedReplacedClearedAndSent() throws {
      let (bench, _) = try bench()
      _ = try bench.act("/type", ["id": "mail", "value": "first"])
      #expect(try bench.act("/type", ["id": "mail", "value": "@b.c"]).value == "first@b.c")
      #expect(
        try bench.act("/type", ["id": "mail", "value": "x@y.z", "replace": true]).value == "x@y.z")
      #expect(try bench.act("/clear", ["id": "mail"]).value == "")
      _ = try bench.act("/type", ["id": "mail", "value": "m@n.o", "submit": true])
      #expect(try bench.element("title").text == "Sent")
    }

    @Test func aLimitIsAMismatchAndASecretIsNeverTold() throws {
      let (bench, _) = try bench()
      let pin = try bench.act("/type", ["id": "pin", "value": "40404049389283"])
      #expect(pin.value == "40404")
      #expect(pin.matched == false)
      let secret = try bench.act("/type", ["id": "secret", "value": "S3cret-é"])
      #expect(secret.matched == true)
      #expect(secret.value == nil)
      for path in ["/actionables", "/hierarchy"] {
        let text = String(decoding: try bench.driver.get(path).body, as: UTF8.self)
        #expect(!text.contains("S3cret"))
      }
    }

    @Test func aFieldThatNoKeyboardCommandReachesIsSetAndThePageIsTold() throws {
      let (bench, held) = try bench()
      UIBench.ui { _ = held.page.run("document.getElementById('mail').noEditing = true") }
      #expect(try bench.act("/type", ["id": "mail", "value": "a@b.c"]).matched == true)
      #expect(try bench.element("count").text == "a@b.c")
    }

    @Test func checksAndChoicesAreSet() throws {
      let (bench, _) = try bench()
      _ = try bench.act("/tap", ["id": "agree"])
      #expect(try bench.element("agree").state.contains(.checked))
      #expect(try bench.act("/type", ["id": "size", "value": "Large"]).matched == true)
      #expect(try bench.element("size").value == "Large")
    }

    @Test func aTapBringsWhatIsFurtherDownThePage() throws {
      let (bench, held) = try bench()
      let reply = try bench.act("/tap", ["id": "far"])
      #expect(reply.revealed)
      #expect(UIBench.ui { held.view.hostScroller.contentOffset.y } > 0)
      #expect(try bench.element("title").text == "Far")
    }

    @Test func aRefLivesAsLongAsItsElementAndNoLongerThanItsPage() throws {
      let (bench, held) = try bench()
      let ref = try bench.element("buy").ref
      _ = try bench.act("/tap", ["ref": .string(ref)])
      #expect(try bench.element("buy").ref == ref)
      UIBench.ui {
        held.page = try? ScriptedPage(Self.news)
        held.view.hostPage = held.page
      }
      #expect(try bench.element("buy").ref != ref)
      #expect(try bench.failure("/tap", ["ref": .string(ref)]).code == .staleRef)
    }

    @Test func aPageWhoseProcessHangsHoldsUpNothingElse() throws {
      let (bench, _) = try bench(hangs: true)
      #expect(try bench.listedIds().isEmpty)
      let cuts = try bench.get("/hierarchy")["cuts"]?.array ?? []
      #expect(cuts.contains("the page in web has not been heard of"))
      #expect(try bench.failure("/tap", ["id": "buy"]).code == .notFound)
    }

    @Test func anActThatAPageNeverAnswersIsAnError() throws {
      let (bench, held) = try bench()
      UIBench.ui { held.page.isDeaf = true }
      let failure = try bench.failure("/tap", ["id": "buy"])
      #expect(failure.code == .unsupported)
      #expect(failure.message.contains("did not answer within 2000 ms"))
      #expect(try bench.element("count").text == "0")
    }

    @Test func aPageOfMoreThanIsReadSaysSo() throws {
      let rows =
        "...Array.from({length: 2100}, (_, i) => el('p', {box: [0, 20 * i, 100, 20]}, `P${i}`))"
      let (bench, _) = try bench("el('body', {box: [0, 0, 390, 42000]}, \(rows))")
      let reply = try bench.get("/hierarchy")
      #expect(
        reply["cuts"]?.array?.contains("the page in web is longer than is read") == true)
      let texts = reply["elements"]?.array?.compactMap { $0["text"]?.string } ?? []
      #expect(texts.contains("P1999") && !texts.contains("P2000"))
    }

    @Test func aPageThatLoadsIsBusyByName() throws {
      let (bench, held) = try bench()
      UIBench.ui { held.view.isLoading = true }
      let idle = try bench.get("/idle")
      #expect(idle["idle"] == false)
      #expect(idle["busy"]?.array?.first?["what"] == "page")
      #expect(idle["busy"]?.array?.first?["name"] == "web")
    }
  }
}
#endif
