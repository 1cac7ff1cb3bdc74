import type { Payload } from 'payload'
import { buildLicenceArchive, buildNewerArchive, type BuiltArchive } from './build-licence-archive'
import { buildTrialArchive } from './build-trial-archive'
import { findDownload } from './find-download'
import { licencePdfOf } from './licence-document'

export type OpenedDownload =
  ({ kind: 'file' } & BuiltArchive) | { kind: 'pdf'; bytes: Buffer; fileName: string }

/** Opens what a signed link covers. */
export async function openDownload(payload: Payload, token: string): Promise<OpenedDownload> {
  const found = await findDownload(payload, token)
  switch (found.kind) {
    case 'licence_pdf': {
      const bytes = await licencePdfOf(payload, found.licence)
      return { kind: 'pdf', bytes, fileName: `Licence ${found.licence.number}.pdf` }
    }
    case 'licence_archive':
      return { kind: 'file', ...(await buildLicenceArchive(payload, found.licence)) }
    case 'newer_archive':
      return { kind: 'file', ...(await buildNewerArchive(payload, found)) }
    case 'trial_archive':
      return { kind: 'file', ...(await buildTrialArchive(payload, found.trial)) }
  }
}
