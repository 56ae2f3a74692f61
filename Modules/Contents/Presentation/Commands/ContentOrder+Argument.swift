public import Commands
public import ContentsDomain

extension ContentOrder: ExpressibleByArgument {}
