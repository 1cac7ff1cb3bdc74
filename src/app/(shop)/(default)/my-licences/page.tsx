import { headers } from 'next/headers'
import { privatePage } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { offerErasure } from '@/domain/customer/erasure'
import { readErasure } from '@/operations/buyers/erase-buyer'
import { findHolder } from '@/operations/buyers/holder'
import { readMine } from '@/operations/buyers/read-my-licences'
import { shopOrigin } from '@/operations/shop-origin'
import { typesetHeading } from '@/operations/site/pages/typeset-page'
import { MyLicencesPage } from '@/storefront/buyers/my-licences-page'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import { SignInPage } from '@/storefront/buyers/sign-in-page'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export const metadata = privatePage('My licences')

export default async function MyLicences() {
  const shop = await openShop()
  const asked = { headers: await headers() }
  const holder = await findHolder(shop, asked)
  const setIn = await typesetHeading(shop, holder ? 'My licences' : 'Sign in')
  const mine = holder && {
    ...(await readMine(shop, holder, shopOrigin(asked.headers))),
    erasure: offerErasure(await readErasure(shop, holder.email)),
  }
  return (
    <>
      {isDemo() && <DemoNotice />}
      {mine ? <MyLicencesPage {...{ ...mine, setIn }} /> : <SignInPage setIn={setIn} />}
    </>
  )
}
