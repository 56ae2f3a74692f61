public import Commands
public import UsersDomain

extension UserOrder: ExpressibleByArgument {}
