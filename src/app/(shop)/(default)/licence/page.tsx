import type { Metadata } from 'next'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { tagPage } from '@/app/(shop)/tag-page'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { CHECK_STATEMENT, CheckStartPage } from '@/storefront/buyers/check-licence-start-page'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export function generateMetadata(): Metadata {
  return {
    title: 'Check a licence',
    description:
      'What a licence is worth today: scan its code, or write its number or the address beside it.',
    ...canonicalAddress('/licence'),
  }
}

export default async function Licence() {
  await tagPage('/licence')
  const setIn = await typesetReadingPage(await openShop(), CHECK_STATEMENT)
  return <CheckStartPage setIn={setIn} isDemo={isDemo()} />
}
