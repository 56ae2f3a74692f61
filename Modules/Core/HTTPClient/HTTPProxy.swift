/// Who stands between a client and the servers.
public enum HTTPProxy: Sendable, Equatable {
  /// As curl has it from `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`; what stays on this machine needs none.
  case environment
  case none
  /// An address such as `http://proxy.example:3128`, for every server.
  case at(String)
}
