import Testing

/// All that drives a real window. One at a time: two windows at once would take each other's time,
/// and what waits for a frame would wait for two.
@Suite(.serialized) enum GtkTests {}
