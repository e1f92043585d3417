import FlashProtocol
import Foundation

/// Keys from a program of the user's own.
enum CredentialProcess {
  private static let source = "credential_process"

  /// How long it may take, in seconds: it may ask a vault, or a person.
  private static let patience: Double = 60

  static func run(_ command: String) async throws -> AWSCredentials {
    let bytes: [UInt8] = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try output(of: command) })
      }
    }
    if let version = (try? JSON(parsing: bytes))?["Version"]?.int, version != 1 {
      throw CredentialFault(source: source, reason: "its Version is \(version), and 1 is known")
    }
    return try CredentialDocument.read(bytes, source: source)
  }

  private static func output(of command: String) throws -> [UInt8] {
    do {
      let program = try ProgramRun("/bin/sh", ["-c", command])
      let bytes = try program.read(seconds: patience)
      let status = program.status()
      guard status == 0 else {
        throw CredentialFault(source: source, reason: "it exited with \(status)")
      }
      return bytes
    } catch let fault as ProgramRun.Fault {
      throw CredentialFault(source: source, reason: fault.description)
    }
  }
}
