import type { Endpoint } from 'payload'
import { NotFound } from '@/domain/request-error'
import { isLegalKind } from '@/domain/site/legal/legal-page'
import { isWithDrafts, restoreAsDraft } from '@/operations/records/drafts'
import { readShop } from '@/operations/records/shop'
import { sellerOf } from '@/operations/shop-seller'
import { makeLegalPage } from '@/operations/site/missing-legal-pages'
import { respond } from '../respond'
import { staffEndpoint } from './staff-endpoint'

/** POST /api/pages/legal/{kind}: the draft of a page that the law asks for, with what the shop knows of its seller. */
export const postLegalPage = staffEndpoint('post', '/legal/:kind', async (req) => {
  const kind = req.routeParams?.kind
  if (!isLegalKind(kind)) throw new NotFound('page')
  const seller = sellerOf(await readShop(req.payload))
  return respond({ id: await makeLegalPage(req.payload, kind, seller) })
})

/** POST /api/{pages,stories,typefaces,uses}/versions/{id}, in place of Payload's own and in its shapes, which its page of versions shows. */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { collection, id } = req.routeParams ?? {}
    const restored = await restoreAsDraft(req, {
      collection: isWithDrafts(collection) ? collection : 'pages',
      version: String(id ?? ''),
    })
    return respond({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
