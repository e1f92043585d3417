#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension StoryPicture {
  /// A pool from above.
  func pool(_ canvas: inout Canvas) {
    canvas.gradient(0x2C8FC7, 0x1B6FA8)
    for lane in 1..<6 {
      let y = Double(lane) * 0.094
      for float in 0..<25 {
        canvas.rectangle(
          x: Double(float) * 0.04, y: y, width: 0.03, height: 0.007,
          float % 2 == 0 ? 0xF2F6F8 : 0xD9483B)
      }
    }
    for swimmer in 0..<6 {
      let x = 0.15 + vary(30 + swimmer) * 0.7
      let y = 0.047 + Double(swimmer) * 0.094
      canvas.rectangle(x: x - 0.14, y: y - 0.006, width: 0.12, height: 0.012, 0x9CD0EC)
      canvas.disc(x: x, y: y, radius: 0.017, swimmer % 2 == 0 ? 0xF2C230 : 0xF0F0F0)
    }
  }

  /// The bend of a running track.
  func track(_ canvas: inout Canvas) {
    canvas.gradient(0x3E9A5D, 0x2C7A48)
    let x = vary(2) < 0.5 ? 0.1 : 0.9
    for lane in 0..<6 {
      let radius = 0.62 - Double(lane) * 0.062
      canvas.ring(x: x, y: 0.56, radius: radius, hole: radius - 0.056, 0xB5523B)
      canvas.ring(x: x, y: 0.56, radius: radius - 0.056, hole: radius - 0.062, 0xF3E6DC)
    }
    for runner in 0..<5 {
      let angle = 0.9 + vary(40 + runner) * 0.9
      let radius = 0.592 - Double(runner) * 0.062
      canvas.disc(
        x: x + (x < 0.5 ? 1 : -1) * sin(angle) * radius, y: 0.56 - abs(cos(angle)) * radius,
        radius: 0.018, runner % 2 == 0 ? 0x1F2A44 : 0xF2C230)
    }
  }

  func pitch(_ canvas: inout Canvas) {
    canvas.gradient(0x2E8B57, 0x1F6B40)
    for stripe in 0..<5 {
      canvas.rectangle(
        x: Double(stripe) * 0.2, y: 0, width: 0.1, height: canvas.bottom, 0x37995F)
    }
    let line: UInt32 = 0xEAF5EE
    canvas.rectangle(x: 0.497, y: 0, width: 0.006, height: canvas.bottom, line)
    canvas.ring(x: 0.5, y: canvas.bottom / 2, radius: 0.12, hole: 0.114, line)
    for side in [0.0, 0.84] {
      canvas.rectangle(x: side, y: 0.13, width: 0.16, height: 0.006, line)
      canvas.rectangle(x: side, y: 0.43, width: 0.16, height: 0.006, line)
      canvas.rectangle(x: side == 0 ? 0.154 : 0.84, y: 0.13, width: 0.006, height: 0.306, line)
    }
    for player in 0..<7 {
      let x = 0.06 + vary(40 + player) * 0.88
      let y = 0.05 + vary(50 + player) * 0.46
      canvas.disc(x: x + 0.006, y: y + 0.008, radius: 0.02, 0x1A5C37)
      canvas.disc(x: x, y: y, radius: 0.02, player % 2 == 0 ? 0xD9483B : 0xF2C230)
    }
    canvas.disc(x: 0.3 + vary(60) * 0.4, y: 0.1 + vary(61) * 0.36, radius: 0.012, 0xFFFFFF)
  }

  func rings(_ canvas: inout Canvas) {
    let palettes: [[UInt32]] = [
      [0x0F2747, 0x1F4E8C, 0x3D7DD8, 0x8FC1F7], [0x2A1747, 0x5B2E91, 0x9A5FD8, 0xDDB7F7],
      [0x0C3B3A, 0x14706B, 0x2FB5A6, 0xA8EBDD], [0x3B1020, 0x87203F, 0xD8496A, 0xF7B7C2],
    ]
    let colors = palettes[Int(vary(1) * 3.99)]
    canvas.gradient(colors[0], colors[1])
    for (index, radius) in [0.26, 0.19, 0.12].enumerated() {
      canvas.ring(
        x: 0.25 + vary(2) * 0.5, y: 0.28, radius: radius, hole: radius - 0.022,
        colors[2 - index % 2])
    }
    canvas.disc(x: 0.25 + vary(2) * 0.5, y: 0.28, radius: 0.055, colors[3])
    for dot in 0..<9 {
      let y = 0.05 + Double(dot % 5) * 0.11
      let x = 0.06 + vary(70 + dot) * 0.88
      canvas.rectangle(x: x, y: y, width: 0.06 + vary(80 + dot) * 0.1, height: 0.006, colors[2])
      canvas.disc(x: x, y: y + 0.003, radius: 0.009, colors[3])
    }
  }

  func stage(_ canvas: inout Canvas) {
    let drapes: [(UInt32, UInt32)] = [
      (0x8E1F3A, 0x6B1430), (0x27407A, 0x1B2E5C), (0x5A2A6E, 0x421D53),
    ]
    let drape = drapes[Int(vary(1) * 2.99)]
    canvas.gradient(0x2A1D1A, 0x6B4A32)
    canvas.peak(x: 0.5, top: -0.05, base: 0.5, halfWidth: 0.3, 0x9A7448)
    canvas.disc(x: 0.5, y: 0.5, radius: 0.2, 0xD9B777)
    canvas.rectangle(x: 0, y: 0.48, width: 1, height: 0.1, 0x4A2F20)
    for fold in 0..<6 {
      let color = fold % 2 == 0 ? drape.0 : drape.1
      let width = 0.045
      canvas.rectangle(x: Double(fold) * width, y: 0, width: width, height: 0.52, color)
      canvas.rectangle(x: 1 - Double(fold + 1) * width, y: 0, width: width, height: 0.52, color)
    }
    for scallop in 0..<8 {
      canvas.disc(x: 0.0625 + Double(scallop) * 0.125, y: 0, radius: 0.075, drape.0)
    }
    let x = 0.42 + vary(3) * 0.16
    canvas.disc(x: x, y: 0.29, radius: 0.028, 0x1C1412)
    canvas.peak(x: x, top: 0.3, base: 0.49, halfWidth: 0.05, 0x1C1412)
  }

  func plate(_ canvas: inout Canvas) {
    let cloths: [(UInt32, UInt32)] = [
      (0xF4E3C8, 0xE7C79C), (0xDDEBE2, 0xB5D3C2), (0xF3D9D2, 0xE2AFA4), (0xE3E5F1, 0xBFC5E0),
    ]
    let cloth = cloths[Int(vary(1) * 3.99)]
    canvas.gradient(cloth.0, cloth.1)
    canvas.disc(x: 0.505, y: 0.295, radius: 0.215, Canvas.mix(cloth.1, 0x000000, 0.25))
    canvas.disc(x: 0.5, y: 0.285, radius: 0.215, 0xFDFBF7)
    canvas.ring(x: 0.5, y: 0.285, radius: 0.165, hole: 0.16, 0xE3DDD2)
    let fruits: [UInt32] = [0xC8402F, 0xE2902B, 0x7C9A3A, 0xB5475F, 0xD9B93B, 0x5C7F4A]
    for fruit in 0..<7 {
      let angle = Double(fruit) * 0.9 + vary(2) * 6
      let distance = 0.05 + vary(90 + fruit) * 0.07
      canvas.disc(
        x: 0.5 + cos(angle) * distance, y: 0.285 + sin(angle) * distance,
        radius: 0.026 + vary(95 + fruit) * 0.024, fruits[(fruit + seed) % fruits.count])
    }
    canvas.rectangle(x: 0.16, y: 0.1, width: 0.016, height: 0.38, 0xA8A8AE)
    canvas.rectangle(x: 0.82, y: 0.1, width: 0.016, height: 0.38, 0xA8A8AE)
    canvas.disc(x: 0.828, y: 0.12, radius: 0.028, 0xA8A8AE)
  }
}
