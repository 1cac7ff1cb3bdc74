import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { runFontJob } from '@/fonts/run-font-job'
import { sha256Of, storeCopy } from '@/operations/fonts/font-store'
import { findTypeface } from '@/operations/records/font-files'
import { type MasteredStyle, mergeFacts } from '@/operations/fonts/merge-facts'
import { previewCharactersOf } from '@/operations/fonts/check-letters'
import { releasedMaster } from '@/operations/fonts/refresh-typeface'
import { recordRelease } from '@/operations/fonts/releases/record-release'
import { findReleasesOf } from '@/operations/records/releases'
import type { Style } from '@/payload-types'
import type { SeedEarlierRelease } from '../demo-foundry'
import { MASTERS } from '../removal/demo-masters'

type Earlier = { typefaceId: string; rows: Style[]; release: SeedEarlierRelease }

/**
 * The release that the present masters of a typeface followed. Nobody bought it, so of its masters nothing is derived: they are kept
 * to lay the newer ones over. Once any release is there, the next one is due.
 */
export async function seedEarlierRelease(
  payload: Payload,
  { typefaceId, rows, release }: Earlier,
): Promise<void> {
  const typeface = await findTypeface(payload, typefaceId)
  const known = await findReleasesOf(payload, [typefaceId])
  if (!typeface || known.length > 0) return

  const { masters, notes, releasedOn } = release
  const released = rows.filter(({ name }) => masters[name])
  const styles = await Promise.all(released.map((row) => storeMaster(row, masters[row.name] ?? '')))
  const codepoints = styles.map(({ facts }) => facts.codepoints)
  const survey = await runFontJob({ kind: 'survey', styles: codepoints })
  await recordRelease(payload, {
    typeface: typefaceId,
    masters: styles.map(releasedMaster),
    derived: { lineMetrics: null, facts: mergeFacts(typeface, { styles, survey }) },
    characters: previewCharactersOf(typeface),
    ...{ notes, releasedOn },
  })
}

/** The style as it was with that master. */
async function storeMaster(style: Style, name: string): Promise<MasteredStyle> {
  const master = join(MASTERS, name)
  const facts = await runFontJob({ kind: 'inspect', master })
  const sha256 = sha256Of(await readFile(master))
  await storeCopy(master, { sha256, extension: facts.format.toLowerCase() })
  return { ...style, master: sha256, facts }
}
