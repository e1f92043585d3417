#if os(Linux)
import UIXCute
import XCTest

// What XCTest has on Apple's platforms alone, as far as the examples ask for it.
class XCTAttachment {
  enum Lifetime { case keepAlways, deleteOnSuccess }

  var name: String?
  var lifetime = Lifetime.deleteOnSuccess

  init(string: String) {}
}

extension XCTestCase {
  func add(_ attachment: XCTAttachment) {}
  func formatReport(_ report: AgentExecutionReport) -> String { report.text }
  func reportTitle(_ report: AgentExecutionReport) -> String { report.title }
}
#endif
