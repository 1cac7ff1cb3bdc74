import type { Endpoint } from 'payload'
import { NotFound } from '@/domain/request-error'
import { licencePdfOf, versionPdfOf } from '@/operations/downloads/licence-documents'
import { findLicence } from '@/operations/records/licences'
import { fileResponse } from './file-response'
import { staffEndpoint } from './staff-endpoint'

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
