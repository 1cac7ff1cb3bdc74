import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { clientKey, LIMITS } from '@/domain/limits/limits'
import { DownloadIsGone, NotAllowed, NotFound } from '@/domain/request-error'
import type { Refusal } from '@/domain/shop-error'
import type { Grant, Invoice, Licence, TrialOrder } from '@/payload-types'
import { refusalOf } from '../database-errors'
import { assertNotUsedUp } from '../limits/count-requests'
import { invoicePdfOf } from '../orders/documents/document-pdfs'
import { opensDownloads } from '../orders/licences/licence-contents'
import { findDocument } from '../records/invoices'
import { findLicenceOfGrant, findTrialOrderOfGrant } from '../records/licences'
import { readableSecrets } from '../secret-key'
import {
  buildLicenceArchive,
  buildNewerArchive,
  buildTrialArchive,
  type BuiltArchive,
} from './build-archives'
import { findNewerReleases, type NewerRelease, sentenceOfNewer } from './find-newer-releases'
import { licencePdfOf, versionPdfOf } from './licence-documents'
import { findById } from '../records/rows'

export type OpenedDownload =
  | ({ kind: 'file'; licence: Licence | null } & BuiltArchive)
  | { kind: 'pdf'; bytes: Buffer; fileName: string }

/** Opens what a signed link covers; `grant` is the id of what the link names. */
export async function openDownload(
  payload: Payload,
  token: string,
): Promise<OpenedDownload & { grant: string }> {
  const link = readLink(token)
  if (!link) throw new NotFound('download')
  return { ...(await openFound(payload, await findDownload(payload, link))), grant: link.grant }
}

/** Builds the archive, so that what can fail has failed before its first byte is sent. A document is made for each answer. */
async function prepareDownload(payload: Payload, found: FoundDownload): Promise<void> {
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

type FoundDownload =
  | { kind: 'licence_pdf' | 'licence_archive'; licence: Licence }
  | { kind: 'licence_version'; licence: Licence; version: number }
  | { kind: 'newer_archive'; licence: Licence; newer: NewerRelease }
  | { kind: 'trial_archive'; trial: TrialOrder }
  | { kind: 'invoice_pdf'; invoice: Invoice }

/** Finds what a signed link covers; builds nothing. The grant is read again each time, so that a revocation takes effect at once. */
async function findDownload(payload: Payload, link: Link): Promise<FoundDownload> {
  if (link.what === 'invoice') {
    if (link.kind === 'expired') throw new DownloadIsGone()
    return findInvoice(payload, link.grant)
  }
  const grant = await findById(payload, 'grants', link.grant)
  if (link.kind === 'expired') throw expired(grant)
  if (!grant) throw new NotFound('download')
  assertActive(grant)
  return grant.kind === 'licence'
    ? findOfLicence(payload, { grant, what: link.what })
    : findOfTrial(payload, grant)
}

type Link = { kind: 'ok' | 'expired'; grant: string; what: string }

/** What a link of ours names; null: it is none of ours. */
function readLink(token: string): Link | null {
  const reading = readDownload(token, new Date(), readableSecrets())
  return reading.kind === 'forged' ? null : reading
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

/** `isTrial`: a link to trial fonts: no page of an order makes a new one. */
export type DownloadRefusal = Refusal & { isTrial: boolean }

/**
 * Why a link gives no download to whoever asks; null: it gives one. Nothing is counted here, but an archive is built: what fails
 * in that is told too.
 */
export async function findRefusal(
  payload: Payload,
  { token, client }: { token: string; client: string | null },
): Promise<DownloadRefusal | null> {
  const link = readLink(token)
  const refusal = await refusalOf(async () => {
    if (!link) throw new NotFound('download')
    const { grant } = link
    const found = await findDownload(payload, link)
    await assertNotUsedUp(payload, LIMITS.downloadOfGrant, grant)
    if (client) await assertNotUsedUp(payload, LIMITS.download, clientKey(client, grant))
    await prepareDownload(payload, found)
  })
  if (!refusal) return null
  const isTrial = refusal.status === 410 && (await isOfTrial(payload, link))
  return { ...refusal, isTrial }
}

async function isOfTrial(payload: Payload, link: Link | null): Promise<boolean> {
  return link !== null && (await findById(payload, 'grants', link.grant))?.kind === 'trial'
}
