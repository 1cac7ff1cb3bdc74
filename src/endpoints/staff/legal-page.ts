import { isLegalKind } from '@/domain/site/legal/legal-page'
import { NotFound } from '@/domain/request-error'
import { sellerOf } from '@/operations/shop-seller'
import { readShop } from '@/operations/records/shop'
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
