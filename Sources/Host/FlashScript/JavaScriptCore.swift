#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// JavaScriptCore's C API, loaded when the first script is to run: linked in, it would cost every
/// start of the program forty milliseconds.
///
/// Signatures are those of WebKit's JSBase.h, JSContextRef.h, JSObjectRef.h, JSStringRef.h and
/// JSValueRef.h; contexts, values, objects and strings are opaque pointers there too.
struct JavaScriptCore: @unchecked Sendable {
  typealias Ref = OpaquePointer
  typealias Values = UnsafePointer<Ref?>
  typealias Exception = UnsafeMutablePointer<Ref?>
  typealias Callback =
    @convention(c) (Ref?, Ref?, Ref?, Int, Values?, Exception?) -> Ref?
  typealias LimitCallback = @convention(c) (Ref?, UnsafeMutableRawPointer?) -> Bool

  let makeGroup: @convention(c) () -> Ref?
  let releaseGroup: @convention(c) (Ref?) -> Void
  let makeContext: @convention(c) (Ref?, Ref?) -> Ref?
  let releaseContext: @convention(c) (Ref?) -> Void
  let globalObject: @convention(c) (Ref?) -> Ref?
  let evaluate: @convention(c) (Ref?, Ref?, Ref?, Ref?, Int32, Exception?) -> Ref?
  let makeString: @convention(c) (UnsafePointer<CChar>) -> Ref?
  let releaseString: @convention(c) (Ref?) -> Void
  let maximumSize: @convention(c) (Ref?) -> Int
  let getUTF8: @convention(c) (Ref?, UnsafeMutablePointer<CChar>, Int) -> Int
  let valueOfString: @convention(c) (Ref?, Ref?) -> Ref?
  let stringOfValue: @convention(c) (Ref?, Ref?, Exception?) -> Ref?
  let setProperty: @convention(c) (Ref?, Ref?, Ref?, Ref?, UInt32, Exception?) -> Void
  let makeFunction: @convention(c) (Ref?, Ref?, Callback) -> Ref?
  /// Not in the public headers, and missing where a build leaves it out.
  let setTimeLimit:
    (@convention(c) (Ref?, Double, LimitCallback?, UnsafeMutableRawPointer?) -> Void)?

  /// - Throws: the names that were looked for, where none is there.
  static func load() throws(ScriptLoadError) -> JavaScriptCore {
    #if canImport(Darwin)
    let names = ["/System/Library/Frameworks/JavaScriptCore.framework/JavaScriptCore"]
    #else
    let names = [
      "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1",
      "libjavascriptcoregtk-4.0.so.18",
    ]
    #endif
    for name in names {
      if let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) { return try JavaScriptCore(library) }
    }
    throw ScriptLoadError(names: names, symbol: nil)
  }

  private init(_ library: UnsafeMutableRawPointer) throws(ScriptLoadError) {
    func symbol<T>(_ name: String, _ type: T.Type) throws(ScriptLoadError) -> T {
      guard let found = dlsym(library, name) else {
        throw ScriptLoadError(names: [], symbol: name)
      }
      return unsafeBitCast(found, to: type)
    }
    makeGroup = try symbol("JSContextGroupCreate", (@convention(c) () -> Ref?).self)
    releaseGroup = try symbol("JSContextGroupRelease", (@convention(c) (Ref?) -> Void).self)
    makeContext = try symbol(
      "JSGlobalContextCreateInGroup", (@convention(c) (Ref?, Ref?) -> Ref?).self)
    releaseContext = try symbol("JSGlobalContextRelease", (@convention(c) (Ref?) -> Void).self)
    globalObject = try symbol("JSContextGetGlobalObject", (@convention(c) (Ref?) -> Ref?).self)
    evaluate = try symbol(
      "JSEvaluateScript",
      (@convention(c) (Ref?, Ref?, Ref?, Ref?, Int32, Exception?) -> Ref?).self)
    makeString = try symbol(
      "JSStringCreateWithUTF8CString", (@convention(c) (UnsafePointer<CChar>) -> Ref?).self)
    releaseString = try symbol("JSStringRelease", (@convention(c) (Ref?) -> Void).self)
    maximumSize = try symbol(
      "JSStringGetMaximumUTF8CStringSize", (@convention(c) (Ref?) -> Int).self)
    getUTF8 = try symbol(
      "JSStringGetUTF8CString",
      (@convention(c) (Ref?, UnsafeMutablePointer<CChar>, Int) -> Int).self)
    valueOfString = try symbol("JSValueMakeString", (@convention(c) (Ref?, Ref?) -> Ref?).self)
    stringOfValue = try symbol(
      "JSValueToStringCopy", (@convention(c) (Ref?, Ref?, Exception?) -> Ref?).self)
    setProperty = try symbol(
      "JSObjectSetProperty",
      (@convention(c) (Ref?, Ref?, Ref?, Ref?, UInt32, Exception?) -> Void).self)
    makeFunction = try symbol(
      "JSObjectMakeFunctionWithCallback", (@convention(c) (Ref?, Ref?, Callback) -> Ref?).self)
    setTimeLimit = try? symbol(
      "JSContextGroupSetExecutionTimeLimit",
      (@convention(c) (Ref?, Double, LimitCallback?, UnsafeMutableRawPointer?) -> Void).self)
  }

  func text(_ string: Ref?) -> String {
    guard let string else { return "" }
    let size = maximumSize(string)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(1, size)) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      let count = getUTF8(string, base, size)
      let bytes = UnsafeRawBufferPointer(start: base, count: max(0, count - 1))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// Why scripts cannot be run on this machine.
public struct ScriptLoadError: Error, Sendable, Equatable, CustomStringConvertible {
  public var names: [String]
  public var symbol: String?

  public var description: String {
    if let symbol { return "this JavaScriptCore has no \(symbol)" }
    return "scripts need JavaScriptCore, and none of \(names.joined(separator: ", ")) is here; on "
      + "Debian: apt-get install libjavascriptcoregtk-4.1-0"
  }
}
