import Link from 'next/link'
import type { ServerProps } from 'payload'
import { findOldRates, type OldRate } from '@/domain/money/find-old-rates'
import { longDate } from '@/delivery/long-date'
import { env } from '@/env'
import { dayIn } from '@/domain/tax/day-in-country'
import { exchangeRatesOf, readShop } from '@/operations/shop-records'
import '../legal/legal.css'

/** Above the dashboard of a shop that is open to the public: the currencies whose invoices cannot say their VAT as the law asks. */
export async function OldRates({ payload }: Pick<ServerProps, 'payload'>) {
  if (!env.production) return null
  const shop = await readShop(payload)
  if (shop.smallBusiness) return null
  const old = findOldRates({
    country: shop.country,
    currencies: [shop.currency, ...(shop.priceLists ?? []).map(({ currency }) => currency)],
    rates: exchangeRatesOf(shop),
    day: dayIn(shop.country, new Date()),
  })
  if (old.length === 0) return null

  return (
    <section className="legal-notice" aria-labelledby="old-rates">
      <h2 id="old-rates">An exchange rate is missing, or old</h2>
      <p>
        An invoice in another currency must say its VAT in that of your country too. It takes the
        newest rate entered here; without one it does not say it.
      </p>
      <ul>
        {old.map((rate) => (
          <li key={rate.currency}>
            <span>{wordsOf(rate)}</span>
            <Link href="/admin/globals/shop" prefetch={false}>
              Enter a rate, under Prices
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ currency, into, of }: OldRate): string {
  const pair = `${currency} in ${into}`
  return of === null ? pair : `${pair}, of ${longDate(new Date(`${of}T00:00:00Z`))}`
}
