import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { buildLicenceArchive, buildNewerArchive, type BuiltArchive } from './build-licence-archive'
import { buildTrialArchive } from './build-trial-archive'
import { findDownload, type FoundDownload } from './find-download'
import { invoicePdfOf } from '../orders/documents/invoice-pdf'
import { licencePdfOf, versionPdfOf } from './licence-document'

export type OpenedDownload =
  | ({ kind: 'file'; licence: Licence | null } & BuiltArchive)
  | { kind: 'pdf'; bytes: Buffer; fileName: string }

/** Opens what a signed link covers. */
export async function openDownload(payload: Payload, token: string): Promise<OpenedDownload> {
  return openFound(payload, await findDownload(payload, token))
}

/** Builds the archive, so that what can fail has failed before its first byte is sent. A document is made for each answer. */
export async function prepareDownload(payload: Payload, found: FoundDownload): Promise<void> {
  if (found.kind !== 'licence_pdf' && found.kind !== 'licence_version')
    await openFound(payload, found)
}

async function openFound(payload: Payload, found: FoundDownload): Promise<OpenedDownload> {
  switch (found.kind) {
    case 'licence_pdf': {
      const bytes = await licencePdfOf(payload, found.licence)
      return { kind: 'pdf', bytes, fileName: `Licence ${found.licence.number}.pdf` }
    }
    case 'licence_version': {
      const { licence, version } = found
      const bytes = await versionPdfOf(payload, found)
      return { kind: 'pdf', bytes, fileName: `Licence ${licence.number}, version ${version}.pdf` }
    }
    case 'invoice_pdf':
      return {
        kind: 'pdf',
        bytes: await invoicePdfOf(payload, found.invoice),
        fileName: `${found.invoice.number}.pdf`,
      }
    case 'licence_archive':
      return {
        kind: 'file',
        licence: found.licence,
        ...(await buildLicenceArchive(payload, found.licence)),
      }
    case 'newer_archive':
      return { kind: 'file', licence: found.licence, ...(await buildNewerArchive(payload, found)) }
    case 'trial_archive':
      return { kind: 'file', licence: null, ...(await buildTrialArchive(payload, found.trial)) }
  }
}
