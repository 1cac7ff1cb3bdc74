import { expect, test } from 'vitest'
import { restOf, splitRefund, type Sums } from '@/domain/order/documents/split-refund'
import { RefundExceedsInvoice } from '@/domain/order/refund/refund-error'

const INVOICE = { net: 13500, tax: 2565, total: 16065 }

test('an amount is split as the invoice is', () => {
  expect(splitRefund(1190, { invoice: INVOICE, credited: [] })).toEqual({
    net: 1000,
    tax: 190,
    total: 1190,
  })
})

test('lines that go back keep the tax they were sold with', () => {
  expect(splitRefund(1190, { invoice: INVOICE, credited: [], tax: 191 })).toEqual({
    net: 999,
    tax: 191,
    total: 1190,
  })
})

test('the last part takes the rest', () => {
  const first = splitRefund(5000, { invoice: INVOICE, credited: [] })
  const second = splitRefund(5000, { invoice: INVOICE, credited: [first] })
  const last = splitRefund(6065, { invoice: INVOICE, credited: [first, second], tax: 0 })

  expect(restOf(INVOICE, [first, second, last])).toEqual({ net: 0, tax: 0, total: 0 })
})

test('no more goes back than is left', () => {
  const whole = splitRefund(16065, { invoice: INVOICE, credited: [] })

  expect(whole).toEqual(INVOICE)
  expect(() => splitRefund(1, { invoice: INVOICE, credited: [whole] })).toThrow(
    RefundExceedsInvoice,
  )
})

test('parts of any size never exceed the invoice in net, tax or total', () => {
  const seen = Array.from({ length: 400 }, (_, seed) => creditInParts(seed + 1))

  expect(seen.flat().filter(({ net, tax }) => net < 0 || tax < 0)).toEqual([])
  expect(seen.map((parts) => parts.at(-1))).toEqual(seen.map(() => ({ net: 0, tax: 0, total: 0 })))
})

/** What is left of an invoice after each of its parts. */
function creditInParts(seed: number): Sums[] {
  const random = randomFrom(seed)
  const net = 1 + random(20_000)
  const tax = Math.round((net * [0, 5.5, 7.7, 19, 25.5][random(5)]!) / 100)
  const invoice = { net, tax, total: net + tax }
  const credited: Sums[] = []
  const rests: Sums[] = []
  for (let rest = invoice; rest.total > 0; rest = restOf(invoice, credited)) {
    const amount = Math.min(rest.total, 1 + random(Math.ceil(invoice.total / 3)))
    const said = random(2) ? { tax: random(amount + 1) } : {}
    credited.push(splitRefund(amount, { invoice, credited, ...said }))
    rests.push(restOf(invoice, credited))
  }
  return rests
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
