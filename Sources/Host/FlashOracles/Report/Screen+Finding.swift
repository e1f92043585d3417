extension Screen {
  /// A finding about one element of this screen: a fault.
  func finding(_ oracle: String, _ index: Int, _ evidence: String) -> Finding {
    finding(oracle, .fault, index, evidence)
  }

  func finding(
    _ oracle: String, _ severity: Finding.Severity, _ index: Int, _ evidence: String
  ) -> Finding {
    Finding(
      oracle: oracle, severity: severity, element: elements[index], subject: name(index),
      evidence: evidence)
  }
}
