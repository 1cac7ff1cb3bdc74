import { expect, test } from 'vitest'
import { findBroken, findUnfinished, type ReceivedMail } from '../../drill/promise/broken-promises'
import type { Records } from '../../drill/promise/records'
import type { PaymentIntent } from '../../support/stripe/world/stripe-objects'

const INTENT = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 900,
  amount_received: 900,
} as PaymentIntent
const ORDER = {
  id: 'o',
  number: 'F-1',
  state: 'paid',
  cart: 'c',
  cartRevision: 2,
  intent: 'pi_1',
  total: 900,
  currency: 'EUR',
  lines: 1,
  paidAt: null,
  reviewReason: null,
}
const MAIL = { id: 'm', kind: 'order', about: 'o', state: 'sent' }
const SOLD: Records = {
  orders: [ORDER],
  carts: [{ id: 'c', state: 'paid', order: 'o' }],
  licences: [{ id: 'l', linekey: 'o:1', order: 'o' }],
  grants: [{ id: 'g', licence: 'l' }],
  mails: [MAIL],
}
const TOLD = { intents: [INTENT], placed: new Set(['F-1']), toldPaid: new Set(['F-1']) }
const ONE_MAIL = [{ id: 'm', kills: 0 }]
const AFTER = { intents: [INTENT], mails: ONE_MAIL }

test('a shop that kept its promise broke none', () => {
  expect(findBroken(SOLD, TOLD)).toEqual([])
  expect(findUnfinished(SOLD, AFTER)).toEqual([])
})

test('a mail that leaves again after a kill breaks none', () => {
  const mails = [...ONE_MAIL, { id: 'm', kills: 1 }, { id: 'm', kills: 2 }]

  expect(findUnfinished(SOLD, { ...AFTER, mails })).toEqual([])
})

test.each<[string, Partial<Records>, Partial<typeof TOLD>, string[]]>([
  [
    'paid without a charge',
    {},
    { intents: [] },
    ['F-1 is paid without a charge.', 'F-1 is paid with another amount.'],
  ],
  [
    'paid with another amount',
    {},
    { intents: [{ ...INTENT, amount_received: 1 }] },
    ['F-1 is paid with another amount.'],
  ],
  ['a line without its grant', { grants: [] }, {}, ['F-1: 0 grants, not 1.']],
  ['no mail', { mails: [] }, {}, ['F-1 has not one mail.']],
  [
    'a line licensed twice',
    { licences: [...SOLD.licences, { id: 'l2', linekey: 'o:1', order: 'o' }] },
    {},
    ['F-1: 2 licences, not 1.', 'Two licences: o:1.'],
  ],
  [
    'a forgotten answer',
    { orders: [{ ...ORDER, state: 'awaiting_payment' }] },
    {},
    ['F-1 was told as paid and is not.'],
  ],
  [
    'a lost order',
    { orders: [] },
    {},
    ['F-1 was told to its buyer and is not there.', 'F-1 was told as paid and is not.'],
  ],
])('%s is broken at any moment', (_, change, told, sentences) => {
  expect(findBroken({ ...SOLD, ...change }, { ...TOLD, ...told })).toEqual(sentences)
})

test.each<[string, Partial<Records>, ReceivedMail[], string[]]>([
  [
    'money without an order',
    { orders: [], licences: [], carts: [], mails: [] },
    ONE_MAIL,
    ['900 were charged by pi_1, and no order is paid by it.'],
  ],
  [
    'half an order',
    { licences: [...SOLD.licences, { id: 'l2', linekey: 'x:1', order: 'x' }], orders: [ORDER] },
    ONE_MAIL,
    ['undefined has a licence and is not paid.'],
  ],
  [
    'an open cart',
    { carts: [{ id: 'c', state: 'ordered', order: 'o' }] },
    ONE_MAIL,
    ['The cart of F-1 is still ordered.'],
  ],
  ['a mail never sent', {}, [], ['F-1: 0 mails (order, sent).']],
  [
    'a mail sent twice without a kill in between',
    {},
    [...ONE_MAIL, ...ONE_MAIL],
    ['F-1: 2 mails (order, sent).'],
  ],
])('%s is broken in the end', (_, change, mails, sentences) => {
  expect(findUnfinished({ ...SOLD, ...change }, { ...AFTER, mails })).toEqual(sentences)
})
