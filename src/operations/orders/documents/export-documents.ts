import type { Payload } from 'payload'
import { type CsvForm, csvFormOf } from '@/domain/csv-table'
import { documentsCsv, type BookedDocument } from '@/domain/order/documents/documents-csv'
import { instantsOf, type Period } from '@/domain/reports/period'
import type { Invoice, Order } from '@/payload-types'
import { readShop } from '../../records/shop'
import { feeOf } from '../../records/order-lists'
import { findDocumentsIssued } from '../../records/invoices'
import { isDemo } from '../payment/configured-payments'
import { contentsOf } from './issue-credit-note'

const DAY_IN_MS = 24 * 60 * 60_000

/** The documents of a period for who keeps the books. Those of the demo, whose numbers say so, are part of a rehearsal's alone. */
export async function exportDocuments(payload: Payload, period: Period): Promise<string> {
  const { country } = await readShop(payload)
  const booked = await findBookedDocuments(payload, period, { withDemo: isDemo() })
  return documentsTable(booked, csvFormOf(country))
}

export function documentsTable(documents: readonly Invoice[], form: CsvForm): string {
  return documentsCsv(
    documents.map((document) => ({ contents: contentsOf(document), ...paymentOf(document) })),
    form,
  )
}

/** In the order they were made, each with its order. */
export async function findBookedDocuments(
  payload: Payload,
  period: Period,
  { withDemo }: { withDemo: boolean },
): Promise<Invoice[]> {
  const { country } = await readShop(payload)
  const { from, until } = instantsOf(period, country)

  // A seller that moved wrote days of another calendar; which day it was stands on the document.
  const issued = await findDocumentsIssued(payload, {
    from: new Date(from.getTime() - DAY_IN_MS),
    until: new Date(until.getTime() + DAY_IN_MS),
  })
  return issued.filter((document) => {
    const { issuedOn, demo } = contentsOf(document)
    return period.from <= issuedOn && issuedOn <= period.to && (withDemo || !demo)
  })
}

function paymentOf({ order }: Invoice): Pick<BookedDocument, 'payment' | 'fee'> {
  const paid = order as Order | null
  return { payment: paid?.intent ?? null, fee: paid ? feeOf(paid) : null }
}
