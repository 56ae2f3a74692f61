public import Entities

/// The files of other programs that books come from and go to.
public protocol BookInterchange: Interchange where Item == Book {}
