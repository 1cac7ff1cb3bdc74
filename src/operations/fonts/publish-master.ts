import { pick } from '@/domain/own-value'
import type { Payload } from 'payload'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import {
  dropFontFiles,
  findFilesOfStyle,
  findTypeface,
  insertFontFileOnce,
  requireStyle,
  setMaster,
} from '../records/font-files'
import { type Derived, deriveFiles, StagingFolder } from './derive-files'
import {
  type FontBytes,
  FontDraft,
  fontPath,
  publicFileName,
  storeCopy,
  storeFile,
} from './font-store'
import { masterKey, wantedFiles } from './wanted-files'
import type { MasteredStyle } from './merge-facts'
import { textsOfPages } from './check-letters'

/**
 * A master for the seed, outside of any upload: checked, inspected, derived, and only then is all of it published together. A
 * refused file or a failed derivation leaves nothing behind; the menu preview follows in `refreshTypeface`.
 */
export async function acceptMaster(
  payload: Payload,
  { styleId, bytes }: { styleId: string; bytes: FontBytes },
): Promise<{ sha256: string; facts: FontFacts }> {
  const style = await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  const { path, sha256, sizeInBytes } = await draft.write(bytes)
  const facts = await runFontJob({ kind: 'inspect', master: path })

  const typeface = await findTypeface(payload, idOf(style.typeface))
  await using staging = await StagingFolder.create()
  const ofPages = await textsOfPages(payload, typeface)
  const wanted = wantedFiles({ styleId, sha256, facts, typeface, ofPages })
  const derived = await deriveFiles(staging, path, wanted)
  await publishMaster(payload, { style, path, sha256, sizeInBytes, facts, derived })
  return { sha256, facts }
}

type ReadyMaster = {
  style: Style
  /** Of its bytes, which are copied from there. */
  path: string
  sha256: string
  sizeInBytes: number
  facts: FontFacts
  derived: Derived[]
}

/**
 * A master and all its files become visible together, when the style refers to it: the rows are inserted before, and nobody
 * reads files of a master that is not the style's own. Run again after a crash, it makes nothing twice.
 */
export async function publishMaster(payload: Payload, master: ReadyMaster): Promise<void> {
  const { style, sha256, facts } = master
  const extension = facts.format.toLowerCase()
  const filekey = masterKey({ styleId: style.id, sha256 }, facts.format)
  await storeCopy(master.path, { sha256, extension })
  await insertFontFileOnce(payload, {
    style,
    master: sha256,
    format: facts.format,
    filename: publicFileName(sha256, extension),
    sha256,
    sizeInBytes: master.sizeInBytes,
    filekey,
    isMaster: true,
  })
  for (const file of master.derived) await publishDerivedFile(payload, { style, sha256, file })
  await setMaster(payload, { style, sha256, facts })
  // Only now: wherever this process is killed, the style's master always has its files.
  const except = [filekey, ...master.derived.map((file) => file.filekey)]
  await dropFontFiles(payload, { style: style.id, except, menuPreviews: false })
}

/** Moves one finished file into the store and inserts its row. */
async function publishDerivedFile(
  payload: Payload,
  { style, sha256, file }: { style: Style; sha256: string; file: Derived },
): Promise<void> {
  await storeFile(file.path, file)
  await insertFontFileOnce(payload, {
    style,
    master: sha256,
    ...pick(file, ['format', 'sha256', 'sizeInBytes', 'filekey']),
    filename: publicFileName(file.sha256, file.extension),
    ...(file.guardedLetters ? { guardedLetters: file.guardedLetters } : {}),
  })
}

/** Makes the files that a style's master lacks, and deletes those it should no longer have. */
export async function completeFiles(
  payload: Payload,
  {
    style,
    typeface,
    ofPages,
  }: { style: MasteredStyle; typeface: Typeface; ofPages: string | null },
): Promise<void> {
  const { master: sha256, facts } = style
  const wanted = wantedFiles({ styleId: style.id, sha256, facts, typeface, ofPages })
  const known = (await findFilesOfStyle(payload, style.id)).map((file) => file.filekey)
  const missing = wanted.filter(({ filekey }) => !known.includes(filekey))

  if (missing.length > 0) {
    await using staging = await StagingFolder.create()
    const master = await fontPath(sha256, facts.format.toLowerCase())
    const derived = await deriveFiles(staging, master, missing)
    for (const file of derived) await publishDerivedFile(payload, { style, sha256, file })
  }
  const own = masterKey({ styleId: style.id, sha256 }, facts.format)
  const except = [own, ...wanted.map(({ filekey }) => filekey)]
  await dropFontFiles(payload, { style: style.id, except, menuPreviews: false })
}
