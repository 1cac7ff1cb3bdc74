import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { openShop } from '@/app/(shop)/open-shop'
import { findTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface-views'
import { quoteView, requireQuote } from '@/operations/orders/quotes/read-quote'
import { shopOrigin } from '@/operations/shop-origin'
import { QuotePage } from '@/storefront/checkout/quote/quote-page'
import { boughtFamiliesOf } from '@/storefront/shop/bill/bought-families'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'

type Props = { params: Promise<{ quote_key: string }> }

export const metadata: Metadata = {
  title: 'Your quote',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function Quote({ params }: Props) {
  const { quote_key: key } = await params
  const shop = await openShop()
  const row = await requireQuote(shop, key)
  const quote = quoteView(row, shopOrigin(await headers()))
  const views = await findTypefaceViews(
    shop,
    quote.lines.map(({ slug }) => slug),
  )
  return (
    <>
      {quote.demo && <DemoNotice />}
      <QuotePage quote={quote} families={boughtFamiliesOf(views)} />
    </>
  )
}
