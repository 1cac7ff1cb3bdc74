import type { Payload } from 'payload'
import { csvFormOf } from '@/domain/csv/csv-form'
import { documentsCsv } from '@/domain/order/documents/documents-csv'
import { InvalidRequest } from '@/domain/shop-error'
import type { Invoice, Order } from '@/payload-types'
import { readShop } from '../../shop-records'
import { findDocumentsIssued } from './document-records'
import { contentsOf } from './issue-credit-note'

const DAY_IN_MS = 24 * 60 * 60_000

/** A month of the seller's calendar ("2026-11") for who keeps the books. What the demo made is no part of them. */
export async function exportDocuments(payload: Payload, month: string): Promise<string> {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  if (!/^\d{4}-\d\d$/.test(month) || Number.isNaN(first))
    throw new InvalidRequest({ month: 'Name a month such as 2026-11.' })

  // A month of another zone begins or ends within a day of ours; which day it was stands on the document.
  const issued = await findDocumentsIssued(payload, {
    from: new Date(first - DAY_IN_MS),
    until: new Date(first + 32 * DAY_IN_MS),
  })
  const booked = issued
    .map((document) => ({ contents: contentsOf(document), payment: paymentOf(document) }))
    .filter(({ contents: { issuedOn, demo } }) => issuedOn.startsWith(`${month}-`) && !demo)
  const { country } = await readShop(payload)
  return documentsCsv(booked, csvFormOf(country))
}

function paymentOf({ order }: Invoice): string | null {
  return (order as Order | null)?.intent ?? null
}
