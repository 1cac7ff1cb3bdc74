import { expect, test } from 'vitest'
import {
  composeCreditNote,
  composeReversal,
  standingCredits,
} from '@/domain/order/documents/compose-credit-note'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { aSoldOrder, ISSUE } from './a-sold-order'

const INVOICE = composeInvoice(aSoldOrder(), ISSUE)
const AT = { number: 'G2026-0002', at: new Date('2026-12-05T10:00:00Z') }

function aCreditNote(amount: number, number = 'G2026-0001', before: (typeof INVOICE)[] = []) {
  const credit = { amount, tax: null, lines: [], licences: 'revoked' as const }
  const issue = { number, at: new Date('2026-12-01T10:00:00Z') }
  return composeCreditNote({ invoice: INVOICE, before, credit }, issue)
}

test('a credit note is taken back as it was written, to the smallest unit', () => {
  const creditNote = aCreditNote(1190)
  const reversal = { creditNote, why: 'refund_failed', areLicencesBack: true } as const

  expect(composeReversal(reversal, AT)).toEqual({
    ...creditNote,
    kind: 'reversal',
    number: 'G2026-0002',
    issuedAt: '2026-12-05T10:00:00.000Z',
    issuedOn: '2026-12-05',
    payment:
      'The money did not reach the buyer and is with the seller again. Nothing is left to pay.',
    corrects: { number: 'G2026-0001', issuedOn: '2026-12-01' },
    notes: ['The licences that had ended with it are valid again.'],
  })
})

test('after a dispute that was won on appeal it says so, and nothing of licences that stay ended', () => {
  const reversal = { why: 'dispute_won', areLicencesBack: false } as const
  const { payment, notes } = composeReversal({ creditNote: aCreditNote(1190), ...reversal }, AT)

  expect([payment, ...notes]).toEqual([
    'The buyer’s bank paid back what it had taken. Nothing is left to pay.',
  ])
})

test('what a credit note took of an invoice can be credited again once it was taken back', () => {
  const first = aCreditNote(INVOICE.total)
  const why = { why: 'refund_failed', areLicencesBack: true } as const
  const reversal = composeReversal({ creditNote: first, ...why }, AT)
  const second = aCreditNote(INVOICE.total, 'G2026-0003', standingCredits([first, reversal]))

  expect(standingCredits([INVOICE, first, reversal])).toEqual([])
  expect(standingCredits([INVOICE, first, reversal, second])).toEqual([second])
  expect(second.total).toBe(INVOICE.total)
})
