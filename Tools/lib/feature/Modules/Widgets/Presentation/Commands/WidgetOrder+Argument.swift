public import Commands
public import WidgetsDomain

extension WidgetOrder: ExpressibleByArgument {}
