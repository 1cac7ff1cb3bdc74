import { createReadStream } from 'node:fs'
import type { Payload } from 'payload'
import type { Reflow } from '@/domain/catalogue/releases/release-change'
import {
  FormerFileIsLost,
  NotAllWentBack,
  NothingToTakeBack,
  ReleaseIsNotCurrent,
} from '@/domain/catalogue/releases/release-error'
import { StyleNotFound } from '@/domain/catalogue/upload/upload-error'
import { NotFound } from '@/domain/request-error'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import type { FontFile, Style } from '@/payload-types'
import { runExclusive } from '../concurrency'
import { type FontBytes, FontDraft, fontPath } from '../fonts/font-store'
import { planTakeBack, type ReleasedMaster } from '../fonts/releases/plan-release'
import { idOf } from '../id-of'
import { findFilesOfStyle, requireStyle } from '../records/font-files'
import { findReleasesOf, type StoredRelease } from '../records/releases'
import { createUpload, findUploadFiles, requireUpload, type UploadRow } from '../records/uploads'
import { stageFile } from './add-file'
import { discardUpload } from './change-plan'
import { makePlan } from './make-plan'
import { carryOutAtOnce } from './run-upload'
import { findById } from '../records/rows'

type NewMaster = { style: Style; bytes: FontBytes; name?: string }

/** One master is an upload of one file, for the style in whose form staff chose it. */
export async function replaceMaster(
  payload: Payload,
  { styleId, notes, ...master }: Omit<NewMaster, 'style'> & { styleId: string; notes?: string },
): Promise<StyleMaster> {
  const style = await requireStyle(payload, styleId)
  await replaceMasters(payload, [{ ...master, style }], notes)
  return findMaster(payload, styleId)
}

/**
 * A release is immutable: taken back, the files it replaced are the next release, and licences keep the one they were bought with.
 * Asked for twice, it is done once.
 */
export async function takeBackRelease(payload: Payload, id: string): Promise<void> {
  const release = await findById(payload, 'releases', id)
  if (!release) throw new NotFound('release')
  const typeface = idOf(release.typeface)
  await runExclusive(`take back ${typeface}`, async () => {
    const plan = planTakeBack(await findReleasesOf(payload, [typeface]), id)
    if (plan.kind === 'done') return
    if (plan.kind === 'not-current') throw new ReleaseIsNotCurrent()
    if (plan.kind !== 'ready') throw new NothingToTakeBack()
    const masters = plan.masters.map(async (former) => ({
      style: await requireStyle(payload, former.style),
      bytes: readFormer(former),
    }))
    const notes = `Takes ${plan.version} back: these are the files of ${plan.before} again.`
    await replaceMasters(payload, await Promise.all(masters), notes)
  })
}

/** In pieces, and opened when its turn comes: the masters of a superfamily would fill the memory. */
async function* readFormer({ name, sha256, format }: ReleasedMaster): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(await fontPath(sha256, format.toLowerCase()))
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new FormerFileIsLost({ style: name })
      : error
  }
}

/**
 * A refused file or a failed derivation leaves nothing behind, unless others are in the shop by then: the rest stays, for staff to
 * retry. An upload whose process ends is continued by the next, as every other is.
 */
async function replaceMasters(payload: Payload, masters: NewMaster[], notes?: string) {
  const { id } = await createUpload(payload)
  let isHalfDone = false
  try {
    const rows: UploadRow[] = []
    for (const master of masters) rows.push(await stageMaster(payload, id, master))
    const { files } = await makePlan(payload, rows)
    for (const [index, { style }] of masters.entries()) {
      const planned = files.get(rows[index]?.id ?? '')?.plan.style
      // A style that is gone, or whose typeface lies in the trash: the plan would find or make another.
      if (planned?.kind !== 'existing' || planned.id !== style.id) throw new StyleNotFound()
    }
    const ofAll = rows.map((row) => row.id)
    await carryOutAtOnce(payload, id, notes ? [{ files: ofAll, text: notes }] : [])
  } catch (error) {
    isHalfDone = masters.length > 1 && (await hasHaltedHalfWay(payload, id))
    throw isHalfDone ? new NotAllWentBack() : error
  } finally {
    if (!isHalfDone) {
      await discardUpload(payload, id).catch((error: unknown) => {
        const names = masters.map(({ style }) => style.name).join(', ')
        payload.logger.warn({ err: error, msg: `The upload of masters stays: ${names}` })
      })
    }
  }
}

async function hasHaltedHalfWay(payload: Payload, id: string): Promise<boolean> {
  const [{ state }, rows] = await Promise.all([
    requireUpload(payload, id),
    findUploadFiles(payload, id),
  ])
  return state === 'halted' && rows.some((row) => row.state === 'done')
}

async function stageMaster(
  payload: Payload,
  upload: string,
  { style, bytes, name = style.name }: NewMaster,
): Promise<UploadRow> {
  const override = {
    typeface: { kind: 'existing', id: idOf(style.typeface) },
    style: { kind: 'existing', id: style.id },
  } as const
  const { row, refusal } = await stageFile(payload, upload, { name, bytes, override })
  if (refusal) throw refusal
  return row
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
  const before = await fontPath(style.master, format.toLowerCase())
  return { kind: 'changed', reflow: await runFontJob({ kind: 'compare', before, master: path }) }
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
