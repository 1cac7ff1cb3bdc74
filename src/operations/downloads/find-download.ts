import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { DownloadIsGone, NotAllowed, NotFound } from '@/domain/request-error'
import type { Grant, Invoice, Licence, TrialOrder } from '@/payload-types'
import { findGrant, findLicenceOfGrant, findTrialOrderOfGrant } from './download-records'
import { findNewerReleases, sentenceOfNewer, type NewerRelease } from './find-newer-releases'
import { findDocument } from '../orders/documents/document-records'
import { opensDownloads } from '../orders/licences/opens-downloads'
import { readableSecrets } from '../secrets'

export type FoundDownload =
  | { kind: 'licence_pdf' | 'licence_archive'; licence: Licence }
  | { kind: 'licence_version'; licence: Licence; version: number }
  | { kind: 'newer_archive'; licence: Licence; newer: NewerRelease }
  | { kind: 'trial_archive'; trial: TrialOrder }
  | { kind: 'invoice_pdf'; invoice: Invoice }

/** Finds what a signed link covers; builds nothing. The grant is read again each time, so that a revocation takes effect at once. */
export async function findDownload(payload: Payload, token: string): Promise<FoundDownload> {
  const reading = readDownload(token, new Date(), readableSecrets())
  if (reading.kind === 'forged') throw new NotFound('download')
  if (reading.what === 'invoice') {
    if (reading.kind === 'expired') throw new DownloadIsGone()
    return findInvoice(payload, reading.grant)
  }
  const grant = await findGrant(payload, reading.grant)
  if (reading.kind === 'expired') throw expired(grant)
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

const PAUSED =
  'Downloads of this order are paused while the bank looks at its payment. Its order page says more.'

function assertActive(grant: Grant): void {
  if (grant.pausedAt) throw new DownloadIsGone(PAUSED)
  if (grant.revokedAt) throw new DownloadIsGone('This licence no longer gives downloads.')
  if (grant.expiresAt && new Date(grant.expiresAt) < new Date()) throw expired(grant)
}

function expired(grant: Grant | null): DownloadIsGone {
  return grant?.kind === 'trial'
    ? new DownloadIsGone('This link has expired. Order the trial fonts again for a fresh one.')
    : new DownloadIsGone()
}

async function findOfLicence(
  payload: Payload,
  { grant, what }: { grant: Grant; what: string },
): Promise<FoundDownload> {
  const licence = await findLicenceOfGrant(payload, grant)
  if (!licence) throw new NotFound('download')
  if (what === 'licence') return { kind: 'licence_pdf', licence }
  const version = Number(/^licence-(\d+)$/.exec(what)?.[1] ?? 0)
  if (version > 0) return { kind: 'licence_version', licence, version }
  if (!opensDownloads(licence)) {
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

/** An invoice is the buyer's for good, whatever becomes of the licences: its link names it, and no grant. */
async function findInvoice(payload: Payload, id: string): Promise<FoundDownload> {
  const invoice = await findDocument(payload, { id: { equals: id } })
  if (!invoice) throw new NotFound('download')
  return { kind: 'invoice_pdf', invoice }
}

async function findOfTrial(payload: Payload, grant: Grant): Promise<FoundDownload> {
  const trial = await findTrialOrderOfGrant(payload, grant)
  if (!trial) throw new NotFound('download')
  return { kind: 'trial_archive', trial }
}
