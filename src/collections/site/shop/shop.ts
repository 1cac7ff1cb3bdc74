import type { GlobalConfig } from 'payload'
import { staffOnly } from '../../access-rules'
import { renewPreviews } from '../../hooks/typeface-hooks'
import { refreshCatalogue } from '../../hooks/refresh-catalogue'
import { forgetFactorDemand } from '../../hooks/guard-logins'
import { identityTab } from './identity-tab'
import { pricesTab } from './prices-tab'
import { sellerTab } from './seller-tab'
import { taxTab } from './tax-tab'

/** Whose shop it is: what every page, mail and document says of the seller, its prices and its tax. */
export const Shop: GlobalConfig = {
  slug: 'shop',
  access: { read: staffOnly, update: staffOnly },
  hooks: { afterChange: [renewPreviews, refreshCatalogue, forgetFactorDemand] },
  fields: [{ type: 'tabs', tabs: [identityTab, sellerTab, pricesTab, taxTab] }],
}
