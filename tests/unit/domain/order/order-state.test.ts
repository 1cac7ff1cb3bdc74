import { expect, test } from 'vitest'
import {
  assertCanBecome,
  canBecome,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
} from '@/domain/order/order-state'
import { IllegalOrderTransition } from '@/domain/order/order-error'

function reachableFrom(state: OrderState, seen: OrderState[] = []): OrderState[] {
  if (seen.includes(state)) return seen
  const next: readonly OrderState[] = ORDER_TRANSITIONS[state]
  return next.reduce((reached, to) => reachableFrom(to, reached), [...seen, state])
}

test('every state is reached from the first', () => {
  expect(reachableFrom('awaiting_payment').toSorted()).toEqual(ORDER_STATES.toSorted())
})

test('from every state the money can be given back', () => {
  expect(ORDER_STATES.filter((state) => !reachableFrom(state).includes('refunded'))).toEqual([])
})

test('money for a cancelled order makes it a matter for staff, never paid by itself', () => {
  expect(ORDER_TRANSITIONS.cancelled).toEqual(['needs_review'])
})

test('no order goes back to awaiting payment, nor becomes what it is', () => {
  expect(ORDER_STATES.filter((state) => canBecome(state, 'awaiting_payment'))).toEqual([])
  expect(ORDER_STATES.filter((state) => canBecome(state, state))).toEqual([])
})

test('a paid order can be refunded, and is paid again where the refund fails', () => {
  expect([canBecome('paid', 'refunded'), canBecome('refunded', 'paid')]).toEqual([true, true])
})

test('a refunded order is never cancelled, and a cancelled one never refunded without staff', () => {
  expect([canBecome('refunded', 'cancelled'), canBecome('cancelled', 'refunded')]).toEqual([
    false,
    false,
  ])
})

test('a way that does not exist is refused in words', () => {
  expect(() => assertCanBecome('partially_refunded', 'awaiting_payment')).toThrow(
    new IllegalOrderTransition('partially_refunded', 'awaiting_payment'),
  )
  expect(new IllegalOrderTransition('refunded', 'cancelled').message).toBe(
    'An order that is refunded cannot become cancelled.',
  )
})

test('a way that exists is let through', () => {
  expect(() => assertCanBecome('awaiting_payment', 'paid')).not.toThrow()
})
