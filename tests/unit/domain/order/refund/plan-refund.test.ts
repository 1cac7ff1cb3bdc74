import { expect, test } from 'vitest'
import { planRefund, type GivenBack, type SoldOrder } from '@/domain/order/refund/plan-refund'

/** 45.00 and 90.01 with 19 % tax of 25.65. */
const ORDER: SoldOrder = {
  currency: 'EUR',
  received: 16066,
  net: 13501,
  tax: 2565,
  credit: 0,
  lines: [
    { id: 'a', amount: 4500, net: 4500, tax: 855 },
    { id: 'b', amount: 9001, net: 9001, tax: 1710 },
  ],
}

function backOf(...refunds: GivenBack[]): GivenBack[] {
  return refunds
}

test('all of it goes back with all of its tax', () => {
  expect(planRefund(ORDER, [], { kind: 'whole' })).toEqual({
    amount: 16066,
    net: 13501,
    tax: 2565,
    credit: 0,
    lines: null,
  })
})

test('a line goes back with its own tax', () => {
  expect(planRefund(ORDER, [], { kind: 'lines', lines: ['a'] })).toEqual({
    amount: 5355,
    net: 4500,
    tax: 855,
    credit: 0,
    lines: [{ id: 'a', net: 4500, tax: 855, credit: 0 }],
  })
})

test('an amount takes the tax with it in proportion', () => {
  expect(planRefund(ORDER, [], { kind: 'amount', amount: 1000 })).toEqual({
    amount: 1000,
    net: 840,
    tax: 160,
    credit: 0,
    lines: null,
  })
})

test('the last refund takes what is left, whatever was rounded before', () => {
  const before = backOf(...[333, 333, 5000].map((amount) => asked([], amount)))
  const rest = planRefund(ORDER, before, { kind: 'whole' })
  const all = [...before, rest]

  expect(all.map(({ net, tax, amount }) => net + tax - amount)).toEqual([0, 0, 0, 0])
  expect([sumOf(all, 'amount'), sumOf(all, 'net'), sumOf(all, 'tax')]).toEqual([16066, 13501, 2565])
})

test.each([
  ['more than came', { kind: 'amount', amount: 16067 }, 'refund_too_large'],
  ['nothing', { kind: 'amount', amount: 0 }, 'refund_too_small'],
  ['half a cent', { kind: 'amount', amount: 0.5 }, 'refund_too_small'],
  ['no line', { kind: 'lines', lines: [] }, 'refund_too_small'],
  ['a line of another order', { kind: 'lines', lines: ['z'] }, 'refund_too_small'],
] as const)('%s is refused', (_what, choice, code) => {
  const asked = choice.kind === 'lines' ? { ...choice, lines: [...choice.lines] } : choice

  expect(() => planRefund(ORDER, [], asked)).toThrow(expect.objectContaining({ code }))
})

test('too much is refused with what is left', () => {
  const before = backOf(asked([], 10_000))

  expect(() => planRefund(ORDER, before, { kind: 'amount', amount: 6067 })).toThrow(
    'Of 160.66\u00a0€ at most 60.66\u00a0€ can still go back.',
  )
})

test('a line goes back once, and a whole order once', () => {
  const line = planRefund(ORDER, [], { kind: 'lines', lines: ['a'] })
  const whole = planRefund(ORDER, [], { kind: 'whole' })

  expect(() => planRefund(ORDER, [line], { kind: 'lines', lines: ['a', 'b'] })).toThrow(
    expect.objectContaining({ code: 'line_given_back' }),
  )
  expect(() => planRefund(ORDER, [whole], { kind: 'whole' })).toThrow(
    expect.objectContaining({ code: 'nothing_left' }),
  )
})

test('the lines of the first orders share net and tax by what they cost', () => {
  const lines = ORDER.lines.map(({ id, amount }) => ({ id, amount }))
  const plans = ['a', 'b'].map((id) =>
    planRefund({ ...ORDER, lines }, [], { kind: 'lines', lines: [id] }),
  )

  expect([sumOf(plans, 'amount'), sumOf(plans, 'tax')]).toEqual([16066, 2565])
})

test('of a payment that was accepted as it came, no more goes back than came', () => {
  const short = { ...ORDER, received: 10_000 }

  expect(planRefund(short, [], { kind: 'whole' })).toMatchObject({ amount: 10_000, tax: 1597 })
  expect(() => planRefund(short, [], { kind: 'lines', lines: ['b'] })).toThrow(
    expect.objectContaining({ code: 'refund_too_large' }),
  )
})

/** The same, with 30.00 of a gift off each line. */
const WITH_CREDIT: SoldOrder = {
  ...ORDER,
  credit: 6000,
  lines: ORDER.lines.map((line) => ({ ...line, amount: line.amount + 3000 })),
}

test('a line that a gift helped to pay goes back in money as long as there is some, then in credit', () => {
  const first = planRefund(WITH_CREDIT, [], { kind: 'lines', lines: ['b'] })
  const last = planRefund(WITH_CREDIT, [first], { kind: 'lines', lines: ['a'] })

  expect([first, last]).toEqual([
    {
      amount: 13711,
      net: 11522,
      tax: 2189,
      credit: 0,
      lines: [{ id: 'b', net: 9001, tax: 1710, credit: 3000 }],
    },
    {
      amount: 2355,
      net: 1979,
      tax: 376,
      credit: 6000,
      lines: [{ id: 'a', net: 4500, tax: 855, credit: 3000 }],
    },
  ])
})

test('an order that credit alone paid goes back as credit alone', () => {
  const order = { ...WITH_CREDIT, received: 0, net: 0, tax: 0, lines: [{ id: 'a', amount: 6000 }] }

  expect(planRefund(order, [], { kind: 'amount', amount: 2500 })).toEqual({
    amount: 0,
    net: 0,
    tax: 0,
    credit: 2500,
    lines: null,
  })
  expect(() => planRefund(order, [], { kind: 'amount', amount: 6001 })).toThrow(
    'Of 60.00\u00a0€ at most 60.00\u00a0€ can still go back.',
  )
})

function asked(before: GivenBack[], amount: number): GivenBack {
  return planRefund(ORDER, before, { kind: 'amount', amount })
}

function sumOf(refunds: GivenBack[], part: 'amount' | 'net' | 'tax'): number {
  return refunds.reduce((sum, refund) => sum + refund[part], 0)
}
