import type { PayloadRequest } from 'payload'
import { safeFileName } from '@/delivery/archive/safe-file-name'
import { LIMITS } from '@/domain/limits/limits'
import { NotFound } from '@/domain/request-error'
import { framingHeaders, METHOD_HEADER } from '@/domain/site/request-headers'
import { eulaPdfOf } from '@/operations/downloads/licence-documents'
import { findEulaNamed, findEulaVersion } from '@/operations/records/eulas'
import type { Eula } from '@/payload-types'
import { limitClient } from '../limit-request'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/eula/desktop.pdf, /api/eula/{id}.pdf: a licence text to keep, before anything is bought. */
export const getEula = getEndpoint('/eula/:name', (req) =>
  answerPdf(req, async () => findEulaNamed(req.payload, nameIn(req, 'name'))),
)

/** GET /api/eula/desktop/2.pdf */
export const getEulaVersion = getEndpoint('/eula/:type/:name', (req) =>
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
  return new Response(req.headers.get(METHOD_HEADER) === 'HEAD' ? null : new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename*=UTF-8\'\'${encodeURIComponent(name)}.pdf`,
      'Cache-Control': 'public, max-age=300',
      ...framingHeaders({ length: pdf.byteLength }),
    },
  })
}

function nameIn({ routeParams }: PayloadRequest, param: string): string {
  return String(routeParams?.[param] ?? '').replace(/\.pdf$/, '')
}
