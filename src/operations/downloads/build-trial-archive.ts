import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ArchiveStyle } from '@/delivery/archive/archive-types'
import { env } from '@/env'
import type { FontFile, Style, TrialOrder, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { fontPath } from '../fonts/files/font-store'
import { findTrialFiles } from '../orders/licences/sold-file-records'
import { readShop } from '../shop-records'
import { archiveAt, type BuiltArchive } from './build-licence-archive'
import { eulaPdfsOf } from './eula-documents'
import { sellerOf } from './licence-document'

/** The trial fonts of an order, with the licence text that covers them. */
export async function buildTrialArchive(
  payload: Payload,
  trial: TrialOrder,
): Promise<BuiltArchive> {
  const typefaces = (trial.typefaces ?? []).map(idOf)
  const path = join(env.dataDir, 'archives', `trial-${trial.id}.zip`)
  return archiveAt(path, {
    fileName: 'Trial fonts.zip',
    request: async () => {
      const files = await findTrialFiles(payload, typefaces)
      const seller = sellerOf(await readShop(payload))
      return {
        typeface: 'Trial fonts',
        styles: files.map(trialStyle),
        uses: [{ name: 'Trial', label: 'Trial', formats: ['TRIAL'] }],
        licence: null,
        eulas: trial.eula ? await eulaPdfsOf(payload, [idOf(trial.eula)]) : [],
        seller: { name: seller.name, email: seller.email, url: seller.url },
      }
    },
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
