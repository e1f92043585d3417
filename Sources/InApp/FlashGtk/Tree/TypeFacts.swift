#if FLASH
import CFlashGtk
import FlashProtocol
import FlashServer

/// What holds for every widget of one type, so that a snapshot works it out once a type.
///
/// It is a pointer to facts that are never freed, as types are not: to hand it on costs nothing.
struct TypeFacts {
  /// How the content of a widget of this type is read; see `Reader`.
  enum Reading {
    case nothing
    case label, inscription, image, avatar
    case button, toggle, link, check, `switch`, menu, barItem, modelButton, treeExpander,
      columnTitle
    case dropdown, comboBox, expander, range, progress, spinner
    case editable, editableLabel, text, textView
    case listRow, flowRow, listItem, actionRow, switchRow, comboRow, expanderRow
    case viewTab, adwTab
    case stack, scroller, list, window, popover, dialog, gizmo
  }

  /// What a reader sees of the inside of a widget of this type.
  enum Inside {
    /// Content like any other.
    case open
    /// Only what has an identifier, or can be triggered by itself.
    case leaf
    /// Only what the app named.
    case closed
  }

  /// Gestures that the toolkit itself never puts on a widget of this type: those found are the
  /// app's. Handlers of app and toolkit cannot be told apart, so they are told by type.
  struct Gestures: OptionSet {
    let rawValue: UInt8
    static let click = Gestures(rawValue: 1)
    static let longPress = Gestures(rawValue: 2)
    static let both: Gestures = [.click, .longPress]
  }

  private struct Facts {
    let type: GType
    let name: String
    let entry: Entry
    let gestures: Gestures
    let isNative: Bool
    let isOverlay: Bool
    let isColumn: Bool
    let isViewport: Bool
    let isWrapper: Bool
    let isListRow: Bool
  }

  private let facts: UnsafePointer<Facts>

  var type: GType { facts.pointee.type }
  var name: String { facts.pointee.name }
  var kind: Kind { facts.pointee.entry.kind }
  var traits: Node.Traits { facts.pointee.entry.traits }
  var reading: Reading { facts.pointee.entry.reading }
  var inside: Inside { facts.pointee.entry.inside }
  var gestures: Gestures { facts.pointee.gestures }
  var isNative: Bool { facts.pointee.isNative }
  var isOverlay: Bool { facts.pointee.isOverlay }
  /// It lays its children out one after the other.
  var isColumn: Bool { facts.pointee.isColumn }
  var isViewport: Bool { facts.pointee.isViewport }
  /// It holds one child, to limit its size or to be derived from.
  var isWrapper: Bool { facts.pointee.isWrapper }
  /// A list uses it again for another row.
  var isListRow: Bool { facts.pointee.isListRow }

  init(type: GType) {
    let name = String(c: g_type_name(type)) ?? "GtkWidget"
    var entry = Entry(.group, gestures: .both)
    var ancestor = type
    var isStranger = false
    while ancestor != 0 {
      let name = String(c: g_type_name(ancestor)) ?? ""
      if let known = Self.table[name] {
        entry = known
        break
      }
      // A type of the toolkit's own that the table does not know may have gestures of its own.
      isStranger = isStranger || name.hasPrefix("Gtk") || name.hasPrefix("Adw")
      ancestor = g_type_parent(ancestor)
    }
    let isA: (GType) -> Bool = { $0 != 0 && g_type_is_a(type, $0) != 0 }
    let listRows = ["GtkListItemWidget", "GtkColumnViewRowWidget"]
    let facts = UnsafeMutablePointer<Facts>.allocate(capacity: 1)
    facts.initialize(
      to: Facts(
        type: type, name: name, entry: entry,
        gestures: isStranger && name != "GtkWidget" ? [] : entry.gestures,
        isNative: isA(Types.native), isOverlay: isA(Types.overlay), isColumn: isA(Types.box),
        isViewport: isA(Types.viewport), isWrapper: name == "AdwClamp" || name == "AdwBin",
        isListRow: listRows.contains { isA(g_type_from_name($0)) }))
    self.facts = UnsafePointer(facts)
  }

  struct Entry {
    var kind: Kind
    var reading: Reading
    var traits: Node.Traits
    var inside: Inside
    var gestures: Gestures

    init(
      _ kind: Kind, _ reading: Reading = .nothing, _ traits: Node.Traits = [],
      inside: Inside = .open, gestures: Gestures = []
    ) {
      self.kind = kind
      self.reading = reading
      self.traits = traits
      self.inside = inside
      self.gestures = gestures
    }

    /// A control: it can be triggered, and what it is made of is its own matter.
    static func control(
      _ kind: Kind, _ reading: Reading, inside: Inside = .leaf, gestures: Gestures = .longPress
    ) -> Entry {
      Entry(kind, reading, .actionable, inside: inside, gestures: gestures)
    }
  }
}

/// Facts by type, found in a few instructions.
@UIActor
final class TypeCatalog {
  private var slots: [TypeFacts?] = Array(repeating: nil, count: 1024)
  private var all: [GType: TypeFacts] = [:]

  func facts(of type: GType) -> TypeFacts {
    let slot = Int(truncatingIfNeeded: (type >> 4) ^ (type >> 14)) & 1023
    if let known = slots[slot], known.type == type { return known }
    let facts = all[type] ?? TypeFacts(type: type)
    all[type] = facts
    slots[slot] = facts
    return facts
  }

  func facts(of widget: Widget) -> TypeFacts { facts(of: widget.type) }
}
#endif
