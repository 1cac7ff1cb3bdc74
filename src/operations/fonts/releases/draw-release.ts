import type { Payload } from 'payload'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import type { CharacterChoice } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import { masterPathOf } from './compare-release'
import { chooseRedrawnStyle, type RedrawnMaster } from './choose-redrawn-style'
import type { ReplacedMaster } from './plan-release'

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
  const [before, master] = [masterPathOf(masters.before), masterPathOf(masters.after)]
  const { style, name } = masters.after
  try {
    return {
      ...{ style, name },
      outlines: await runFontJob({ kind: 'redraw', before, master, characters }),
    }
  } catch (error) {
    payload.logger.error({ err: error, msg: `The outlines of ${name} could not be compared` })
    return null
  }
}
