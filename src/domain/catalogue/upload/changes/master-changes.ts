/** What a new master changes against the one the style has now. Everything empty or null: nothing that facts tell. */
export type MasterChanges = {
  /** Version as the files say it, before and after. */
  version: Changed<string | null> | null
  glyphs: Changed<number> | null
  characters: Change<string>
  languages: Change<string>
  features: Change<string>
  axes: Change<string>
  instances: Change<string>
  /** Values that changed, by their own names: "ascender", "units per em", "weight", "embedding". */
  values: { name: string; before: string; after: string }[]
  /** A sentence for each thing that may break what buyers have made with the version before. */
  cautions: string[]
  /** Whether set text would reflow: advance widths and kerning. Null while nobody has compared them. */
  reflow: ReflowRisk | null
}

export type Changed<Value> = { before: Value; after: Value }

/** Counts in full; `examples` at the most twenty of each. */
export type Change<Value> = {
  lost: { count: number; examples: Value[] }
  gained: { count: number; examples: Value[] }
}

export type ReflowRisk = { level: 'none' | 'some' | 'high'; sentence: string }
