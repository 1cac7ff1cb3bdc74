import type { Metadata } from 'next'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { tagPage } from '@/app/(shop)/tag-page'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { CheckForm } from '@/storefront/buyers/check/check-form'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import '@/storefront/styles/pages/selling.css'

export function generateMetadata(): Metadata {
  return {
    title: 'Check a licence',
    description: 'What a licence is worth today: scan its code, or write the address beside it.',
    ...canonicalAddress('/licence'),
  }
}

export default async function Licence() {
  await tagPage('/licence')
  return (
    <>
      {isDemo() && <DemoNotice />}
      <main id="main">
        <CheckForm />
        <div className="big">
          <h1>Check a licence</h1>
          <p>
            Scan the code on a licence, or write the address beside it: you see what it is worth
            today.
          </p>
        </div>
      </main>
    </>
  )
}
