import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { ownValue } from '@/domain/own-value'
import { openDownload, type OpenedDownload } from '@/operations/downloads/open-download'
import { countRequest } from '@/operations/limits/count-requests'
import { recordDownload } from '@/operations/orders/record-order-events'
import { limitClient } from '../limit-request'
import { getEndpoint } from '../shop-endpoint'
import { answerParts, answerWhole, isHeadOf, rangeOf } from './answer-parts'
import { safeFileName } from '@/delivery/archive/safe-file-name'
import { NotFound } from '@/domain/request-error'
import { eulaPdfOf } from '@/operations/downloads/licence-documents'
import { findEulaNamed, findEulaVersion } from '@/operations/records/eulas'
import type { Eula } from '@/payload-types'

/** GET /api/download/{token}: streams what the grant covers. */
const getDownload = getEndpoint('/download/:token', async (req) => {
  const token = String(req.routeParams?.token ?? '')
  const download = await openDownload(req.payload, token)
  if (isBeginning(req, download)) await beginDownload(req, download, download.grant)
  if (download.kind === 'pdf')
    return answerWhole(req, download.bytes, headersFor(download, 'application/pdf'))
  return answerParts(req, {
    ...download,
    headers: headersFor(download, 'application/zip'),
    read: (span) => Readable.toWeb(createReadStream(download.path, span)) as ReadableStream,
  })
})

/** A download that goes on after a cut is the same one. */
function isBeginning(req: PayloadRequest, download: OpenedDownload): boolean {
  if (download.kind === 'pdf') return true
  const range = rangeOf(req, download)
  return range.kind === 'whole' || (range.kind === 'part' && range.first === 0)
}

async function beginDownload(req: PayloadRequest, download: OpenedDownload, grant: string) {
  await limitDownload(req, grant)
  if (download.kind === 'file' && download.licence && !isHeadOf(req))
    await recordDownload(req.payload, download.licence)
}

async function limitDownload(req: PayloadRequest, grant: string): Promise<void> {
  await limitClient(req, LIMITS.download, grant)
  await countRequest(req.payload, LIMITS.downloadOfGrant, grant)
}

function headersFor({ fileName }: { fileName: string }, contentType: string) {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  }
}

/** GET /api/eula/desktop.pdf, /api/eula/{id}.pdf: a licence text to keep, before anything is bought. */
const getEula = getEndpoint('/eula/:name', (req) =>
  answerPdf(req, async () => findEulaNamed(req.payload, nameIn(req, 'name'))),
)

/** GET /api/eula/desktop/2.pdf */
const getEulaVersion = getEndpoint('/eula/:type/:name', (req) =>
  answerPdf(req, async () =>
    findEulaVersion(req.payload, {
      type: String(req.routeParams?.type ?? ''),
      version: nameIn(req, 'name'),
    }),
  ),
)

async function answerPdf(req: PayloadRequest, find: () => Promise<Eula | null>): Promise<Response> {
  const eula = await find()
  if (!eula) throw new NotFound('licence')
  await limitClient(req, LIMITS.document)
  const pdf = await eulaPdfOf(req.payload, eula)
  const name = safeFileName(`${eula.title} ${eula.version}`)
  return answerWhole(req, pdf, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename*=UTF-8\'\'${encodeURIComponent(name)}.pdf`,
    'Cache-Control': 'public, max-age=300',
  })
}

function nameIn({ routeParams }: PayloadRequest, param: string): string {
  return String(ownValue(routeParams, param) ?? '').replace(/\.pdf$/, '')
}

export const downloadEndpoints: Endpoint[] = [getDownload, getEula, getEulaVersion]
