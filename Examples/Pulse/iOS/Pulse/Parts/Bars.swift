import PulseModel
import SwiftUI

/// The bar of a screen, with the identifiers that Pulse has on every platform.
struct ScreenBar: ViewModifier {
  let title: String
  @EnvironmentObject private var shell: Shell

  func body(content: Content) -> some View {
    content
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("nav.title")
        }
        if !shell.place.stack(on: shell.place.tab).isEmpty {
          ToolbarItem(placement: .navigationBarLeading) {
            Button {
              shell.router.back()
            } label: {
              Label("Back", systemImage: "chevron.backward")
            }
            .accessibilityIdentifier("nav.back")
          }
        }
      }
  }
}

extension View {
  func bar(_ title: String) -> some View { modifier(ScreenBar(title: title)) }

  func id(named identifier: String) -> some View { accessibilityIdentifier(identifier) }
}

/// Says that something was done.
struct ToastView: View {
  @EnvironmentObject private var shell: Shell

  var body: some View {
    if let toast = shell.toast {
      HStack {
        Text(toast.text)
        if let undo = toast.undo {
          Button("Undo") {
            undo()
            shell.hideToast()
          }
          .id(named: "toast.undo")
        }
        Button {
          shell.hideToast()
        } label: {
          Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        }
        .id(named: "toast.close")
      }
      .padding()
      .background(.thinMaterial, in: Capsule())
      .accessibilityElement(children: .contain)
      .id(named: "toast")
    }
  }
}

/// What stands where there is nothing to show.
struct EmptyNote: View {
  let id: String
  let symbol: String
  let title: String
  let text: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol).font(.largeTitle)
      Text(title).font(.title3)
      Text(text).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding(32)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
    .id(named: id)
  }
}
