import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { clientKey } from '@/domain/limits/client-network'
import { LIMITS } from '@/domain/limits/limits'
import { DownloadIsGone, NotAllowed, NotFound } from '@/domain/request-error'
import { ShopError } from '@/domain/shop-error'
import type { Grant, Licence, TrialOrder } from '@/payload-types'
import { findGrant, findLicenceOfGrant, findTrialOrderOfGrant } from './download-records'
import { findNewerReleases, sentenceOfNewer, type NewerRelease } from './find-newer-releases'
import { assertNotUsedUp } from '../limits/count-requests'
import { readableSecrets } from '../secrets'

export type FoundDownload =
  | { kind: 'licence_pdf' | 'licence_archive'; licence: Licence }
  | { kind: 'newer_archive'; licence: Licence; newer: NewerRelease }
  | { kind: 'trial_archive'; trial: TrialOrder }

/** Finds what a signed link covers; builds nothing. The grant is read again each time, so that a revocation takes effect at once. */
export async function findDownload(payload: Payload, token: string): Promise<FoundDownload> {
  const reading = readDownload(token, new Date(), readableSecrets())
  if (reading.kind === 'forged') throw new NotFound('download')
  if (reading.kind === 'expired') throw new DownloadIsGone()

  const grant = await findGrant(payload, reading.grant)
  if (!grant) throw new NotFound('download')
  assertActive(grant)
  return grant.kind === 'licence'
    ? findOfLicence(payload, { grant, what: reading.what })
    : findOfTrial(payload, grant)
}

/** Id of the grant that a link of ours names; null: it is none of ours. */
export function grantOfToken(token: string): string | null {
  const reading = readDownload(token, new Date(), readableSecrets())
  return reading.kind === 'forged' ? null : reading.grant
}

export type DownloadRefusal = { status: number; message: string; retryAfterInSeconds?: number }

/** Why a link gives no download to whoever asks; null: it gives one. Nothing is counted here. */
export async function findRefusal(
  payload: Payload,
  { token, client }: { token: string; client: string | null },
): Promise<DownloadRefusal | null> {
  try {
    await findDownload(payload, token)
    const grant = grantOfToken(token) ?? ''
    await assertNotUsedUp(payload, LIMITS.downloadOfGrant, grant)
    if (client) await assertNotUsedUp(payload, LIMITS.download, clientKey(client, grant))
    return null
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { status, message, retryAfterInSeconds } = error
    return { status, message, ...(retryAfterInSeconds ? { retryAfterInSeconds } : {}) }
  }
}

function assertActive(grant: Grant): void {
  if (grant.revokedAt) throw new DownloadIsGone('This licence no longer gives downloads.')
  if (grant.expiresAt && new Date(grant.expiresAt) < new Date()) throw new DownloadIsGone()
}

async function findOfLicence(
  payload: Payload,
  { grant, what }: { grant: Grant; what: string },
): Promise<FoundDownload> {
  const licence = await findLicenceOfGrant(payload, grant)
  if (!licence) throw new NotFound('download')
  if (what === 'licence') return { kind: 'licence_pdf', licence }
  if (licence.state !== 'active') {
    throw new DownloadIsGone('This licence no longer gives downloads.')
  }
  return what === 'newer' ? findNewer(payload, licence) : { kind: 'licence_archive', licence }
}

/** Read anew each time: the newer files of when the link was signed may have been replaced since. */
async function findNewer(payload: Payload, licence: Licence): Promise<FoundDownload> {
  const newer = (await findNewerReleases(payload, [licence])).get(licence.id)
  if (!newer) return { kind: 'licence_archive', licence }
  if (newer.uses.length === 0) throw new NotAllowed(sentenceOfNewer(newer))
  return { kind: 'newer_archive', licence, newer }
}

async function findOfTrial(payload: Payload, grant: Grant): Promise<FoundDownload> {
  const trial = await findTrialOrderOfGrant(payload, grant)
  if (!trial) throw new NotFound('download')
  return { kind: 'trial_archive', trial }
}
