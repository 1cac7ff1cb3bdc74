import type { Payload } from 'payload'
import type { Reflow } from '@/domain/catalogue/releases/reflow'
import { StyleNotFound } from '@/domain/catalogue/upload/upload-error'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import type { FontFile, Style } from '@/payload-types'
import { type FontBytes, FontDraft, fontPath } from '../fonts/font-store'
import { idOf } from '../id-of'
import { findFilesOfStyle, requireStyle } from '../records/font-files'
import { findReleasesOf, type StoredRelease } from '../records/releases'
import { createUpload } from '../records/uploads'
import { stageFile } from './add-file'
import { discardUpload } from './change-plan'
import { makePlan } from './make-plan'
import { carryOutAtOnce } from './run-upload'

type NewMaster = { styleId: string; bytes: FontBytes; name?: string; notes?: string }

/**
 * One master is an upload of one file, for the style in whose form staff chose it. A refused file or a failed derivation leaves
 * nothing behind; an upload whose process ends is continued by the next, as one of many files is.
 */
export async function replaceMaster(payload: Payload, master: NewMaster): Promise<StyleMaster> {
  const style = await requireStyle(payload, master.styleId)
  const { id } = await createUpload(payload)
  try {
    await carryOutMaster(payload, id, { ...master, style })
  } finally {
    await discardUpload(payload, id).catch((error: unknown) => {
      payload.logger.warn({ err: error, msg: `The upload of a master of ${style.name} stays` })
    })
  }
  return findMaster(payload, master.styleId)
}

async function carryOutMaster(
  payload: Payload,
  upload: string,
  { style, bytes, name = style.name, notes }: NewMaster & { style: Style },
): Promise<void> {
  const override = {
    typeface: { kind: 'existing', id: idOf(style.typeface) },
    style: { kind: 'existing', id: style.id },
  } as const
  const { row, refusal } = await stageFile(payload, upload, { name, bytes, override })
  if (refusal) throw refusal

  const { files } = await makePlan(payload, [row])
  const planned = files.get(row.id)?.plan.style
  // A style that is gone, or whose typeface lies in the trash: the plan would find or make another.
  if (planned?.kind !== 'existing' || planned.id !== style.id) throw new StyleNotFound()
  await carryOutAtOnce(payload, upload, notes ? [{ files: [row.id], text: notes }] : [])
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

/** Compares before anything is replaced. `path` is that of the new file, which has passed its inspection. */
async function compareMasters(
  style: Pick<Style, 'master' | 'facts'>,
  { path, sha256 }: { path: string; sha256: string },
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
