/// Keeps what a step leaves as evidence.
public protocol ProofKeeper: AnyObject {
  /// - Parameters:
  ///   - flow: number of the flow in the run, from 0.
  ///   - driver: asked for the picture.
  ///   - secrets: what may not be seen in it.
  func keep(_ result: StepResult, of flow: Int, driver: any FlowDriver, secrets: Secrets)
}
