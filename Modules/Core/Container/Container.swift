// Container
