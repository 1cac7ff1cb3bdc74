import type { Metadata } from 'next'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { tagPage } from '@/app/(shop)/tag-page'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { MeasuredHeading } from '@/storefront/buyers/measured-heading'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import { WriteForm } from '@/storefront/write/write-form'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

const TITLE = 'Write to us'

export function generateMetadata(): Metadata {
  return {
    title: TITLE,
    description: 'A question, an order, a licence, money back: write, and we answer by mail.',
    ...canonicalAddress('/write'),
  }
}

export default async function Write() {
  await tagPage('/write')
  const setIn = await typesetReadingPage(await openShop(), TITLE)
  return (
    <>
      {isDemo() && <DemoNotice />}
      <main id="main">
        <div className="big">
          <h1>{TITLE}</h1>
          <div aria-hidden="true">
            <MeasuredHeading title={TITLE} setIn={setIn} />
          </div>
          <div className="grid">
            <p className="c6">
              A person reads it, and answers by mail. Name the order or the licence it is about: it
              stands on the document, and in the mail that brought it.
            </p>
          </div>
          <WriteForm />
        </div>
      </main>
    </>
  )
}
