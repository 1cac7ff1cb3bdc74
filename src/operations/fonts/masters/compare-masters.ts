import type { Reflow } from '@/domain/catalogue/releases/reflow'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style } from '@/payload-types'
import { fontPath } from '../files/font-store'

/** What a font file would be for a style: its first master, the present one, or another that may make set text reflow. */
export type MasterChange =
  { kind: 'first' } | { kind: 'same' } | { kind: 'changed'; reflow: Reflow }

export type NewMaster = { path: string; sha256: string }

/** Compares before anything is replaced. `path` is that of the new file, which has passed its inspection. */
export async function compareMasters(
  style: Pick<Style, 'master' | 'facts'>,
  { path, sha256 }: NewMaster,
): Promise<MasterChange> {
  if (!style.master) return { kind: 'first' }
  if (style.master === sha256) return { kind: 'same' }

  const { format } = style.facts as unknown as FontFacts
  const before = fontPath(style.master, format.toLowerCase())
  return {
    kind: 'changed',
    reflow: await runFontJob({ kind: 'compare', before, master: path }),
  }
}
