import FlashProtocol
import Foundation

/// Keys from a program of the user's own.
enum CredentialProcess {
  private static let source = "credential_process"

  #if os(macOS) || os(Linux)
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
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CredentialFault(source: source, reason: error.localizedDescription)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CredentialFault(source: source, reason: "it exited with \(process.terminationStatus)")
    }
    return Array(data)
  }
  #else
  static func run(_ command: String) async throws -> AWSCredentials {
    throw CredentialFault(source: source, reason: "no process can be started on this platform")
  }
  #endif
}
