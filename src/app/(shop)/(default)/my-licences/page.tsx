import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { openShop } from '@/app/(shop)/open-shop'
import { findHolder } from '@/operations/buyers/holder'
import { readMine } from '@/operations/buyers/read-mine'
import { shopOrigin } from '@/operations/shop-origin'
import { typesetHeading } from '@/operations/site/pages/typeset-heading'
import { MyLicencesPage } from '@/storefront/buyers/my-licences-page'
import { SignInPage } from '@/storefront/buyers/sign-in-page'
import '@/storefront/styles/pages/selling.css'

export const metadata: Metadata = {
  title: 'My licences',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function MyLicences() {
  const shop = await openShop()
  const asked = { headers: await headers() }
  const holder = await findHolder(shop, asked)
  if (!holder) return <SignInPage setIn={await typesetHeading(shop, 'Sign in')} />
  const mine = await readMine(shop, holder, shopOrigin(asked.headers))
  return <MyLicencesPage {...mine} setIn={await typesetHeading(shop, 'My licences')} />
}
