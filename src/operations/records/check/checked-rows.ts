import type { Payload } from 'payload'
import { findAll } from '../rows'

/** Every row that names a file, in the trash too, and no more of it than that takes. */
export async function readFileRows(payload: Payload) {
  return {
    fonts: await findAll(payload, 'font-files', {
      select: {
        ...{ style: true, format: true, isMaster: true, filename: true },
        ...{ sha256: true, sizeInBytes: true },
      },
    }),
    styles: await findAll(payload, 'styles', {
      depth: 1,
      select: { name: true, typeface: true, master: true },
      populate: { typefaces: { name: true } },
    }),
    releases: await findAll(payload, 'releases', { select: { version: true, masters: true } }),
    licences: await findAll(payload, 'licences', { select: { number: true, styles: true } }),
    invoices: await findAll(payload, 'invoices', { select: { number: true, sha256: true } }),
    quotes: await findAll(payload, 'quotes', {
      select: { number: true, sha256: true },
      showHiddenFields: true,
    }),
    media: await findAll(payload, 'media', { trash: true }),
    uploads: await findAll(payload, 'upload-files', {
      select: { upload: true, name: true, sha256: true, state: true },
    }),
  }
}

export type FileRows = Awaited<ReturnType<typeof readFileRows>>

/** Every row that says what was sold, and what was given for it. */
export async function readSaleRows(payload: Payload) {
  return {
    orders: await findAll(payload, 'orders', {
      select: {
        ...{ number: true, state: true, currency: true, total: true, lines: true },
        ...{ provider: true, intent: true, placedAt: true, deliveredAt: true },
      },
    }),
    licences: await findAll(payload, 'licences', {
      select: { number: true, linekey: true, order: true },
    }),
    grants: await findAll(payload, 'grants', {
      select: { grantkey: true, kind: true, licence: true },
    }),
    invoices: await findAll(payload, 'invoices', {
      select: { number: true, documentkey: true, serial: true, order: true },
    }),
    refunds: await findAll(payload, 'refunds', {
      select: { refundkey: true, order: true, state: true, amount: true, dueAt: true },
    }),
  }
}

export type SaleRows = Awaited<ReturnType<typeof readSaleRows>>
