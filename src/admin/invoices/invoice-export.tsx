import type { ServerProps } from 'payload'
import { usualPeriods } from '@/domain/reports/period'
import { dayIn } from '@/domain/tax/day-in-country'
import { readShop } from '@/operations/records/shop'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import WORDS from '../reports/report-words.json' with { type: 'json' }
import '../orders/order-list.css'

/** Above the list: any days of it as a table, for who keeps the books; at first those of the last month. */
export async function InvoiceExport({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) {
  const words = wordsIn(WORDS, i18n.language)
  const { country } = await readShop(payload)
  const { from, to } = usualPeriods(dayIn(country, new Date())).last_month

  return (
    <form className="invoice-export" action="/api/invoices/export" method="get">
      <label htmlFor="invoices-from">{words.from}</label>
      <input id="invoices-from" name="from" type="date" defaultValue={from} required />
      <label htmlFor="invoices-to">{words.to}</label>
      <input id="invoices-to" name="to" type="date" defaultValue={to} required />
      <button type="submit" className="quiet-button">
        {words.booksShort}
      </button>
    </form>
  )
}
