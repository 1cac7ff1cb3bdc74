import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ArchiveStyle } from '@/delivery/archive/archive-types'
import type { FontFile, Style, TrialOrder, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { fontPath } from '../fonts/files/font-store'
import { findTrialFiles } from '../orders/licences/sold-file-records'
import { archiveAt, type BuiltArchive } from './build-licence-archive'
import { sellerOfDocuments } from './document-seller'
import { eulaPdfsOf } from './eula-documents'
import { hashOf } from '../secret-key'
import { ARCHIVES } from './stored-archives'

/** The trial fonts of an order, with the licence text that covers them: one archive for all who order the same. */
export async function buildTrialArchive(
  payload: Payload,
  trial: TrialOrder,
): Promise<BuiltArchive> {
  const files = await findTrialFiles(payload, (trial.typefaces ?? []).map(idOf))
  const seller = await sellerOfDocuments(payload)
  const { name, email, url } = seller
  const styles = files.map(trialStyle)
  const eulas = trial.eula ? [idOf(trial.eula)] : []
  const notices = noticesOf(files)
  const contents = hashOf(JSON.stringify([styles, eulas, notices, name, email, url]))
  return archiveAt(join(ARCHIVES, `trial-${contents.slice(0, 32)}.zip`), {
    fileName: 'Trial fonts.zip',
    request: async () => ({
      typeface: 'Trial fonts',
      styles,
      uses: [{ name: 'Trial', label: 'Trial', formats: ['TRIAL'] }],
      licence: null,
      eulas: await eulaPdfsOf(payload, { ids: eulas, seller }),
      seller: { name, email, url },
      notices,
    }),
  })
}

function trialStyle(file: FontFile): ArchiveStyle {
  const style = file.style as Style
  const typeface = (file.typeface as Typeface).name
  const extension = file.filename?.split('.').at(-1) ?? 'ttf'
  return {
    typeface: `${typeface} Trial`,
    name: style.name,
    typ: style.typ,
    weight: style.weight,
    slope: style.slope,
    axes: [],
    files: [
      {
        format: 'TRIAL',
        path: fontPath(file.sha256 ?? '', extension),
        fileName: `${typeface}Trial-${style.name}.${extension}`.replaceAll(' ', ''),
      },
    ],
  }
}

/** Each typeface's once. */
function noticesOf(files: FontFile[]): { typeface: string; text: string }[] {
  const typefaces = files.map(({ typeface }) => typeface as Typeface)
  const notices = typefaces.flatMap(({ name, notice }) => (notice ? [[name, notice] as const] : []))
  return [...new Map(notices)].map(([typeface, text]) => ({ typeface, text }))
}
