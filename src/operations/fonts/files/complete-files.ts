import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'
import { deriveFiles, StagingFolder } from './derive-files'
import { dropFontFiles, findFilesOfStyle } from '../font-records'
import { fontPath } from './font-store'
import type { MasteredStyle } from '../merge-facts'
import { publishDerivedFile } from '../masters/publish-master'
import { masterKey, wantedFiles } from './wanted-files'

/** Makes the files that a style's master lacks, and deletes those it should no longer have. */
export async function completeFiles(
  payload: Payload,
  { style, typeface }: { style: MasteredStyle; typeface: Typeface },
): Promise<void> {
  const { master: sha256, facts } = style
  const wanted = wantedFiles({ styleId: style.id, sha256, facts, typeface })
  const known = (await findFilesOfStyle(payload, style.id)).map((file) => file.filekey)
  const missing = wanted.filter(({ filekey }) => !known.includes(filekey))

  if (missing.length > 0) {
    await using staging = await StagingFolder.create()
    const master = fontPath(sha256, facts.format.toLowerCase())
    const derived = await deriveFiles(staging, master, missing)
    for (const file of derived) await publishDerivedFile(payload, { style, sha256, file })
  }
  const own = masterKey({ styleId: style.id, sha256 }, facts.format)
  const except = [own, ...wanted.map(({ filekey }) => filekey)]
  await dropFontFiles(payload, { style: style.id, except, menuPreviews: false })
}
