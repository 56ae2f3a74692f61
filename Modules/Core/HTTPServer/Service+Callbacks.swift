import CMicroHTTPD
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions that the library calls. Their first argument is the service, which outlives the daemon; what the library keeps for
/// a connection or a request is retained when it begins and released when it ends.
extension Service {
  /// Whether somebody may connect; who may not is closed at once.
  static let accept: MicroHTTPDAccept = { context, _, _ in
    guard let context else { return 0 }
    return Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().isStopping.load(ordering: .relaxed) ? 0 : 1
  }

  static let notifyConnection: @convention(c) (Pointer?, Pointer?, UnsafeMutablePointer<Pointer?>?, Int32) -> Void = {
    context, connection, kept, event in
    guard let context, let connection, let kept else { return }
    let service = Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
    if event == 0 {
      kept.pointee = service.open(connection).map { Unmanaged.passRetained($0).toOpaque() }
    } else if let opened = kept.pointee {
      kept.pointee = nil
      service.close(Unmanaged<Connection>.fromOpaque(opened).takeRetainedValue())
    }
  }

  static let notifyTarget: @convention(c) (Pointer?, UnsafePointer<CChar>?, Pointer?) -> Pointer? = {
    context, target, connection in
    guard let context, let target, let connection else { return nil }
    let service = Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
    let kept = service.library.info(MicroHTTPDInfoContext, of: connection, as: Pointer?.self) ?? nil
    guard let kept else { return nil }
    let opened = Unmanaged<Connection>.fromOpaque(kept).takeUnretainedValue()
    let exchange = service.begin(on: opened, target: Array(UnsafeRawBufferPointer(start: target, count: strlen(target))))
    return Unmanaged.passRetained(exchange).toOpaque()
  }

  static let answer: MicroHTTPDAnswer = { context, connection, target, method, version, upload, uploadSize, kept in
    guard let context, let connection, let target, let method, let version, let uploadSize, let exchange = kept?.pointee else {
      return 0
    }
    let part = upload.map {
      UnsafeBufferPointer(start: UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self), count: uploadSize.pointee)
    }
    // All of it is taken.
    uploadSize.pointee = 0
    return Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().proceed(
      Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(), connection,
      RequestLine(method: method, target: target, version: version), upload: part) ? 1 : 0
  }

  static let notifyCompleted: @convention(c) (Pointer?, Pointer?, UnsafeMutablePointer<Pointer?>?, Int32) -> Void = {
    context, connection, kept, _ in
    guard let context, let connection, let exchange = kept?.pointee else { return }
    kept?.pointee = nil
    Unmanaged<Service>.fromOpaque(context).takeUnretainedValue().end(
      Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue(), connection)
  }
}
