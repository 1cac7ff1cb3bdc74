import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { DownloadIsGone, NotAllowed, NotFound } from '@/domain/request-error'
import { env } from '@/env'
import type { Grant, Licence } from '@/payload-types'
import { buildLicenceArchive, buildNewerArchive } from './build-licence-archive'
import { buildTrialArchive } from './build-trial-archive'
import { findNewerReleases, sentenceOfNewer } from './find-newer-releases'
import { findGrant, findLicenceOfGrant, findTrialOrderOfGrant } from './download-records'
import { licencePdfOf } from './licence-document'

export type OpenedDownload =
  | { kind: 'file'; path: string; sizeInBytes: number; fileName: string; etag: string }
  | { kind: 'pdf'; bytes: Buffer; fileName: string }

/** Opens what a signed link covers. The grant is read again each time, so that a revocation takes effect at once. */
export async function openDownload(payload: Payload, token: string): Promise<OpenedDownload> {
  const reading = readDownload(token, new Date(), env.secret)
  if (reading.kind === 'forged') throw new NotFound('download')
  if (reading.kind === 'expired') throw new DownloadIsGone()

  const grant = await findGrant(payload, reading.grant)
  if (!grant) throw new NotFound('download')
  assertActive(grant)
  return grant.kind === 'licence'
    ? openLicence(payload, { grant, what: reading.what })
    : openTrial(payload, grant)
}

function assertActive(grant: Grant): void {
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
  if (what === 'newer') return openNewer(payload, licence)
  return { kind: 'file', ...(await buildLicenceArchive(payload, licence)) }
}

/** Read anew each time: the newer files of when the link was signed may have been replaced since. */
async function openNewer(payload: Payload, licence: Licence): Promise<OpenedDownload> {
  const newer = (await findNewerReleases(payload, [licence])).get(licence.id)
  if (!newer) return { kind: 'file', ...(await buildLicenceArchive(payload, licence)) }
  if (newer.uses.length === 0) throw new NotAllowed(sentenceOfNewer(newer))
  return { kind: 'file', ...(await buildNewerArchive(payload, { licence, newer })) }
}

async function openTrial(payload: Payload, grant: Grant): Promise<OpenedDownload> {
  const trial = await findTrialOrderOfGrant(payload, grant)
  if (!trial) throw new NotFound('download')
  return { kind: 'file', ...(await buildTrialArchive(payload, trial)) }
}
