#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension StoryPicture {
  private static let skies: [(UInt32, UInt32)] = [
    (0xF6C7A0, 0xFCEBD2), (0x7FB4D9, 0xDDEEF7), (0x2B3A67, 0xE58F7B), (0x9CC5C9, 0xF3E9D2),
    (0x4A6FA5, 0xF2C6A0), (0x1E2A4A, 0x7A6CA8),
  ]

  private func sky(_ canvas: inout Canvas) {
    let sky = Self.skies[Int(vary(1) * 5.99)]
    canvas.gradient(sky.0, sky.1)
    canvas.disc(
      x: 0.15 + vary(2) * 0.7, y: 0.1 + vary(3) * 0.1, radius: 0.04 + vary(4) * 0.04, 0xFFF4D6)
  }

  func hills(_ canvas: inout Canvas) {
    sky(&canvas)
    let colors: [UInt32] = [0x6E8FA3, 0x4F7A74, 0x2F5D50, 0x1E4038]
    for (layer, color) in colors.enumerated() {
      let base = 0.26 + Double(layer) * 0.075
      let height = 0.07 - Double(layer) * 0.008
      let swing = 5 + vary(10 + layer) * 6
      let shift = vary(20 + layer) * 6
      canvas.land(color) { x in
        base + height * sin(x * swing + shift) * 0.7 + 0.02 * sin(x * swing * 2.7 + shift)
      }
    }
  }

  func city(_ canvas: inout Canvas) {
    sky(&canvas)
    let colors: [UInt32] = [0x8A97B1, 0x55648A, 0x2C3654]
    for (layer, color) in colors.enumerated() {
      var x = -0.03
      var index = layer * 40
      while x < 1 {
        let width = 0.05 + vary(index) * 0.06
        let height = 0.1 + vary(index + 1) * (0.26 - Double(layer) * 0.06)
        let top = canvas.bottom - height - Double(2 - layer) * 0.03
        canvas.rectangle(x: x, y: top, width: width, height: 1, color)
        if layer == 2 { windows(&canvas, x: x, top: top, width: width, index) }
        x += width + 0.004
        index += 2
      }
    }
  }

  private func windows(
    _ canvas: inout Canvas, x: Double, top: Double, width: Double, _ index: Int
  ) {
    for row in 0..<6 {
      for column in 0..<3 where vary(index * 31 + row * 3 + column) > 0.45 {
        canvas.rectangle(
          x: x + width * (0.16 + 0.26 * Double(column)), y: top + 0.02 + Double(row) * 0.04,
          width: width * 0.15, height: 0.018, 0xF7D98B)
      }
    }
  }

  func river(_ canvas: inout Canvas) {
    sky(&canvas)
    canvas.land(0x54776B) { x in 0.27 + 0.03 * sin(x * 7 + 1) }
    canvas.land(0x335A52) { x in 0.31 + 0.02 * sin(x * 9 + 3) }
    for (layer, color) in ([0x3E7CA6, 0x5391B8, 0x6BA6C8] as [UInt32]).enumerated() {
      canvas.land(color) { x in
        0.36 + Double(layer) * 0.06 + 0.008 * sin(x * 22 + Double(layer) * 2)
      }
    }
    // A barge with its cabin, and what it leaves on the water.
    canvas.rectangle(x: 0.36, y: 0.385, width: 0.3, height: 0.045, 0x23303F)
    canvas.rectangle(x: 0.385, y: 0.375, width: 0.26, height: 0.012, 0xC8503C)
    canvas.rectangle(x: 0.54, y: 0.325, width: 0.09, height: 0.052, 0xF3EDE0)
    canvas.rectangle(x: 0.555, y: 0.338, width: 0.06, height: 0.018, 0x3E5C76)
    canvas.rectangle(x: 0.2, y: 0.44, width: 0.15, height: 0.005, 0xDDEBF2)
    canvas.rectangle(x: 0.68, y: 0.47, width: 0.2, height: 0.005, 0xDDEBF2)
  }

  func planets(_ canvas: inout Canvas) {
    let nights: [(UInt32, UInt32)] = [
      (0x0B1030, 0x3A2A63), (0x071A2B, 0x14506B), (0x1B0F2E, 0x6B2A5C), (0x0C1F1C, 0x1F5A4A),
    ]
    let globes: [(UInt32, UInt32, UInt32)] = [
      (0xD98E5F, 0xE8AC7D, 0xF3C79E), (0x5F8FD9, 0x7DACE8, 0xA9CCF5),
      (0x8A9A5B, 0xA7B779, 0xC9D49F),
      (0xB56576, 0xD0808F, 0xE8A9B3), (0xC9A64B, 0xDDBD69, 0xEFD795),
    ]
    let night = nights[seed % nights.count]
    let globe = globes[seed % globes.count]
    canvas.gradient(night.0, night.1)
    for star in 0..<70 {
      canvas.disc(
        x: vary(100 + star), y: vary(200 + star) * 0.56, radius: 0.001 + vary(300 + star) * 0.002,
        0xE8E6FF)
    }
    let x = 0.3 + vary(5) * 0.4
    let isRinged = seed % 2 == 1
    let size = 0.11 + vary(7) * 0.05
    canvas.disc(x: x, y: 0.3, radius: size, globe.0)
    canvas.disc(x: x - size * 0.2, y: 0.3 - size * 0.13, radius: size * 0.77, globe.1)
    canvas.disc(x: x - size * 0.33, y: 0.3 - size * 0.27, radius: size * 0.47, globe.2)
    if isRinged {
      canvas.rectangle(x: x - size * 1.6, y: 0.296, width: size * 3.2, height: 0.012, 0xE9DFC8)
    }
    canvas.disc(x: 0.12 + vary(6) * 0.1, y: 0.13, radius: 0.045, 0x7FA8D9)
    canvas.disc(x: 0.85, y: 0.44, radius: 0.03, 0xB9C4D6)
  }
}
