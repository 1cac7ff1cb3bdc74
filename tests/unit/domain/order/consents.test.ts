import { expect, test } from 'vitest'
import {
  consentsOf,
  describeConsents,
  errorsOfConsents,
  IMMEDIATE_DELIVERY_WORDS,
  needsDeliveryConsent,
} from '@/domain/order/consents'

const CONSUMER = { country: 'DE', company: null, vatId: null }

test.each([
  ['a consumer in Germany', CONSUMER, true],
  ['a consumer in Greece', { ...CONSUMER, country: 'GR' }, true],
  ['a consumer in Switzerland', { ...CONSUMER, country: 'CH' }, false],
  ['a consumer in the United Kingdom', { ...CONSUMER, country: 'GB' }, false],
  ['a company in Germany', { ...CONSUMER, company: 'Studio' }, false],
  ['a VAT number in Germany', { ...CONSUMER, vatId: 'DE136695976' }, false],
])('whether %s agrees to delivery at once by a tick of its own: %#', (_, buyer, isNeeded) => {
  expect(needsDeliveryConsent(buyer)).toBe(isNeeded)
})

test('a consumer in the EU who did not tick is told at the tick', () => {
  expect(errorsOfConsents(CONSUMER, {})).toEqual({
    'consents.immediate_delivery':
      'Agree that delivery begins at once: the fonts are ready as soon as they are paid.',
  })
  expect(errorsOfConsents(CONSUMER, { immediateDelivery: true })).toEqual({})
  expect(errorsOfConsents({ ...CONSUMER, company: 'Studio' }, {})).toEqual({})
})

test('the words are kept with their time, and only where somebody was asked', () => {
  const at = new Date('2026-11-23T14:05:00Z')
  expect(consentsOf(CONSUMER, at)).toEqual({
    immediate_delivery: { words: IMMEDIATE_DELIVERY_WORDS, at: '2026-11-23T14:05:00.000Z' },
  })
  expect(consentsOf({ ...CONSUMER, country: 'US' }, at)).toEqual({})
})

test('what was agreed is told with its words and its time', () => {
  const consents = consentsOf(CONSUMER, new Date('2026-11-23T14:05:00Z'))
  expect(describeConsents(consents)).toEqual([
    `On 23 November 2026 at 14:05 UTC you agreed: “${IMMEDIATE_DELIVERY_WORDS}”`,
  ])
  expect([describeConsents({}), describeConsents(null)]).toEqual([[], []])
})
