#if FLASH
import FlashServer
import UIKit

/// One element of a web page, which lives in the page's own process.
final class WebElement: NSObject {
  let view: UIView
  let page: String
  @UIActor var element: PageContent.Element

  @UIActor
  init(_ element: PageContent.Element, of page: String, in view: UIView) {
    self.element = element
    self.page = page
    self.view = view
    super.init()
  }
}
#endif
