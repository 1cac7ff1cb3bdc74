import type { Payload } from 'payload'
import { runFontJob } from '@/fonts/run-font-job'
import { groupBy } from '../../group-by'
import { findMasteredStyles, findTypeface, setFacts } from '../../records/font-files'
import {
  findReleasesOf,
  findTypefacesToRenew,
  findUndrawnReleases,
  setDrawing,
  type StoredRelease,
} from '../../records/releases'
import { runExclusive } from '../../concurrency'
import { refreshPages } from '../../site/page-cache/refresh-pages'
import { previewCharactersOf } from '../check-letters'
import { masterPath } from '../measure-line'
import type { MasteredStyle } from '../merge-facts'
import { refreshTypeface } from '../refresh-typeface'
import { drawRelease } from './draw-release'
import { replacedMasters } from './plan-release'

/**
 * Releases made by an older version of the shop lack what was added since, such as their masters, the blocks of characters or the
 * outlines that they drew anew. They are derived again, one typeface after another, while the shop is open.
 */
export async function renewOldReleases(payload: Payload): Promise<void> {
  const typefaces = await findTypefacesToRenew(payload)
  for (const typeface of typefaces) {
    await runExclusive(typeface, () => renew(payload, typeface)).catch((error: unknown) =>
      payload.logger.error({
        err: error,
        msg: `Typeface ${typeface} could not be brought up to date`,
      }),
    )
  }
  const drawn = await drawOldReleases(payload)
  if (typefaces.length + drawn > 0) await refreshPages(payload)
}

async function renew(payload: Payload, typeface: string): Promise<void> {
  const styles = (await findMasteredStyles(payload, typeface)) as MasteredStyle[]
  for (const style of styles) {
    const facts = await runFontJob({ kind: 'inspect', master: await masterPath(style) })
    await setFacts(payload, { style, facts })
  }
  await refreshTypeface(payload, typeface)
}

/**
 * Lays each release over the one before that an older version of the shop recorded without doing so. Masters are never thrown away,
 * so all of them can be compared. Returns how many it drew.
 */
export async function drawOldReleases(payload: Payload): Promise<number> {
  const undrawn = await findUndrawnReleases(payload)
  for (const [typeface, releases] of groupBy(undrawn, (release) => release.typeface)) {
    const ids = new Set(releases.map(({ id }) => id))
    await runExclusive(typeface, () => drawReleasesOf(payload, { typeface, ids }))
  }
  return undrawn.length
}

async function drawReleasesOf(
  payload: Payload,
  { typeface, ids }: { typeface: string; ids: Set<string> },
): Promise<void> {
  const releases = await findReleasesOf(payload, [typeface])
  const characters = previewCharactersOf((await findTypeface(payload, typeface)) ?? {})
  for (const [index, release] of releases.entries()) {
    if (!ids.has(release.id)) continue
    const replaced = replacedSince(releases[index + 1] ?? null, release)
    const drawing = { changes: release.changes, replaced, characters }
    await setDrawing(payload, { id: release.id, ...(await drawRelease(payload, drawing)) })
  }
}

/** Nothing is known of the masters of a release that was made before releases recorded them. */
function replacedSince(before: StoredRelease | null, { masters }: StoredRelease) {
  return before?.masters && masters ? replacedMasters(before.masters, masters) : []
}
