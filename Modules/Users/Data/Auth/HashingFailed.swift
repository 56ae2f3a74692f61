import Values

/// Why a password could be neither hashed nor compared.
enum HashingFailed: Failure, Equatable {
  case tooLittleMemory
  case damagedHash
  /// More wait for their turn than this machine gets through in a while.
  case tooMany

  var kind: FailureKind { self == .tooMany ? .busy : .inputOutput }

  var message: String {
    switch self {
    case .tooLittleMemory:
      "There is too little memory to hash a password; \(Argon2Parameters.current.memory / 1024) MiB must be free."
    case .damagedHash: "What is stored of this password is damaged; run 'app doctor', then restore a backup."
    case .tooMany: "Too many passwords are being checked; try again in a moment."
    }
  }
}
