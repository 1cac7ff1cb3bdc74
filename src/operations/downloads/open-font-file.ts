import type { Payload } from 'payload'
import { NotAllowed, NotFound } from '@/domain/request-error'
import { findListedPreview } from '../catalogue/font-list/font-list'
import { readFont } from '../fonts/files/font-store'
import { findFontFile } from './download-records'
import { grantCovers } from './grant-covers'

export type OpenedFontFile = { bytes: Buffer; contentType: string; isPublic: boolean }

const CONTENT_TYPES: Record<string, string> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
}

const NAME = /^[0-9a-f]{32}\.(woff2|woff|ttf|otf)$/

/** Everybody may read previews, those of the font list also while the database is away. Staff may read any other file, and the holder of a grant the web files it covers. */
export async function openFontFile(
  payload: Payload,
  { name, token, isStaff }: { name: string; token: string | null; isStaff: boolean },
): Promise<OpenedFontFile> {
  const extension = NAME.exec(name)?.[1]
  const preview = findListedPreview(name)
  if (preview && extension) {
    const bytes = await readFont(preview, extension)
    return { bytes, contentType: typeOf(extension), isPublic: true }
  }
  const file = extension ? await findFontFile(payload, name) : null
  if (!file || !extension || !file.sha256) throw new NotFound('download')

  const isPublic = file.format === 'PVW'
  if (!isPublic && !isStaff && !(await grantCovers(payload, { token, file }))) {
    throw new NotAllowed('This font file belongs to its licensees. Buy a licence to use it.')
  }
  const bytes = await readFont(file.sha256, extension)
  return { bytes, contentType: typeOf(extension), isPublic }
}

function typeOf(extension: string): string {
  return CONTENT_TYPES[extension] ?? 'font/ttf'
}
