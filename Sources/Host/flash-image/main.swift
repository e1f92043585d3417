#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Reads a picture of any format that the system knows, and writes it as a portable pixmap.
//
//   flash-image < PICTURE > PIXMAP
//
// Its own program, run by `flash` as git runs git-x: the libraries that decode pictures would cost
// every other command their start-up time.
do {
  let picture = try Decoder.decode(StandardStreams.read())
  StandardStreams.write(Array("P6\n\(picture.width) \(picture.height)\n255\n".utf8))
  StandardStreams.write(picture.rgb)
} catch {
  StandardStreams.complain("\(error)\n")
  exit(1)
}
