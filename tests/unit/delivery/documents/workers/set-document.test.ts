import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { setDocument } from '@/delivery/documents/workers/set-document'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { aSoldOrder, ISSUE } from '../../../domain/order/documents/a-sold-order'
import { readPdf } from '../read-pdf'

const FACE = resolve('src/storefront/styles/fonts/bricolage-interface.ttf')
const FACES = { text: FACE, bold: FACE, heading: FACE }

test('an invoice is set beside the server, with its data by EN 16931', async () => {
  const contents = composeInvoice(aSoldOrder(), ISSUE)
  const { pdf, dataFailure } = await setDocument({ kind: 'invoice', contents, faces: FACES })

  expect(dataFailure).toBeNull()
  expect(readPdf(pdf).title).toBe('Invoice R2026-0001')
  expect(pdf.includes('factur-x.xml')).toBe(true)
})

test('a paper that cannot be set says why, and the next one is set', async () => {
  const contents = composeInvoice(aSoldOrder(), ISSUE)
  const broken = { ...contents, issuedAt: 'no time' }
  const job = { kind: 'invoice' as const, faces: FACES }

  await expect(setDocument({ ...job, contents: broken })).rejects.toThrow(/time/)
  expect((await setDocument({ ...job, contents })).pdf.length).toBeGreaterThan(10_000)
})
