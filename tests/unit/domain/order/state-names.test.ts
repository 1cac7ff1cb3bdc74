import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDER_STATES } from '@/domain/order/order-state'
import { STATE_NAMES } from '@/domain/order/state-names'
import { inGerman } from '@/domain/staff/german/in-german'
import { textOfOrder } from '@/storefront/checkout/order/order-text'

const TABLE = 'src/domain/order/state-names.ts'

/** Keys that are states and nothing else; a word beside one is a name for it. */
const OWN_NAME =
  /\b(superseded|withdrawn|partially_refunded|needs_review|awaiting_payment|revoked|dropped)"?: ['"`]/

test('a state has one word, kept in one place', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (file) => `src/${file}`,
  )
  const others = files
    .filter((file) => /\.tsx?$|-words\.json$/.test(file) && file !== TABLE)
    .filter((file) => OWN_NAME.test(readFileSync(file, 'utf8')))

  expect(others).toEqual([])
})

test('every state has a German word of its own kind, none twice', () => {
  const kinds = Object.entries(STATE_NAMES).map(([kind, names]) => {
    const german = Object.values(names).map((name) => inGerman(name))
    return [kind, german.includes(undefined), new Set(german).size === german.length]
  })

  expect(kinds).toEqual(Object.keys(STATE_NAMES).map((kind) => [kind, false, true]))
})

test('what a buyer reads of an order is what staff read, but for what they decide', () => {
  const read = ORDER_STATES.map((state) => [state, textOfOrder(state).name])
  const staff = ORDER_STATES.map((state) => [
    state,
    state === 'needs_review' ? 'being looked at' : STATE_NAMES.orders[state].toLowerCase(),
  ])

  expect(read).toEqual(staff)
})
