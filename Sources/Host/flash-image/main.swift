#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// Reads a picture of any format that the system knows, draws marks on it, and writes it as a
// portable pixmap, a PNG or a JPEG.
//
//   flash-image [--mark REF,X,Y,WIDTH,HEIGHT]… [--scale N] [--to FORMAT] [--quality N]
//     < PICTURE > PICTURE
//
// Its own program, run by `flash` as git runs git-x: the libraries that decode pictures would cost
// every other command their start-up time.
do {
  let request = try ImageRequest(CommandLine.arguments.dropFirst())
  var picture = try Decoder.decode(StandardStreams.read())
  picture.annotate(request.marks, scale: request.scale)
  StandardStreams.write(
    try Encoder.encode(picture, as: request.format, quality: request.quality))
} catch {
  StandardStreams.complain("\(error)\n")
  exit(error is RequestError ? 2 : 1)
}
