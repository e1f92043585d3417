import FlashCommandLine
import FlashDevices
import FlashMaestro
import FlashOracles

extension FlashDevice {
  func picture(of node: UINode?) throws(MaestroFailure) -> [UInt8] {
    try ask("screenshot", [("format", "png")] + (node.map(target) ?? [])).body
  }

  /// By the program that decodes pictures for `flash diff`.
  func likeness(_ expected: [UInt8], _ got: [UInt8]) throws(MaestroFailure) -> Double {
    do {
      let decoder = ImageProgram.beside
      let one = try decoder.pixels(of: expected, named: "the expected picture")
      let other = try decoder.pixels(of: got, named: "the picture of the screen")
      let difference = try ImageDiff(from: one, to: other)
      return 100 * (1 - Double(difference.pixels) / Double(max(1, difference.total)))
    } catch {
      throw .assertion("\(error)")
    }
  }
}
