import type { Endpoint } from 'payload'
import { parseNewVersion } from '@/domain/licensing/eula/new-version'
import { NotFound } from '@/domain/request-error'
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

/** POST /api/licence-types/starter: what most foundries begin with, in a shop that has none. */
export const licenceTypeEndpoints: Endpoint[] = [
  staffEndpoint('post', '/starter', async (req) =>
    respond({ added: await addStarterLicences(req) }),
  ),
]

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
