import type { Payload } from 'payload'
import type { Reflow } from '@/domain/catalogue/releases/reflow'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import type { FontFile, Style } from '@/payload-types'
import { assertRoomForUploads } from '../data-folder'
import { idOf } from '../id-of'
import { findFilesOfStyle, requireStyle } from '../records/font-files'
import { findReleasesOf, type StoredRelease } from '../records/releases'
import { runExclusive } from '../concurrency'
import { refreshPages } from '../site/page-cache/refresh-pages'
import { type FontBytes, FontDraft, fontPath } from './font-store'
import { acceptDraft } from './publish-master'
import { refreshTypeface } from './refresh-typeface'

type MasterUpload = { styleId: string; bytes: FontBytes; notes?: string }

/** Sets a style's master, then refreshes its typeface and every page that shows it. Masters of one typeface follow each other. */
export async function replaceMaster(payload: Payload, upload: MasterUpload): Promise<StyleMaster> {
  const { styleId, bytes, notes } = upload
  const typeface = idOf((await requireStyle(payload, styleId)).typeface)
  await assertRoomForUploads()
  await using draft = await FontDraft.make('font')
  const master = await draft.write(bytes) // outside the queue: a slow sender delays nobody
  await runExclusive(typeface, async () => {
    await recordMasters(payload, typeface)
    await acceptDraft(payload, { styleId, master })
    await refreshTypeface(payload, typeface, { notes })
  })
  await refreshPages(payload)
  return findMaster(payload, styleId)
}

/** Records the masters of a release that was made before releases had them, while they are still there. */
export async function recordMasters(payload: Payload, typeface: string): Promise<void> {
  const [current] = await findReleasesOf(payload, [typeface])
  if (current && !current.masters) await refreshTypeface(payload, typeface)
}

/** Checks a file and compares it with the master of a style; nothing of it is stored. */
export async function tryMaster(
  payload: Payload,
  { styleId, bytes }: { styleId: string; bytes: FontBytes },
): Promise<MasterChange> {
  const style = await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  const { sha256 } = await draft.write(bytes)
  await runFontJob({ kind: 'inspect', master: draft.path })
  return await compareMasters(style, { path: draft.path, sha256 })
}

/** What a font file would be for a style: its first master, the present one, or another that may make set text reflow. */
export type MasterChange =
  { kind: 'first' } | { kind: 'same' } | { kind: 'changed'; reflow: Reflow }

type NewMaster = { path: string; sha256: string }

/** Compares before anything is replaced. `path` is that of the new file, which has passed its inspection. */
async function compareMasters(
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

export type StyleMaster = { style: Style; files: FontFile[]; release: StoredRelease | null }

/** A style with the facts of its master, the files derived of it, and the release they belong to. */
export async function findMaster(payload: Payload, styleId: string): Promise<StyleMaster> {
  const style = await requireStyle(payload, styleId)
  const [files, releases] = await Promise.all([
    findFilesOfStyle(payload, styleId),
    findReleasesOf(payload, [idOf(style.typeface)]),
  ])
  return { style, files, release: releases[0] ?? null }
}
