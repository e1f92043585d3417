#if FLASH
import FlashServer

@UIActor
open class UISwitch: UIControl {
  open private(set) var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@UIActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@UIActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var stepValue: Double = 1
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
}

@UIActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}

@UIActor
open class UIDatePicker: UIControl {}

/// Its segments are views that only accessibility knows as elements.
@UIActor
open class UISegmentedControl: UIControl {
  private var titles: [String] = []

  public init(items: [Any]?) {
    titles = (items ?? []).compactMap { $0 as? String }
    super.init(frame: .zero)
  }

  open var numberOfSegments: Int { titles.count }
  /// -1 where none is selected; setting it sends no action.
  open var selectedSegmentIndex = -1
  open func titleForSegment(at index: Int) -> String? { titles[index] }
}
#endif
