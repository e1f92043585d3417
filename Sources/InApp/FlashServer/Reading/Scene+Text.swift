#if FLASH
import FlashProtocol

extension Scene {
  /// What a person reads on an element: its own text, else its labels' joined in reading order.
  ///
  /// What is written on a control inside it belongs to that control, unless there is nothing else;
  /// and what a picture shows is said only where there are no words.
  func text(of index: Int) -> String? {
    if let own = nodes[index].text, !own.isEmpty { return own }
    guard nodes[index].kind.isControl || nodes[index].traits.contains(.actionable) else {
      return nil
    }
    return joined(index, insideControls: false, pictures: false)
      ?? joined(index, insideControls: true, pictures: false)
      ?? joined(index, insideControls: true, pictures: true)
  }

  private func joined(_ index: Int, insideControls: Bool, pictures: Bool) -> String? {
    var parts: [String] = []
    var child = index + 1
    while child <= Int(end[index]) {
      let node = nodes[child]
      if !insideControls, node.traits.contains(.actionable), !node.traits.contains(.inner) {
        child = Int(end[child]) + 1
        continue
      }
      if let text = node.text, !text.isEmpty, !node.traits.contains(.invisible),
        parts.last != text, pictures || node.kind != .image
      {
        parts.append(text)
        child = Int(end[child]) + 1
        continue
      }
      child += 1
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The shortest name that tells a person which one is meant.
  func name(of index: Int) -> String {
    nodes[index].id ?? text(of: index) ?? nodes[index].type ?? nodes[index].kind.rawValue
  }

  /// The name of what covers something: its own, or the nearest that has one.
  ///
  /// A modal without a name is called by the first of what is in it, not by the window around it,
  /// which is no cover.
  func coverName(_ index: Int) -> String {
    let isNamed: (Int) -> Bool = {
      !nodes[$0].traits.contains(.inner) && (nodes[$0].id != nil || text(of: $0) != nil)
    }
    if index == modal, !isNamed(index), index < Int(end[index]),
      let inside = ((index + 1)...Int(end[index])).first(where: isNamed)
    {
      return name(of: inside)
    }
    return name(of: nearest(from: index, where: isNamed) ?? index)
  }
}
#endif
