import { expect, test } from 'vitest'
import { needsDeliveryConsent } from '@/domain/order/consents'
import { type ConsumerSale, isOfConsumer, planWithdrawal } from '@/domain/order/withdrawal'

const NOW = new Date('2026-12-03T10:00:00Z')

function withdrawalOf(difference: Partial<ConsumerSale> = {}, now = NOW) {
  const sale: ConsumerSale = {
    country: 'DE',
    buyer: { country: 'FR', company: null, vatId: null },
    isPaid: true,
    paidAt: '2026-11-30T10:00:00Z',
    hasConsent: true,
    fetchedAt: null,
    withdrawnAt: null,
    ...difference,
  }
  return planWithdrawal(sale, now)
}

test('a consumer may withdraw for fourteen days, by the calendar of the seller', () => {
  expect(withdrawalOf()).toEqual({
    until: '2026-12-14',
    says: 'You may withdraw from the contract until 14 December 2026, without a reason. It ends sooner, once you download a font: you agreed to that.',
  })
  expect(withdrawalOf({}, new Date('2026-12-14T22:59:00Z'))?.until).toBe('2026-12-14')
  expect(withdrawalOf({}, new Date('2026-12-14T23:01:00Z'))).toBeNull()
})

test('it ends with fonts that are fetched after agreeing to that, and the day is said', () => {
  const fetchedAt = '2026-12-01T08:00:00Z'

  expect(withdrawalOf({ fetchedAt })).toEqual({
    until: null,
    says: 'You agreed that delivery begins at once, and fetched fonts on 1 December 2026: with that your right to withdraw ended.',
  })
  expect(withdrawalOf({ fetchedAt, hasConsent: false })?.until).toBe('2026-12-14')
})

test.each<[string, Partial<ConsumerSale>]>([
  ['a company', { buyer: { country: 'FR', company: 'Old SA', vatId: null } }],
  ['a business by its number', { buyer: { country: 'FR', company: null, vatId: 'FR1' } }],
  ['a consumer elsewhere', { buyer: { country: 'US', company: null, vatId: null } }],
  ['a seller elsewhere', { country: 'GB' }],
  ['an order that is not paid', { isPaid: false }],
])('there is none for %s', (_who, difference) => {
  expect(withdrawalOf(difference)).toBeNull()
})

test('a consumer in Norway has it, and whoever withdrew reads when', () => {
  const buyer = { country: 'NO', company: null, vatId: null }

  expect(withdrawalOf({ buyer })?.until).toBe('2026-12-14')
  expect(withdrawalOf({ withdrawnAt: '2026-12-02T14:05:00Z', isPaid: false })).toEqual({
    until: null,
    says: 'You withdrew on 2 December 2026 at 14:05 UTC. What you paid goes back within 14 days.',
    isDone: true,
  })
})

test.each(['FR', 'NO', 'LI', 'RE', 'AX', 'ES', 'US', 'GB', 'CH', 'NC', 'MC', 'JE'])(
  'a consumer in %s is asked to agree to delivery at once exactly where they might withdraw',
  (country) => {
    const buyer = { country, company: null, vatId: null }
    expect(needsDeliveryConsent(buyer)).toBe(isOfConsumer({ country: 'DE', buyer }))
  },
)

test('the law of consumers reaches where the VAT of the EU does not', () => {
  const has = (country: string) => needsDeliveryConsent({ country, company: null, vatId: null })

  expect(['RE', 'GP', 'MQ', 'GF', 'YT', 'MF', 'AX', 'IS'].filter((one) => !has(one))).toEqual([])
  expect(['NC', 'PF', 'MC', 'JE', 'CH', 'GB', 'GL'].filter(has)).toEqual([])
})
