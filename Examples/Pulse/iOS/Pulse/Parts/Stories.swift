import PulseModel
import SwiftUI

/// The drawing of a story, made of its section's colour and a symbol.
struct StoryImage: View {
  let story: Story

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [story.section.color, story.section.color.opacity(0.6)], startPoint: .top,
        endPoint: .bottom)
      Image(systemName: story.scene.symbol).font(.largeTitle).foregroundStyle(.white.opacity(0.9))
    }
    .accessibilityElement()
    .accessibilityAddTraits(.isImage)
    .accessibilityLabel(story.scene.caption)
  }
}

/// One story of a feed.
struct StoryCard: View {
  let id: String
  let story: Story
  var isLead = false
  @EnvironmentObject private var shell: Shell

  var body: some View {
    Button {
      shell.show(.article(story.id))
    } label: {
      VStack(alignment: .leading, spacing: 6) {
        if !hasNoPicture { StoryImage(story: story).frame(height: isLead ? 190 : 92).clipped() }
        Text(story.section.title).font(.caption.bold()).foregroundStyle(story.section.color)
        Text(headline).font(isLead ? .title3.bold() : .headline).id(named: "\(id).title")
        Text(story.summary).font(.subheadline).foregroundStyle(.secondary)
        Text("\(story.published) · \(story.length)").font(.caption).foregroundStyle(.secondary)
      }
      .padding()
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .id(named: id)
  }

  private var headline: String {
    shell.faults.contains(.blankTitle) && story.number == Fault.blankNumber ? "" : story.headline
  }

  private var hasNoPicture: Bool {
    shell.faults.contains(.missingImage) && story.number == Fault.bareNumber
  }
}

/// A story as a line of a list.
struct StoryRow: View {
  let id: String
  let story: Story
  @EnvironmentObject private var shell: Shell

  var body: some View {
    Button {
      shell.show(.article(story.id))
    } label: {
      HStack {
        StoryImage(story: story).frame(width: 84, height: 84)
          .clipShape(RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading) {
          Text(story.headline).font(.headline).id(named: "\(id).title")
          Text(story.published).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .id(named: id)
  }
}

extension Section {
  var color: Color {
    Color(
      red: Double(accent >> 16 & 0xFF) / 255, green: Double(accent >> 8 & 0xFF) / 255,
      blue: Double(accent & 0xFF) / 255)
  }
}

extension PulseModel.Scene {
  var symbol: String {
    switch self {
    case .city: "building.2"
    case .hills: "mountain.2"
    case .river: "ferry"
    case .planets: "moon.stars"
    case .rings: "antenna.radiowaves.left.and.right"
    case .stage: "theatermasks"
    case .plate: "fork.knife"
    case .pitch: "sportscourt"
    case .pool: "figure.pool.swim"
    case .track: "figure.run"
    }
  }
}
