/// An error of a transform whose input may hold a secret, so that no message repeats it.
public protocol WithheldInput: Error, CustomStringConvertible {}
