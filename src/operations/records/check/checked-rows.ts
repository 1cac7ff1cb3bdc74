import type { Payload } from 'payload'
import { findAll, only } from '../rows'

/** Every row that names a file, in the trash too, and no more of it than that takes. */
export async function readFileRows(payload: Payload) {
  return {
    fonts: await findAll(payload, 'font-files', {
      select: only('style', 'format', 'isMaster', 'filename', 'sha256', 'sizeInBytes'),
    }),
    styles: await findAll(payload, 'styles', {
      depth: 1,
      select: only('name', 'typeface', 'master'),
      populate: { typefaces: { name: true } },
    }),
    releases: await findAll(payload, 'releases', { select: only('version', 'masters') }),
    licences: await findAll(payload, 'licences', { select: only('number', 'styles') }),
    invoices: await findAll(payload, 'invoices', { select: only('number', 'sha256') }),
    quotes: await findAll(payload, 'quotes', {
      select: only('number', 'sha256'),
      showHiddenFields: true,
    }),
    media: await findAll(payload, 'media', { trash: true }),
    uploads: await findAll(payload, 'upload-files', {
      select: only('upload', 'name', 'sha256', 'state'),
    }),
  }
}

export type FileRows = Awaited<ReturnType<typeof readFileRows>>

/** Every row that says what was sold, and what was given for it. */
export async function readSaleRows(payload: Payload) {
  return {
    orders: await findAll(payload, 'orders', {
      select: only(
        'number',
        'state',
        'currency',
        'total',
        'lines',
        'provider',
        'intent',
        'placedAt',
        'deliveredAt',
      ),
    }),
    licences: await findAll(payload, 'licences', { select: only('number', 'linekey', 'order') }),
    grants: await findAll(payload, 'grants', { select: only('grantkey', 'kind', 'licence') }),
    invoices: await findAll(payload, 'invoices', {
      select: only('number', 'documentkey', 'serial', 'order'),
    }),
    refunds: await findAll(payload, 'refunds', {
      select: only('refundkey', 'order', 'state', 'amount', 'dueAt'),
    }),
  }
}

export type SaleRows = Awaited<ReturnType<typeof readSaleRows>>
