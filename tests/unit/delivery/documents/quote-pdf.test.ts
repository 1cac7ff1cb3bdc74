import { expect, test } from 'vitest'
import { type QuoteDocument, renderQuotePdf } from '@/delivery/documents/quote-pdf'
import { NO_FACES } from './licence-document'
import { readPdf } from './read-pdf'

const QUOTE: QuoteDocument = {
  number: 'Q2026-0001',
  shopName: 'Fount Foundry',
  madeAt: '2026-11-23T10:00:00Z',
  zone: 'UTC',
  validUntil: '2026-12-23T10:00:00Z',
  seller: ['Fount Foundry GmbH'],
  client: ['Agency Ltd', 'Alan Agent'],
  isByStaff: false,
  licensee: ['Holder GmbH', 'Lea Holder'],
  purchaseOrder: null,
  note: null,
  currency: 'EUR',
  couponNote: null,
  lines: [
    {
      name: 'Young Serif',
      styles: ['Regular'],
      bill: [],
      amount: 6000,
      answers: ['Domain: example.org'],
    },
  ],
  discounts: [],
  net: 6000,
  tax: null,
  total: 6000,
  eulas: [],
  url: 'https://shop.example/quote/key',
  demo: false,
}

async function linesOf(difference: Partial<QuoteDocument> = {}): Promise<string[]> {
  const quote = { ...QUOTE, ...difference }
  return readPdf(await renderQuotePdf({ quote, faces: NO_FACES })).lines
}

test('a quote’s paper says who made it, who will be the licensee, and for what use', async () => {
  const lines = await linesOf()
  const after = (label: string, count: number) =>
    lines.slice(lines.indexOf(label) + 1, lines.indexOf(label) + 1 + count)

  expect(after('Made by', 2)).toEqual(['Agency Ltd', 'Alan Agent'])
  expect(after('Licensee', 2)).toEqual(['Holder GmbH', 'Lea Holder'])
  expect(lines).toContain('Domain: example.org')
})

test('a price that factors follow is told as the price it is, and only what is added up as a sum', async () => {
  const step = { struck: false, role: 'inner' as const }
  const bill = [
    { ...step, text: 'Two styles at 45.00', amount: 9000 },
    { ...step, text: 'One style', amount: 6000 },
    { ...step, text: 'Web × 2', amount: 30000, role: 'addend' as const },
  ]
  const [line] = QUOTE.lines
  const lines = await linesOf({ lines: line ? [{ ...line, bill }] : [] })

  expect(lines).toEqual(
    expect.arrayContaining(['Two styles at 45.00', 'One style at 60.00', 'Web × 2: 300.00']),
  )
})

test('one that staff made goes to whom it was made for', async () => {
  const lines = await linesOf({ isByStaff: true })
  expect([lines.includes('To'), lines.includes('Made by')]).toEqual([true, false])
})
