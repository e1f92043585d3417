#if FLASH || FLASH_HOST
/// Timers by the moment they are due; a binary heap.
struct TimerQueue {
  private struct Entry {
    let due: UInt64
    /// Keeps timers of one moment in the order they were set.
    let number: UInt64
    let timer: HTTPTimer

    func isBefore(_ other: Entry) -> Bool {
      due == other.due ? number < other.number : due < other.due
    }
  }

  private var heap: [Entry] = []
  private var next: UInt64 = 0
  /// At this size the cancelled ones are thrown out: deadlines of fast replies would pile up.
  private var nextPurge = 64

  /// When the first is due; `.max` when there is none.
  var firstDue: UInt64 { heap.first?.due ?? .max }
  var count: Int { heap.count }

  mutating func insert(_ timer: HTTPTimer, due: UInt64) {
    if heap.count >= nextPurge { purge() }
    heap.append(Entry(due: due, number: next, timer: timer))
    next += 1
    rise(heap.count - 1)
  }

  /// Takes out the first one that is due by then.
  mutating func pop(by now: UInt64) -> HTTPTimer? {
    guard let first = heap.first, first.due <= now else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(0)
    return first.timer
  }

  private mutating func purge() {
    heap.removeAll { $0.timer.isCancelled }
    heap.sort { $0.isBefore($1) }  // a sorted array is a heap
    nextPurge = max(64, heap.count * 2)
  }

  private mutating func rise(_ start: Int) {
    var index = start
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].isBefore(heap[least]) { least = child }
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
#endif
