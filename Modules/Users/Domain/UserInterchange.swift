public import Entities

/// The files of other programs that users come from and go to.
public protocol UserInterchange: Interchange where Item == User {}
