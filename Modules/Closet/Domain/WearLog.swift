public import Entities

/// What was worn when.
public protocol WearLog: Repository where Item == WornOutfit, Filter == WearFilter, Order == WearOrder {}
