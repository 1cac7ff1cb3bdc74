import { headers } from 'next/headers'
import { privatePage } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { readCookie } from '@/domain/site/request-headers'
import { readErasureLink } from '@/operations/buyers/erase-buyer'
import { ASKED_COOKIE, findHolder } from '@/operations/buyers/holder'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { readSignIn } from '@/operations/buyers/buyer-sign-in'
import { typesetHeading } from '@/operations/site/pages/typeset-page'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import { EraseLinkPage, OpenLinkPage } from '@/storefront/buyers/open-link-page'
import { SignInPage } from '@/storefront/buyers/sign-in-page'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export const metadata = privatePage('My licences')

export default async function OpenLink({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const shop = await openShop()
  const request = { headers: await headers() }
  const erasure = await readErasureLink(shop, token)
  const setIn = await typesetHeading(shop, erasure ? 'Erase' : 'Sign in')
  const holder = await findHolder(shop, request)
  if (erasure) {
    const isSignedIn = holder?.emails.includes(erasure.email) ?? false
    return <EraseLinkPage {...{ ...erasure, setIn, token, isSignedIn }} />
  }
  const link = await readSignIn(shop, { token, asked: readCookie(request, ASKED_COOKIE) })
  return (
    <>
      {isDemo() && <DemoNotice />}
      {link ? (
        <OpenLinkPage
          {...{ setIn, token, email: link.email, isHere: link.isHere }}
          signedInAs={holder?.email ?? null}
        />
      ) : (
        <SignInPage setIn={setIn} hasLinkEnded />
      )}
    </>
  )
}
