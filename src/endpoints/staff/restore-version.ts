import type { Endpoint } from 'payload'
import { restoreAsDraft } from '@/operations/records/drafts'
import { respond } from '../respond'

/** POST /api/{pages,typefaces}/versions/{id}, in place of Payload's own and in its shapes, which its page of versions shows. */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { collection, id } = req.routeParams ?? {}
    const restored = await restoreAsDraft(req, {
      collection: collection === 'typefaces' ? collection : 'pages',
      version: String(id ?? ''),
    })
    return respond({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
