import { headers } from 'next/headers'
import { formatAmount } from '@/domain/money/format-money'
import { privatePage } from '@/app/(shop)/canonical-address'
import { measureStatement } from '@/app/(shop)/measure-statement'
import { openShop } from '@/app/(shop)/open-shop'
import { findTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readQuoteView, requireQuote } from '@/operations/orders/quotes/read-quote'
import { shopOrigin } from '@/operations/shop-origin'
import { faceOfQuote } from '@/storefront/checkout/quote/face-of-quote'
import { QuotePage } from '@/storefront/checkout/quote/quote-page'
import { boughtFamiliesOf } from '@/storefront/shop/bill/bought-families'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export const metadata = privatePage('Your quote')

export default async function Quote({ params }: { params: Promise<{ quote_key: string }> }) {
  const { quote_key: key } = await params
  const shop = await openShop()
  const row = await requireQuote(shop, key)
  const quote = await readQuoteView(shop, row, shopOrigin(await headers()))
  const views = await findTypefaceViews(
    shop,
    quote.lines.map(({ slug }) => slug),
  )
  const families = boughtFamiliesOf(views)
  const text = formatAmount(quote.total, quote.currency)
  const total = { text, face: faceOfQuote(quote, families) }
  const measured = await measureStatement(shop, total, views)
  return (
    <>
      {quote.demo && <DemoNotice />}
      <QuotePage {...{ quote, families, measured }} />
    </>
  )
}
