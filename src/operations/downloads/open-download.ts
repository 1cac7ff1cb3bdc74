import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { DownloadIsGone, NotFound } from '@/domain/request-error'
import { env } from '@/env'
import type { Grant } from '@/payload-types'
import { buildLicenceArchive } from './build-licence-archive'
import { buildTrialArchive } from './build-trial-archive'
import { findGrant, findLicenceOfGrant, findTrialOrderOfGrant } from './download-records'
import { licencePdfOf } from './licence-document'

export type OpenedDownload =
  | { kind: 'file'; path: string; sizeInBytes: number; fileName: string; etag: string }
  | { kind: 'pdf'; bytes: Buffer; fileName: string }

/** What a signed address opens. The grant is read again each time, so that a revocation acts at once. */
export async function openDownload(payload: Payload, token: string): Promise<OpenedDownload> {
  const reading = readDownload(token, new Date(), env.secret)
  if (reading.kind === 'forged') throw new NotFound('download')
  if (reading.kind === 'expired') throw new DownloadIsGone()

  const grant = await findGrant(payload, reading.grant)
  if (!grant) throw new NotFound('download')
  assertStanding(grant)
  return grant.kind === 'licence'
    ? openLicence(payload, { grant, what: reading.what })
    : openTrial(payload, grant)
}

function assertStanding(grant: Grant): void {
  if (grant.revokedAt) throw new DownloadIsGone('This licence no longer gives downloads.')
  if (grant.expiresAt && new Date(grant.expiresAt) < new Date()) throw new DownloadIsGone()
}

async function openLicence(
  payload: Payload,
  { grant, what }: { grant: Grant; what: string },
): Promise<OpenedDownload> {
  const licence = await findLicenceOfGrant(payload, grant)
  if (!licence) throw new NotFound('download')
  if (what === 'licence') {
    const bytes = await licencePdfOf(payload, licence)
    return { kind: 'pdf', bytes, fileName: `Licence ${licence.number}.pdf` }
  }
  if (licence.state !== 'active') {
    throw new DownloadIsGone('This licence no longer gives downloads.')
  }
  return { kind: 'file', ...(await buildLicenceArchive(payload, licence)) }
}

async function openTrial(payload: Payload, grant: Grant): Promise<OpenedDownload> {
  const trial = await findTrialOrderOfGrant(payload, grant)
  if (!trial) throw new NotFound('download')
  return { kind: 'file', ...(await buildTrialArchive(payload, trial)) }
}
