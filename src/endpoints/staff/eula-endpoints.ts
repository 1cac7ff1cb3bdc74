import type { Endpoint } from 'payload'
import { parseNewVersion } from '@/domain/licensing/eula/new-version'
import { InvalidRequest } from '@/domain/shop-error'
import { makeEulaVersion } from '@/operations/catalogue/eula-versions'
import { respond } from '../respond'
import { readJson } from '../read-body'
import { staffEndpoint } from './staff-endpoint'

/** POST /api/eulas/{id}/new-version: the next version of a licence text, and the licence types that take it. */
export const eulaEndpoints: Endpoint[] = [
  staffEndpoint('post', '/:id/new-version', async (req) => {
    const parsed = parseNewVersion(await readJson(req))
    if (parsed.kind === 'invalid') throw new InvalidRequest(parsed.fields)
    return respond({ id: await makeEulaVersion(req, parsed.version) })
  }),
]
