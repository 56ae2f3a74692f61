import CCurl
import Libraries

/// The functions of libcurl that are used, found at the first call.
struct LibCurl: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Create = @convention(c) () -> Handle?
  typealias Free = @convention(c) (Handle) -> Void
  typealias Step = @convention(c) (Handle) -> Int32
  typealias Join = @convention(c) (Handle, Handle) -> Int32
  typealias Perform = @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32
  typealias Poll = @convention(c) (Handle, Handle?, UInt32, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  typealias NextMessage = @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<CurlMessage>?
  typealias Append = @convention(c) (Handle?, UnsafePointer<CChar>) -> Handle?

  let createTransfer: Create
  let freeTransfer: Free
  let setOption: CurlFunction
  let getFact: CurlFunction
  let append: Append
  let freeList: Free
  let createShare: Create
  let freeShare: Step
  let setShareOption: CurlFunction
  let createGroup: Create
  let freeGroup: Step
  let setGroupOption: CurlFunction
  let add: Join
  let remove: Join
  let perform: Perform
  let poll: Poll
  let wake: Step
  let nextMessage: NextMessage

  static let opened = Result { () throws(MissingLibrary) in try LibCurl() }

  private init() throws(MissingLibrary) {
    let library = try SharedLibrary(["libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"], package: "libcurl4")
    createTransfer = try library.function("curl_easy_init", as: Create.self)
    freeTransfer = try library.function("curl_easy_cleanup", as: Free.self)
    setOption = try library.function("curl_easy_setopt", as: CurlFunction.self)
    getFact = try library.function("curl_easy_getinfo", as: CurlFunction.self)
    append = try library.function("curl_slist_append", as: Append.self)
    freeList = try library.function("curl_slist_free_all", as: Free.self)
    createShare = try library.function("curl_share_init", as: Create.self)
    freeShare = try library.function("curl_share_cleanup", as: Step.self)
    setShareOption = try library.function("curl_share_setopt", as: CurlFunction.self)
    createGroup = try library.function("curl_multi_init", as: Create.self)
    freeGroup = try library.function("curl_multi_cleanup", as: Step.self)
    setGroupOption = try library.function("curl_multi_setopt", as: CurlFunction.self)
    add = try library.function("curl_multi_add_handle", as: Join.self)
    remove = try library.function("curl_multi_remove_handle", as: Join.self)
    perform = try library.function("curl_multi_perform", as: Perform.self)
    poll = try library.function("curl_multi_poll", as: Poll.self)
    wake = try library.function("curl_multi_wakeup", as: Step.self)
    nextMessage = try library.function("curl_multi_info_read", as: NextMessage.self)
    // Once, before transfers run; the flags are CURL_GLOBAL_DEFAULT.
    _ = try library.function("curl_global_init", as: (@convention(c) (Int) -> Int32).self)(3)
  }
}
