// Attachments are XCTest's on Apple's platforms alone.
#if canImport(XCTest) && canImport(Darwin)
import Foundation
import UIXCuteCore
import XCTest

extension XCTestCase {
  /// Puts a report into the test's results: as text, as a page and the last screen as a picture.
  public func attachReport(_ report: AgentExecutionReport) {
    print(formatReport(report))
    let text = XCTAttachment(string: formatReport(report))
    keep(text, as: reportTitle(report))
    let page = AgentRun(name: name, reports: [report]).html
    keep(
      XCTAttachment(data: Data(page.utf8), uniformTypeIdentifier: "public.html"),
      as: reportTitle(report) + ".html")
    if let picture = report.lastScreenshot {
      let kind = picture.format == .png ? "public.png" : "public.jpeg"
      keep(
        XCTAttachment(data: Data(picture.bytes), uniformTypeIdentifier: kind), as: "last screen")
    }
  }

  /// The same for all that an agent did, whether it threw or not.
  public func attachReports(of agent: UIXCuteAgent) async {
    for report in await agent.reports { attachReport(report) }
  }

  /// The whole report as text.
  public func formatReport(_ report: AgentExecutionReport) -> String { report.text }

  /// `✓ Log in and verify…`
  public func reportTitle(_ report: AgentExecutionReport) -> String { report.title }

  private func keep(_ attachment: XCTAttachment, as name: String) {
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
#endif
