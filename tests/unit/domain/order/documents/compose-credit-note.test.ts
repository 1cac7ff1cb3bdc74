import { expect, test } from 'vitest'
import { composeCreditNote, type Credit } from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { aSoldOrder, ISSUE } from './a-sold-order'

const INVOICE = composeInvoice(aSoldOrder(), ISSUE)
const AT = { number: 'G2026-0001', at: new Date('2026-12-01T10:00:00Z') }

/** Line two with its part of what came off: 4500 of 18000, so 3442 of 13770 net and 654 of 2616 tax. */
const LINE_TWO = { id: 'two', net: 3443 }

function credit(difference: Partial<Credit>, before: DocumentContents[] = []): DocumentContents {
  const asked = { amount: 16386, tax: null, lines: [], licences: null, ...difference }
  return composeCreditNote({ invoice: INVOICE, before, credit: asked }, AT)
}

test('the whole invoice is credited as it was written', () => {
  expect(credit({ licences: 'revoked' })).toEqual({
    ...INVOICE,
    kind: 'credit_note',
    number: 'G2026-0001',
    issuedAt: '2026-12-01T10:00:00.000Z',
    issuedOn: '2026-12-01',
    payment: 'Given back the way it was paid.',
    corrects: { number: 'R2026-0001', issuedOn: '2026-11-23' },
    notes: ['The licences given back with it have ended.'],
  })
})

test('a line that goes back stands there with its part of the net', () => {
  const { lines, allowances, net, tax, total, notes } = credit({
    amount: 4097,
    tax: 654,
    lines: [LINE_TWO],
    licences: 'kept',
  })

  expect({ lines, allowances, net, tax: tax.amount, total, notes }).toEqual({
    lines: [{ ...INVOICE.lines[1], amount: 3443 }],
    allowances: [],
    net: 3443,
    tax: 654,
    total: 4097,
    notes: ['Its licences stay valid.'],
  })
})

test('an amount is one line that names the invoice, with the tax within it', () => {
  const { lines, net, tax, total } = credit({ amount: 1190 })

  expect({ lines, net, tax: tax.amount, total }).toEqual({
    lines: [
      {
        id: 'amount',
        typeface: 'A part of invoice R2026-0001',
        uses: [],
        styles: [],
        amount: 1000,
      },
    ],
    net: 1000,
    tax: 190,
    total: 1190,
  })
})

test('what takes the last of the invoice is its rest, and all credit notes add up to it', () => {
  const first = credit({ amount: 4097, tax: 654, lines: [LINE_TWO] })
  const last = credit({ amount: 12289 }, [first])

  expect(last.lines.map(({ typeface, amount }) => [typeface, amount])).toEqual([
    ['The rest of invoice R2026-0001', 10327],
  ])
  expect([first.net + last.net, first.tax.amount + last.tax.amount]).toEqual([13770, 2616])
})

test('the lines of a credit note add up to its net, also where it takes a rest', () => {
  const first = credit({ amount: 12289 })
  const { lines, net } = credit({ amount: 4097, tax: 654, lines: [LINE_TWO] }, [first])

  expect(lines.map(({ amount }) => amount)).toEqual([net])
})

test('what a gift paid is said in words, and is in no sum', () => {
  const gift = { label: 'GIFT', amount: 3000 }
  const { notes, ...rest } = credit({ licences: 'kept', gift })
  const { notes: _notes, ...without } = credit({ licences: 'kept' })

  expect(rest).toEqual(without)
  expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    '30.00 € that the credit GIFT paid can be spent again with it.',
    'Its licences stay valid.',
  ])
})

test('lines that more or less money goes back for than paid them add up to it, none below nothing', () => {
  const lines = [
    { id: 'one', net: 9000 },
    { id: 'two', net: 3443 },
  ]
  const notes = [100, 11_900, 16_385].map((amount) => credit({ amount, lines }))

  expect(
    notes.map(({ lines: given }) => Math.min(...given.map(({ amount }) => amount)) < 0),
  ).toEqual([false, false, false])
  expect(
    notes.map(({ lines: given }) => given.reduce((all, { amount }) => all + amount, 0)),
  ).toEqual(notes.map(({ net }) => net))
})

test('a credit note of the demo says that it is none', () => {
  const invoice = composeInvoice(aSoldOrder({ demo: true }), ISSUE)
  const asked = { amount: 16386, tax: null, lines: [], licences: null }
  const { payment, notes } = composeCreditNote({ invoice, before: [], credit: asked }, AT)

  expect([payment, ...notes]).toEqual([
    'Given back in a demo shop: no money was moved.',
    'This is an example from a demo shop. It is no credit note.',
  ])
})
