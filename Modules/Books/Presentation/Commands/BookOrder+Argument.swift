public import BooksDomain
public import Commands

extension BookOrder: ExpressibleByArgument {}
