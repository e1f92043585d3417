import FlashDevices
import FlashMaestro

extension FlowFileAccess {
  /// Files as they lie on disk.
  public static var disk: FlowFileAccess {
    FlowFileAccess(
      kind: { Files.isFolder($0) ? .folder : Files.exists($0) ? .file : .missing },
      read: { try Files.read($0) }, names: { Files.names(in: $0) })
  }
}
