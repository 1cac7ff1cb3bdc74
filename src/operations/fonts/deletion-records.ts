import type { Payload } from 'payload'
import { dropFontFiles } from './font-records'

/** Deletes the rows of a style's files. The bytes of sold files stay in the store under their hash. */
export async function dropFilesOfStyle(payload: Payload, style: string): Promise<void> {
  await dropFontFiles(payload, { style, except: [], menuPreviews: false })
  await dropFontFiles(payload, { style, except: [], menuPreviews: true })
}

export async function hasStyles(payload: Payload, typeface: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'styles',
    where: { typeface: { equals: typeface } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

export async function dropReleases(payload: Payload, typeface: string): Promise<void> {
  await payload.delete({
    collection: 'releases',
    where: { typeface: { equals: typeface } },
    depth: 0,
    overrideAccess: true,
  })
}
