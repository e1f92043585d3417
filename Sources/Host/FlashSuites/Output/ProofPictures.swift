import FlashDevices
import FlashFlow

/// Keeps a picture of each step of a case.
final class ProofPictures {
  private let driver: SuiteDriver
  private let folder: String?
  private let secrets: Secrets
  private var number = 0
  /// Why a picture could not be kept, each reason once.
  private(set) var faults: [String] = []

  /// - Parameter folder: nil where none are kept.
  init(_ driver: SuiteDriver, folder: String?, secrets: Secrets) {
    self.driver = driver
    self.folder = folder
    self.secrets = secrets
  }

  /// - Parameter name: what the step is called, for the file's name.
  /// - Returns: the picture's file; nil where none is kept.
  func keep(_ name: String) -> String? {
    number += 1
    guard let folder, driver.app.isRunning else { return nil }
    let digits = (number < 10 ? "0" : "") + String(number)
    let base = SuiteRunner.fileName(String(secrets.redact(name).prefix(60)))
    let file = "\(folder)/\(digits)-\(base).jpg"
    switch StepPicture.take(driver, secrets) {
    case .success(let bytes):
      do {
        try Files.makeFolder(folder)
        try Files.write(bytes, to: file)
        return file
      } catch {
        note("\(error)")
      }
    case .failure(let reason): note(reason.text)
    }
    return nil
  }

  private func note(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}
