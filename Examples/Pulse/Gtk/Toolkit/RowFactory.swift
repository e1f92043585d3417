import CPulseAdwaita

/// Builds the rows of a list when they are needed.
enum RowFactory {
  /// - Parameter bind: puts what an item holds into its row.
  static func make(_ bind: @escaping (_ item: OpaquePointer) -> Void) -> OpaquePointer {
    let factory = gtk_signal_list_item_factory_new()!
    factory.onObject("bind", bind)
    factory.onObject("unbind") { gtk_list_item_set_child($0, nil) }
    return factory
  }
}
