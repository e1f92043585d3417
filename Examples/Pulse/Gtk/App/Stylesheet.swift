import PulseModel

/// How it all looks, as GTK's CSS.
enum Stylesheet {
  static func text(isDark: Bool, scale: Double) -> String {
    colors(isDark) + accents(isDark) + base + bars + cards + controls + reading(scale)
  }

  private static func colors(_ isDark: Bool) -> String {
    isDark
      ? """
      @define-color window_bg_color #191817;
      @define-color window_fg_color #F3F0EC;
      @define-color view_bg_color #191817;
      @define-color card_bg_color #262423;
      @define-color card_fg_color #F3F0EC;
      @define-color accent_bg_color #C4372E;
      @define-color accent_fg_color #FFFFFF;
      @define-color accent_color #FF8F84;
      @define-color pulse_quiet #B8B2AB;
      @define-color pulse_line #3A3735;
      @define-color pulse_tint #34312F;
      @define-color pulse_edge #8C857D;

      """
      : """
      @define-color window_bg_color #F7F4EF;
      @define-color window_fg_color #1D1B19;
      @define-color view_bg_color #F7F4EF;
      @define-color card_bg_color #FFFFFF;
      @define-color card_fg_color #1D1B19;
      @define-color accent_bg_color #B3261E;
      @define-color accent_fg_color #FFFFFF;
      @define-color accent_color #A82018;
      @define-color pulse_quiet #5F5A54;
      @define-color pulse_line #DDD7CE;
      @define-color pulse_tint #E9E4DB;
      @define-color pulse_edge #837C73;

      """
  }

  /// The colour of each section, for its name and for its tile.
  private static func accents(_ isDark: Bool) -> String {
    Section.allCases.map { section in
      let color = hex(section.accent)
      // On a dark ground the same hue, half way to white.
      let text = isDark ? hex(lighter(section.accent)) : color
      return """
        .accent-\(section.rawValue) { color: \(text); }
        .fill-\(section.rawValue), .fill-\(section.rawValue):hover { background: \(color); color: white; }

        """
    }.joined()
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func lighter(_ color: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { sum, shift in
      let part = color >> UInt32(shift) & 0xFF
      return sum | (part + (255 - part) * 55 / 100) << UInt32(shift)
    }
  }

  private static let base = """
    .pulse { font-family: "Cantarell", "Inter", "DejaVu Sans", sans-serif; font-size: 15px; }
    window.pulse, window.pulse.csd, window.pulse.solid-csd { border: none; padding: 0; margin: 0; box-shadow: none; border-radius: 0; }
    .pulse .screen { background: @window_bg_color; }
    .meta, .summary { color: @pulse_quiet; }
    .meta { font-size: 13px; }
    .summary { font-size: 14px; }
    .group-title { font-weight: 700; font-size: 15px; }
    .empty-icon { color: @pulse_quiet; }
    .empty-title { font-weight: 700; font-size: 20px; }
    .notice { color: @accent_color; font-weight: 600; }

    """

  private static let bars = """
    .top-bar { padding: 8px; min-height: 48px; }
    .top-bar .screen-title { font-family: "DejaVu Serif", serif; font-weight: 800; font-size: 24px; padding-left: 8px; }
    .top-bar .bar-title { font-weight: 700; font-size: 17px; }
    .icon-button { min-width: 44px; min-height: 44px; padding: 0; border-radius: 22px; }
    .tab-bar { background: @card_bg_color; border-top: 1px solid @pulse_line; padding: 4px 6px 6px; }
    .tab { min-height: 52px; padding: 0 4px; border-radius: 12px; color: @pulse_quiet; background: none; }
    .tab:hover { background: @pulse_tint; }
    .tab:checked { color: @accent_color; background: none; }
    .tab-title { font-size: 12px; font-weight: 600; }
    .top-tabs { padding: 0 6px; border-bottom: 1px solid @pulse_line; }
    .top-tab { min-height: 44px; min-width: 44px; padding: 0 5px; border-radius: 0; font-size: 14px; font-weight: 600;
      color: @pulse_quiet; background: none; box-shadow: none; }
    .top-tab:hover { background: @pulse_tint; }
    .top-tab:checked { color: @accent_color; background: none; box-shadow: inset 0 -3px @accent_color; }
    .feed-header { padding: 12px 18px 6px; }
    .feed-title { font-family: "DejaVu Serif", serif; font-weight: 700; font-size: 22px; }

    """

  private static let cards = """
    .feed { background: none; }
    .feed > row { padding: 6px 16px; background: none; border-radius: 0; }
    .feed > row:hover .story-card { background: mix(@card_bg_color, @window_fg_color, 0.04); }
    .feed > row:focus-visible { outline-offset: -4px; }
    .card, .story-card { background: @card_bg_color; border-radius: 14px; }
    .compact { padding: 12px; }
    .compact .picture, .story-row .picture { border-radius: 10px; }
    .picture { background: @pulse_tint; }
    .play-mark { background: rgba(20, 18, 17, 0.78); color: white; border-radius: 24px; padding: 11px; }
    .section-mark { font-size: 12px; font-weight: 700; }
    .headline { font-family: "DejaVu Serif", serif; font-weight: 700; font-size: 16px; }
    .lead-headline { font-size: 18px; }
    .tile { padding: 0; font-weight: 400; min-height: 44px; }
    .chip { padding: 0 4px; min-width: 44px; }
    .byline { padding: 4px; border-radius: 12px; }
    .profile-head { padding: 18px 16px; }
    .avatar { color: white; font-weight: 700; border-radius: 100px; }
    .avatar-large { font-size: 30px; }
    .emblem { background: @accent_bg_color; color: white; border-radius: 20px; padding: 18px; }
    .story-row { padding: 10px; }
    .picks { padding: 0 0 6px; }
    .section-tile { padding: 14px; min-height: 92px; border-radius: 14px; }
    .section-tile .section-name { font-size: 17px; font-weight: 700; }
    .section-tile .section-line { font-size: 13px; }
    .tablet .headline { font-size: 18px; }
    .tablet .lead-headline { font-size: 26px; }
    .tablet .summary { font-size: 15px; }
    .tablet .compact { padding: 16px; }

    """

  private static let controls = """
    .pulse button.pill { min-height: 44px; padding: 0 22px; border-radius: 22px; font-weight: 600; }
    .pulse button.pill:disabled { background: @pulse_tint; color: @pulse_quiet; opacity: 1; filter: none; }
    .pulse entry { min-height: 46px; border-radius: 10px; background: @card_bg_color; border: 1px solid @pulse_edge; }
    .pulse entry:focus-within { outline-offset: -1px; }
    .pulse text > placeholder { color: @pulse_quiet; opacity: 1; }
    .field-label { font-size: 14px; font-weight: 600; }
    .pulse row .subtitle { color: @pulse_quiet; opacity: 1; font-size: 13px; }
    .pulse row.activatable, .pulse row { min-height: 48px; }
    .pulse check, .pulse radio { box-shadow: inset 0 0 0 2px @pulse_edge; margin-right: 10px; }
    .pulse check:checked, .pulse radio:checked { box-shadow: none; }
    .letter, .letter text { background: @card_bg_color; color: @card_fg_color; }
    .letter { padding: 12px; }
    .live-button { min-height: 44px; padding: 0 12px; border-radius: 22px; font-size: 14px; font-weight: 600; color: @accent_color; }
    .pulse switch { border: 9px solid transparent; background-clip: padding-box; border-radius: 23px; }
    .choices { padding: 4px 0; }
    .choice { min-height: 48px; padding: 0 14px; }
    .row-icon { color: @accent_color; }
    .chevron { color: @pulse_quiet; }
    .scrim, .scrim:hover, .scrim:active { background: rgba(10, 9, 8, 0.5); border-radius: 0; box-shadow: none; }
    .sheet { background: @card_bg_color; border-radius: 20px 20px 0 0; padding: 18px 16px 22px; }
    .sheet-row { min-height: 52px; padding: 0 12px; border-radius: 12px; font-weight: 500; }
    .live-stage { background: #14171F; color: #F4F2EE; border-radius: 16px; padding: 40px 24px; }
    .live-stage .live-note { color: #C9CBD2; }
    toast { background: #2A2725; color: white; border-radius: 14px; padding: 4px 4px 4px 16px; margin: 10px 12px; }
    toast button { min-height: 44px; min-width: 44px; color: white; border-radius: 10px; }
    window.pulse-alert.solid-csd, window.pulse-alert.csd { border: 1px solid @pulse_line; padding: 0; margin: 0; }
    window.pulse-alert button { min-height: 48px; }

    """

  /// Text that is read at length follows the size that the reader set.
  private static func reading(_ scale: Double) -> String {
    func size(_ points: Double) -> String { "\(Int((points * scale).rounded()))px" }
    return """
      .article-title { font-family: "DejaVu Serif", serif; font-weight: 800; font-size: \(size(24)); }
      .article-summary { font-weight: 600; font-size: \(size(17)); }
      .article-text { font-family: "DejaVu Serif", serif; font-size: \(size(16)); line-height: 1.5; }

      """
  }
}
