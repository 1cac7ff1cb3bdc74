import type { Payload } from 'payload'
import { NOTHING_REDRAWN, type RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import type { CharacterChoice, RedrawnOutlines } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { fontPath } from '../font-store'
import type { ReleasedMaster, ReleasePlan, ReplacedMaster } from './plan-release'

type Drawing = {
  /** What the release did to its styles, as far as is known. */
  changes: ReleaseChange[]
  replaced: ReplacedMaster[]
  /** What a preview may show. */
  characters: CharacterChoice
}

export type ReleaseDrawing = {
  changes: ReleaseChange[]
  /** null: not one of the masters could be compared, which is tried again. */
  redrawn: RedrawnGlyphs | null
}

/** Says of a release's changes how many characters were drawn anew, and shows some of them over the outlines before. */
export async function drawRelease(
  payload: Payload,
  { changes, replaced, characters }: Drawing,
): Promise<ReleaseDrawing> {
  const drawn = (
    await Promise.all(replaced.map((masters) => drawOver(payload, { masters, characters })))
  ).filter((one) => one !== null)
  const countOf = new Map(drawn.map(({ style, outlines }) => [style, outlines.count]))
  return {
    changes: changes.map((change) =>
      change.kind === 'replaced' && countOf.has(change.style)
        ? { ...change, redrawn: countOf.get(change.style) }
        : change,
    ),
    redrawn: replaced.length > 0 && drawn.length === 0 ? null : chooseRedrawnStyle(drawn),
  }
}

/** A drawing that fails must stop neither a release from being recorded nor the drawings of its other styles. */
async function drawOver(
  payload: Payload,
  { masters, characters }: { masters: ReplacedMaster; characters: CharacterChoice },
): Promise<RedrawnMaster | null> {
  const { style, name } = masters.after
  try {
    const before = await masterPathOf(masters.before)
    const master = await masterPathOf(masters.after)
    return {
      style,
      name,
      outlines: await runFontJob({ kind: 'redraw', before, master, characters }),
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: `The outlines of ${name} could not be compared` })
    return null
  }
}

export type RedrawnMaster = { style: string; name: string; outlines: RedrawnOutlines }

const REGULAR = 400

/** The style that shows what was drawn anew: the nearest to an upright Regular in which about as much changed as in any. */
export function chooseRedrawnStyle(masters: RedrawnMaster[]): RedrawnGlyphs {
  const shown = masters.filter(({ outlines }) => outlines.glyphs.length > 0)
  const most = Math.max(0, ...shown.map(({ outlines }) => outlines.count))
  const [chosen] = shown
    .filter(({ outlines }) => outlines.count * 2 >= most)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
  if (!chosen) return NOTHING_REDRAWN
  const { unitsPerEm, glyphs } = chosen.outlines
  return { style: chosen.name, unitsPerEm, glyphs }
}

/** Every upright comes before every italic. */
function distanceOf({ outlines: { weight, isItalic } }: RedrawnMaster): number {
  return Math.abs(weight - REGULAR) + (isItalic ? 1000 : 0)
}

/** What a new release does to each of its styles. */
export async function compareRelease({
  replaced,
  added,
}: Extract<ReleasePlan, { kind: 'create' }>): Promise<ReleaseChange[]> {
  const changes = await Promise.all(replaced.map(compare))
  return [...changes, ...added.map(({ style, name }) => ({ style, name, kind: 'added' as const }))]
}

/** The master is published already: a comparison that fails must not stop its release from being recorded. */
async function compare({ before, after }: ReplacedMaster): Promise<ReleaseChange> {
  const change = { style: after.style, name: after.name, kind: 'replaced' as const }
  try {
    const job = {
      kind: 'compare' as const,
      before: await masterPathOf(before),
      master: await masterPathOf(after),
    }
    return { ...change, reflow: await runFontJob(job) }
  } catch (error) {
    if (!(error instanceof FontJobFailed)) throw error
    return { ...change, reflow: null }
  }
}

function masterPathOf({ sha256, format }: ReleasedMaster): Promise<string> {
  return fontPath(sha256, format.toLowerCase())
}
