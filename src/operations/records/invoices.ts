import type { Payload } from 'payload'
import type { Issue } from '@/domain/order/documents/compose-invoice'
import {
  beginningOf,
  type DocumentContents,
  type DocumentKind,
  documentNumber,
  type DocumentSeries,
  kindsCountedWith,
} from '@/domain/order/documents/document-contents'
import { dayIn } from '@/domain/tax/day-in-country'
import type { Invoice } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { runInTurn } from '../concurrency'
import { compareAndSet } from './any-collection'
import { all, type Condition, findAll, findOne, insert, only } from './rows'

type NewDocument = {
  /** What it is made for, once. */
  documentkey: string
  kind: DocumentKind
  demo: boolean
  /** Of the seller: its calendar says the year of the number. */
  country: string
  order: string
  refund?: string
  /** Called after the number was looked up: what it reads is no older. */
  compose: (issue: Issue) => Promise<DocumentContents>
}

const MOST_ATTEMPTS = 200

/**
 * One insert makes the document, with the number after the last of its series: there is no moment at which a number is taken and its
 * document is not there. Numbers are unique, so of two that want the same one the first has it and the other looks again. No row is
 * ever deleted, so no number is left out.
 */
export function insertDocumentOnce(payload: Payload, document: NewDocument): Promise<Invoice> {
  const { documentkey, kind, demo, country } = document
  return runInTurn('document number', async () => {
    for (let attempt = 0; attempt <= MOST_ATTEMPTS; attempt++) {
      const known = await findDocument(payload, { documentkey })
      if (known) return known

      const at = new Date()
      const series = { kind, demo, year: Number(dayIn(country, at).slice(0, 4)) }
      const serial = (await lastSerial(payload, series)) + 1
      const number = documentNumber(series, serial)
      const contents = await document.compose({ number, at })
      const { row } = await insertOnce({
        find: async () =>
          (await findDocument(payload, { documentkey })) ??
          (await findDocument(payload, { number })),
        insert: () => insertDocument(payload, { document, series, serial, contents }),
      })
      if (row.documentkey === documentkey) return row
    }
    throw new Error(`No document number was free for ${documentkey}.`)
  })
}

export async function findDocument(payload: Payload, where: Condition): Promise<Invoice | null> {
  return findOne(payload, 'invoices', { where })
}

/** All of an order, in the order they were made. */
export function findDocumentsOfOrder(payload: Payload, order: string): Promise<Invoice[]> {
  return findDocumentsOfOrders(payload, [order])
}

export async function findDocumentsOfOrders(payload: Payload, orders: string[]) {
  return findAll(payload, 'invoices', { where: { order: { in: orders } }, sort: 'issuedAt' })
}

/** In the order they were made, each with its order. */
export async function findDocumentsIssued(
  payload: Payload,
  { from, until }: { from: Date; until: Date },
): Promise<Invoice[]> {
  return findAll(payload, 'invoices', {
    where: all(
      { issuedAt: { greater_than_equal: from.toISOString() } },
      { issuedAt: { less_than: until.toISOString() } },
    ),
    depth: 1,
    sort: 'issuedAt',
  })
}

/** Once: the hash of the PDF as it was first made. */
export async function noteHash(payload: Payload, { id }: Invoice, sha256: string): Promise<void> {
  await compareAndSet(payload, 'invoices', { id, sha256: { exists: false } }, { sha256 })
}

async function lastSerial(payload: Payload, series: DocumentSeries): Promise<number> {
  const row = await findOne(payload, 'invoices', {
    where: {
      kind: { in: kindsCountedWith(series.kind) },
      year: series.year,
      number: { like: beginningOf(series) },
    },
    sort: '-serial',
    select: only('serial'),
  })
  return row?.serial ?? 0
}

type Insert = {
  document: NewDocument
  series: DocumentSeries
  serial: number
  contents: DocumentContents
}

function insertDocument(payload: Payload, { document, series, serial, contents }: Insert) {
  const { documentkey, order, refund } = document
  const { kind, year } = series
  const { number, issuedAt } = contents
  return insert(payload, 'invoices', {
    ...{ documentkey, number, kind, year, serial, order, refund, issuedAt },
    contents: contents as unknown as Invoice['contents'],
  })
}
