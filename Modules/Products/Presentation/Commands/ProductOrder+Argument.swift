public import Commands
public import ProductsDomain

extension ProductOrder: ExpressibleByArgument {}
