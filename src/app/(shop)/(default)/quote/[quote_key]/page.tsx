import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { openShop } from '@/app/(shop)/open-shop'
import { quoteView, requireQuote } from '@/operations/orders/quotes/read-quote'
import { shopOrigin } from '@/operations/shop-origin'
import { QuotePage } from '@/storefront/checkout/quote/quote-page'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'

type Props = { params: Promise<{ quote_key: string }> }

export const metadata: Metadata = {
  title: 'Your quote',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function Quote({ params }: Props) {
  const { quote_key: key } = await params
  const row = await requireQuote(await openShop(), key)
  const quote = quoteView(row, shopOrigin(await headers()))
  return (
    <>
      {quote.demo && <DemoNotice />}
      <QuotePage quote={quote} />
    </>
  )
}
