extension Wardrobe {
  /// The outfit of the garments at these ranks, with its accessories, score and reasons.
  func outfit(_ ranks: [Int]) -> Outfit {
    let body = ranks.map(garment)
    let worn = ranks.compactMap { rank in wearables.first { $0.rank == rank } }
    let score = scorer.score(worn)
    let insulation = Ensemble.insulation(sum: worn.reduce(scorer.alwaysWorn) { $0 + $1.insulation })
    let reasons = OutfitReasons(
      garments: body, wearables: worn, score: score, insulation: insulation, conditions: scorer.conditions)
    return Outfit(
      garments: body + accessories(of: body), score: score, insulation: insulation,
      target: scorer.conditions.targetInsulation, reasons: reasons.sentences)
  }

  private func accessories(of body: [Garment]) -> [Garment] {
    body.flatMap { garment in garment.type.map { accessories.companions(of: $0) } ?? [] } + accessories.always
  }
}
