#if FLASH
import FlashProtocol
import FlashServer
import UIKit
#if canImport(WebKit)
import WebKit
#endif

/// What the web views on screen show, as last heard from their processes.
@UIActor
final class WebPages {
  /// One web view.
  private final class Record {
    weak var view: WKWebView?
    var page: PageContent?
    var elements: [Int: WebElement] = [:]
    /// When its process was asked what has not been answered yet.
    var asked: CFTimeInterval?
    /// Who wants to know of an answer that is asked for from now on.
    var waiting: [() -> Void] = []

    init(_ view: WKWebView) { self.view = view }
  }

  private var records: [ObjectIdentifier: Record] = [:]

  private func record(of view: WKWebView) -> Record {
    let key = ObjectIdentifier(view)
    if let known = records[key], known.view === view { return known }
    records = records.filter { $0.value.view != nil }
    let record = Record(view)
    records[key] = record
    return record
  }

  // MARK: - Reading

  /// The elements of the page, where they are known, and since when its process owes an answer.
  func elements(in view: WKWebView) -> (elements: [WebElement], page: PageContent?, overdue: Double)
  {
    let record = record(of: view)
    let overdue = record.asked.map { CACurrentMediaTime() - $0 } ?? 0
    // Whoever looks again should see what has come of it meanwhile.
    if record.asked == nil { ask(record) }
    let elements = record.page?.elements.compactMap { record.elements[$0.number] } ?? []
    return (elements, record.page, overdue)
  }

  /// Asks what the page shows from now on; an answer that is on its way tells of an earlier moment.
  func read(_ view: WKWebView, _ done: @escaping () -> Void) {
    let record = record(of: view)
    record.waiting.append(done)
    if record.asked == nil { ask(record) }
  }

  private func ask(_ record: Record) {
    guard let view = record.view else { return }
    record.asked = CACurrentMediaTime()
    let waiting = record.waiting
    record.waiting = []
    view.evaluateJavaScript(PageScript.read, in: nil, in: .defaultClient) { result in
      record.asked = nil
      self.take((try? result.get()) as? String, record)
      for done in waiting { done() }
      if !record.waiting.isEmpty { self.ask(record) }
    }
  }

  private func take(_ text: String?, _ record: Record) {
    let page = text.flatMap(PageContent.init(parsing:))
    let old = page?.name == record.page?.name ? record.elements : [:]
    record.page = page
    record.elements = [:]
    guard let page, let view = record.view else { return }
    for element in page.elements {
      let object = old[element.number] ?? WebElement(element, of: page.name, in: view)
      object.element = element
      record.elements[element.number] = object
    }
  }

  // MARK: - Acting

  func perform(
    _ act: RemoteAct, on object: WebElement, _ done: @escaping @UIActor (RemoteOutcome) -> Void
  ) {
    guard let view = object.view as? WKWebView, view.window != nil else { return done(.gone) }
    view.callAsyncJavaScript(
      PageScript.act, arguments: act.arguments(for: object.element, of: object.page),
      in: nil, in: .defaultClient
    ) { result in
      switch result {
      case .success(let value): done(RemoteAct.outcome(parsing: value as? String ?? ""))
      case .failure(let error): done(.refused("the page's process says: \(error)"))
      }
    }
  }
}
#endif
