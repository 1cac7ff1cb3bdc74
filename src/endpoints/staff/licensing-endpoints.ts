import type { Endpoint, PayloadRequest } from 'payload'
import { parseNewVersion } from '@/domain/licensing/eula/new-version'
import type { StarterKind } from '@/domain/licensing/starter-licences'
import { NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import { addStarterLicences } from '@/operations/catalogue/add-starter-licences'
import { makeEulaVersion } from '@/operations/catalogue/eula-versions'
import { licencePdfOf, versionPdfOf } from '@/operations/downloads/licence-documents'
import { findLicence } from '@/operations/records/licences'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { fileResponse } from '../file-response'
import { staffEndpoint } from './staff-endpoint'

/** POST /api/eulas/{id}/new-version: the next version of a licence text, and the licence types that take it. */
export const eulaEndpoints: Endpoint[] = [
  staffEndpoint('post', '/:id/new-version', async (req) => {
    const version = parseNewVersion(await readJson(req))
    return respond({ id: await makeEulaVersion(req, version) })
  }),
]

/** POST /api/licence-types/starter `{ kind }`: what foundries begin with, by use or by size, in a shop that has none. */
export const licenceTypeEndpoints: Endpoint[] = [
  staffEndpoint('post', '/starter', async (req) =>
    respond({ added: await addStarterLicences(req, { kind: await readKind(req) }) }),
  ),
]

async function readKind(req: PayloadRequest): Promise<StarterKind> {
  const { kind = 'by_use' } = await readJson(req)
  if (kind === 'by_use' || kind === 'by_size') return kind
  throw new InvalidRequest({ kind: 'Write by_use or by_size.' })
}

/** GET `/api/licences/{id}/pdf?version=1`, for staff: the paper of a licence as it is, or as it was. */
export const licenceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/:id/pdf', async (req) => {
    const licence = await findLicence(req.payload, { id: { equals: String(req.routeParams?.id) } })
    if (!licence) throw new NotFound('licence')
    const version = Number(req.searchParams.get('version') ?? 0)
    const pdf =
      version > 0
        ? await versionPdfOf(req.payload, { licence, version })
        : await licencePdfOf(req.payload, licence)
    const name = `${licence.number}${version > 0 ? `-v${version}` : ''}.pdf`
    return fileResponse(new Uint8Array(pdf), { name, type: 'application/pdf' })
  }),
]
