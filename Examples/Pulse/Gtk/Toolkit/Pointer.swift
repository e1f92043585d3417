import CPulseAdwaita

/// What every widget is to GTK.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// GTK's types with a public struct come as typed pointers and its final ones as opaque pointers;
/// which one a call wants is known from the call.
nonisolated protocol ObjectPointer {
  var raw: UnsafeMutableRawPointer { get }
}

nonisolated extension OpaquePointer: ObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension UnsafeMutablePointer: ObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

nonisolated extension UnsafeMutableRawPointer: ObjectPointer {
  var raw: UnsafeMutableRawPointer { self }
}

nonisolated extension ObjectPointer {
  func cast<T>() -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }
  func cast() -> OpaquePointer { OpaquePointer(raw) }
}

nonisolated extension Bool {
  var gboolean: CPulseAdwaita.gboolean { self ? 1 : 0 }
}
