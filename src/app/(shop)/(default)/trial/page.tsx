import type { Metadata } from 'next'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { tagPage } from '@/app/(shop)/tag-page'
import { firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-faces'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { readTrialPage } from '@/operations/trials/read-trial-page'
import { TRIAL_STATEMENT, TrialPage } from '@/storefront/trial/trial-page'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export function generateMetadata(): Metadata {
  return {
    title: 'Trial fonts',
    description:
      'Trial fonts by mail: choose typefaces and try them in your own programs, before you license.',
    ...canonicalAddress('/trial'),
  }
}

export default async function Trial() {
  await tagPage('/trial')
  const shop = await openShop()
  const view = await readTrialPage(shop)
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces(view.rows))
  const setIn = await typesetReadingPage(shop, TRIAL_STATEMENT)
  return <TrialPage {...{ view, setIn, menuFaces }} isDemo={isDemo()} />
}
