public import Entities

/// What is made of the input of a property before it is understood: what a file leaves open is filled in, its own words are translated.
///
/// Throws a `Failure` for an input that cannot be completed.
public typealias InputCompletion = @Sendable (PropertyInput) throws -> PropertyInput
