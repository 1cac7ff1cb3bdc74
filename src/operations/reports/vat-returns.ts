import type { Payload } from 'payload'
import { streamZip } from '@/delivery/archive/stream-zip'
import { type CsvForm, csvFormOf } from '@/domain/csv-table'
import { nationalCurrency } from '@/domain/money/exchange-rate'
import type { Period } from '@/domain/reports/period'
import {
  euSalesCsv,
  ossCsv,
  ossCsvOfGermany,
  soldToConsumersAbroad,
  type VatReturn,
  vatReturn,
} from '@/domain/reports/vat-return'
import { dayIn } from '@/domain/tax/day-in-country'
import { invoicePdfOf } from '../orders/documents/document-pdfs'
import { documentsTable, findBookedDocuments } from '../orders/documents/export-documents'
import { contentsOf } from '../orders/documents/issue-credit-note'
import { isDemo } from '../orders/payment/configured-payments'
import { readShop } from '../records/shop'
import { readExchangeRates } from '../tax/exchange-rates'

/** What a period's documents say to tax offices abroad. Play money counts as long as the shop takes no other. */
export async function readVatReturn(payload: Payload, period: Period): Promise<VatReturn> {
  const shop = await readShop(payload)
  const documents = (await findDocumentsOf(payload, period)).map(contentsOf)
  return vatReturn({
    documents,
    period,
    rates: await readExchangeRates(payload),
    country: shop.country,
    today: dayIn(shop.country, new Date()),
  })
}

export async function exportVatReturn(
  payload: Payload,
  { table, period }: { table: VatTable; period: Period },
): Promise<string> {
  const { country } = await readShop(payload)
  return VAT_TABLES[table](await readVatReturn(payload, period), csvFormOf(country))
}

export const VAT_TABLES = {
  oss: ossCsv,
  'oss-bzst': ossCsvOfGermany,
  'eu-sales': euSalesCsv,
} satisfies Record<string, (declared: VatReturn, form: CsvForm) => string>

export type VatTable = keyof typeof VAT_TABLES

/**
 * From 10 000 euros a year on, this year or the last, consumers pay the VAT of their own country (Directive 2006/112/EC, Article 59c; states
 * without the euro have it in their currency: about as much).
 */
export const THRESHOLD_IN_EURO = 10_000_00

/** What consumers of other member states bought this year and the last, the greater of the two; null: it is no euro that it is in. */
export async function readSoldAbroad(payload: Payload, today: string): Promise<number | null> {
  const { country } = await readShop(payload)
  if (nationalCurrency(country) !== 'EUR') return null
  const year = Number(today.slice(0, 4))
  const sums = [year - 1, year].map(async (one) => {
    const documents = await findDocumentsOf(payload, { from: `${one}-01-01`, to: `${one}-12-31` })
    return soldToConsumersAbroad(documents.map(contentsOf), country)
  })
  return Math.max(...(await Promise.all(sums)))
}

async function findDocumentsOf(payload: Payload, period: Period) {
  return findBookedDocuments(payload, period, { withDemo: isDemo() })
}

/** What is booked bears its mark where the money is play: nobody declares a rehearsal. */
export function bookName(name: string): string {
  return isDemo() ? `example-${name}` : name
}

/** All that who keeps the books needs of a period, as one ZIP: the tables, and every document as its buyer has it. */
export async function openParcel(payload: Payload, period: Period): Promise<ReadableStream> {
  const form = csvFormOf((await readShop(payload)).country)
  const documents = await findDocumentsOf(payload, period)
  const declared = await readVatReturn(payload, period)
  const text = (name: string, csv: string) => ({
    name: bookName(name),
    bytes: async () => Buffer.from(csv),
  })

  return streamZip([
    text('documents.csv', documentsTable(documents, form)),
    text('oss.csv', ossCsv(declared, form)),
    text('eu-sales.csv', euSalesCsv(declared, form)),
    ...documents.map((document) => ({
      name: `documents/${document.number}.pdf`,
      bytes: () => invoicePdfOf(payload, document),
    })),
  ])
}
