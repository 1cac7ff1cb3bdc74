import { expect, test } from 'vitest'
import { eventInWords } from '@/domain/order/history/event-in-words'
import { say } from '@/domain/staff/german/in-german'
import { RefundIsTooLarge } from '@/domain/order/refund/refund-error'

test.each([
  ['Paid', 'Bezahlt'],
  ['Syne is not for sale at present. Remove it to go on.', /^Syne ist zurzeit nicht zu kaufen\./],
  [
    'Thin, Light and 5 more have the same weight, width and slope: browsers and menus cannot tell them apart.',
    /^Thin, Light und 5 weitere haben dieselbe Fette/,
  ],
  ['Bold is planned as upright, but its file says italic.', /als aufrecht geplant, .* sagt kursiv/],
  [
    'Line height changed from 1.2 to 1.3. The files could not be compared: check set texts.',
    'Zeilenhöhe von 1.2 auf 1.3 geändert. Die Dateien konnten nicht verglichen werden: Prüfen Sie gesetzte Texte.',
  ],
])('“%s” is said in German', (english, german) => {
  expect(say('de', english)).toMatch(german)
  expect(say('en', english)).toBe(english)
})

test('what nobody has put into German stays as it is', () => {
  const typed = 'The client rang. Twice, and was glad.'

  expect(say('de', typed)).toBe(typed)
})

test('a refusal with an amount in it is said in German', () => {
  const { message } = new RefundIsTooLarge(1200, { credit: 0, received: 4500, currency: 'EUR' })

  expect(say('de', message)).toMatch(/^Von 45,00.€ können höchstens noch 12,00.€ erstattet werden/)
})

const DETAILS = {
  amount: 4500,
  on: '2026-11-20',
  card: 'Visa 4242',
  licences: 'revoked',
  mail: 'refund',
  from: 'A-1',
  to: 'A-2',
  other: '1004',
  licence: 'A-1',
  next: 'A-2',
  change: '',
  creditNote: 'G-1',
  reversal: 'S-1',
}
const KINDS = [
  'placed',
  'paid',
  'transfer_chosen',
  'transfer_received',
  'cancelled',
  'review',
  'accepted',
  'refund_asked',
  'refund_pending',
  'refund_succeeded',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'credit_reversed',
  'mail_sent',
  'mail_failed',
  'mail_again',
  'licence_exchanged',
  'licence_by_hand',
  'licence_upgraded',
  'licence_renewed',
  'licence_expired',
  'licence_changed',
  'rental_failed',
  'rental_ended',
  'rental_resumed',
  'licence_revoked',
  'licence_restored',
  'note',
  'vat_check_open',
  'vat_check_valid',
  'vat_check_denied',
  'download',
]

test.each(['refund_asked', 'refund_pending', 'refund_succeeded', 'refund_failed'])(
  'the history of an order says %s in German where credit goes back, with money or alone',
  (kind) => {
    const said = [4500, 0].map((amount) => {
      const details = { ...DETAILS, amount, credit: 3000 }
      return say('de', eventInWords({ kind, by: 'shop', details }, 'EUR', { isDelivered: true }))
    })

    expect(said.map((german) => / (the|and|went|is|are|back|to|of) /.test(german))).toEqual([
      false,
      false,
    ])
    expect(said.every((german) => /30,00.€ Guthaben/.test(german))).toBe(true)
  },
)

test.each(KINDS)('the history of an order says %s in German, with every detail or none', (kind) => {
  for (const details of [DETAILS, { ...DETAILS, card: null, other: null, licences: 'kept' }]) {
    const english = eventInWords({ kind, by: 'staff', details }, 'EUR', {
      isDelivered: true,
    }).trim()
    const german = say('de', english)

    expect(german).not.toBe(english)
    expect(german).not.toMatch(/ (the|and|went|is|are|back|to|of) /)
  }
})
