/// Findings about elements that are alike in all that matters: one of them is told, and how many
/// there are.
func folded(_ findings: [(key: String, finding: Finding)]) -> [Finding] {
  var order: [String] = []
  var groups: [String: [Finding]] = [:]
  for (key, finding) in findings {
    if groups[key] == nil { order.append(key) }
    groups[key, default: []].append(finding)
  }
  return order.compactMap { key in
    guard let group = groups[key], var first = group.first else { return nil }
    if group.count > 1 { first.evidence += "; \(group.count - 1) more like it" }
    return first
  }
}
