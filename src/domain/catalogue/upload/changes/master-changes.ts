import { describeReflow, type Reflow } from '../../releases/release-change'

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

type ReflowRisk = { level: 'none' | 'some' | 'high'; sentence: string }

/** A file beside a master, by its SHA-256; `reflow` is null where the two could not be compared. */
export type Comparison = { before: string; reflow: Reflow | null }

const NOTHING_MOVES: ReflowRisk = { level: 'none', sentence: 'Set texts stand as they are.' }

type Masters = { before: string | null; after: string; characterCount: number }

/** What is known of set texts if one master follows another; null: these two have not been compared. */
export function reflowRiskOf(
  { before, after, characterCount }: Masters,
  comparison: Comparison | null,
): ReflowRisk | null {
  if (before === after) return NOTHING_MOVES
  if (!comparison?.reflow || comparison.before !== before) return null
  return describeRisk(comparison.reflow, characterCount)
}

/** High where every text is touched: its lines stand elsewhere, letters are gone, or one in ten has another width. */
function describeRisk(reflow: Reflow, characterCount: number): ReflowRisk {
  const sentence = describeReflow(reflow)
  if (sentence === null) return NOTHING_MOVES
  const isHigh =
    reflow.lineHeight !== null ||
    reflow.lost.count > 0 ||
    reflow.widths.count * 10 >= characterCount
  return { level: isHigh ? 'high' : 'some', sentence }
}
