/// A hue template at one of the angles it can be laid at.
struct TemplatePlacement: Sendable {
  let template: HueTemplate
  /// In steps of ten degrees.
  let rotation: Int

  /// Per cent by which each hue of the wheel falls outside, 100 from 30 degrees on.
  let misfits: [Int]

  /// The simplest first; one for each template and angle that differs from those before.
  static let all: [TemplatePlacement] = HueTemplate.allCases.sorted { ($1.worth, $0.rawValue) < ($0.worth, $1.rawValue) }
    .flatMap { template in
      let isSymmetric = template == .largeI || template == .x
      return (0..<(isSymmetric ? Tint.steps / 2 : Tint.steps)).map { TemplatePlacement(template, rotation: $0) }
    }

  private init(_ template: HueTemplate, rotation: Int) {
    self.template = template
    self.rotation = rotation
    misfits = (0..<Tint.steps).map { step in
      Int(min(1, template.distance(of: Double(step * 10), rotation: Double(rotation * 10)) / 30) * 100)
    }
  }
}
