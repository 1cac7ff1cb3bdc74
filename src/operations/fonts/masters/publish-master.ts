import type { Payload } from 'payload'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style } from '@/payload-types'
import type { Derived } from '../files/derive-files'
import { dropFontFiles, insertFontFileOnce, setMaster } from '../font-records'
import { publicFileName, storeCopy, storeFile } from '../files/font-store'
import { masterKey } from '../files/wanted-files'

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
export async function publishDerivedFile(
  payload: Payload,
  { style, sha256, file }: { style: Style; sha256: string; file: Derived },
): Promise<void> {
  await storeFile(file.path, file)
  await insertFontFileOnce(payload, {
    style,
    master: sha256,
    format: file.format,
    filename: publicFileName(file.sha256, file.extension),
    sha256: file.sha256,
    sizeInBytes: file.sizeInBytes,
    filekey: file.filekey,
  })
}
