import { expect, test } from 'vitest'
import { composeRenewalMail } from '@/delivery/mails/compose-licence-mails'
import { limitsInWords, limitsOfLicence } from '@/domain/licensing/licence-limits'
import { QuoteIsClosed } from '@/domain/quote/quote-error'
import { shopOfOrder } from '@/operations/mails/mail-shop'
import { limitedLicence } from '@/operations/orders/licences/licence-contents'
import type { Licence, Order } from '@/payload-types'

const LATE = '2026-11-30T23:30:00.000Z'

const SELLER = { address: { country: 'DE' } }
const ORDER = { id: 'o', lines: [], provider: 'stripe', seller: SELLER } as unknown as Order

test('the term of a licence bought near midnight is told by the days of its invoice', () => {
  const licence = { startsAt: LATE, endsAt: '2027-11-30T23:30:00.000Z', uses: [], linekey: '' }
  const limits = limitsOfLicence(limitedLicence(licence as unknown as Licence, ORDER))

  expect(limitsInWords(limits)).toEqual(['Term: 1 December 2026 to 1 December 2027'])
})

test('the term on a paper kept before, a moment each, reads as it did', () => {
  const term = { from: LATE, to: '2027-11-30T23:30:00.000Z' }

  expect(limitsInWords(limitsOfLicence({ term, uses: [] }))).toEqual([
    'Term: 30 November 2026 to 30 November 2027',
  ])
})

test('mails of an order have the days of who sold it, whatever country the shop is in by now', () => {
  const shop = { name: 'Fount', email: '', demo: false, timeZone: 'America/New_York' }

  const { text } = composeRenewalMail({
    to: { name: '', address: 'ada@example.org' },
    shop: shopOfOrder(shop, ORDER),
    ...{ number: 'KX-1', typeface: 'Fraunces', styles: [], uses: [], limits: [], replaces: null },
    ...{ endsAt: new Date(LATE), renewal: null, licencesUrl: 'https://fount.example' },
  })

  expect(text).toContain('1 December 2026')
})

test('a quote that ended near midnight says the day it ended on where its seller is', () => {
  const quote = { validUntil: LATE, seller: SELLER } as never

  expect(new QuoteIsClosed('expired', quote).message).toContain('until 1 December 2026.')
})
