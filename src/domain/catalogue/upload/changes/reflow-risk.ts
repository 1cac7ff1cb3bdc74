import { describeReflow, type Reflow } from '../../releases/reflow'
import type { ReflowRisk } from './master-changes'

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
