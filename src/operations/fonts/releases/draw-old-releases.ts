import type { Payload } from 'payload'
import { groupBy } from '../../group-by'
import { runExclusive } from '../../run-exclusive'
import { findTypeface } from '../font-records'
import { previewCharactersOf } from '../preview-characters'
import { drawRelease } from './draw-release'
import { findUndrawnReleases, setDrawing } from './drawing-records'
import { replacedMasters } from './plan-release'
import { findReleasesOf, type StoredRelease } from './release-records'

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
