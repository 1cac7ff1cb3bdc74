import { expect, test } from 'vitest'
import { composeRefundMail, composeRefundReversedMail } from '@/delivery/mails/compose-refund-mails'
import type { AboutMoneyBack, RefundReversedMail } from '@/delivery/mails/mail-types'

const ABOUT: AboutMoneyBack = {
  to: { name: 'Ada Example', address: 'ada@example.org' },
  shop: { name: 'Fount', email: 'hello@fount.example', demo: false, timeZone: 'UTC' },
  orderNumber: '2026-0413',
  orderUrl: 'https://fount.example/order/abc',
  amount: 6000,
  credit: null,
  currency: 'EUR',
  card: 'Visa ending in 4242',
  isDispute: false,
  isDelivered: true,
}

function reversed(difference: Partial<RefundReversedMail> = {}) {
  const documents = { creditNote: 'G2026-0001', reversal: 'G2026-0002' }
  return composeRefundReversedMail({ ...ABOUT, back: ['KX-7Q4M-RT'], documents, ...difference })
}

/** Between the greeting and the signature. */
function linesOf({ text }: { text: string }): string[] {
  const lines = text.replaceAll('\u00a0', ' ').split('\n')
  return lines.filter((line) => line !== '').slice(1, -2)
}

test('money that goes back is said with its card, and which licences ended', () => {
  const mail = composeRefundMail({ ...ABOUT, ended: ['KX-7Q4M-RT'] })

  expect(mail.subject.replaceAll('\u00a0', ' ')).toBe('60.00 € back, order 2026-0413')
  expect(linesOf(mail)).toEqual([
    'We gave back 60.00 € of order 2026-0413, to Visa ending in 4242. Banks take some days to show it.',
    'This licence has ended:',
    '  KX-7Q4M-RT',
    'Please remove its fonts from your computers and websites.',
    'Your order and its documents:',
    'https://fount.example/order/abc',
  ])
})

const GIFT = { amount: 3000, code: 'GIFT' }

test('credit that goes back with money is said after it, with its code', () => {
  const mail = composeRefundMail({ ...ABOUT, credit: GIFT, ended: [] })

  expect(mail.subject.replaceAll('\u00a0', ' ')).toBe('60.00 € back, order 2026-0413')
  expect(linesOf(mail).slice(0, 3)).toEqual([
    'We gave back 60.00 € of order 2026-0413, to Visa ending in 4242. Banks take some days to show it.',
    '30.00 € of your credit that went into it can be spent again, with the code GIFT.',
    'Your licences stay as they are.',
  ])
})

test('of credit alone no card and no bank is spoken of', () => {
  const mail = composeRefundMail({ ...ABOUT, amount: 0, card: null, credit: GIFT, ended: [] })

  expect(mail.subject.replaceAll('\u00a0', ' ')).toBe('30.00 € back, order 2026-0413')
  expect(linesOf(mail).slice(0, 2)).toEqual([
    '30.00 € of your credit in order 2026-0413 can be spent again, with the code GIFT.',
    'Your licences stay as they are.',
  ])
})

test('where the money did not arrive, credit that went back with it stays the buyer’s', () => {
  expect(linesOf(reversed({ credit: GIFT }))).toContain(
    'The 30.00 € of your credit, code GIFT, stay yours to spend.',
  )
})

test('money that did not arrive after all: why, what is valid again, which paper no longer counts, and what to do', () => {
  const mail = reversed()

  expect(mail.subject.replaceAll('\u00a0', ' ')).toBe('60.00 € did not reach you, order 2026-0413')
  expect(linesOf(mail)).toEqual([
    'We gave back 60.00 € of order 2026-0413, to Visa ending in 4242, and it did not reach you.',
    'Your bank could not take the money, so it is with us again.',
    'Please answer this mail, so that we find another way.',
    'This licence is valid again:',
    '  KX-7Q4M-RT',
    'Its fonts can be downloaded and used as before.',
    'Credit note G2026-0001 no longer counts: G2026-0002 reverses it.',
    'Your order and its documents:',
    'https://fount.example/order/abc',
  ])
})

test('a dispute that the buyer lost on appeal is an order that is paid again', () => {
  const mail = reversed({ isDispute: true, back: [], documents: null })

  expect(mail.subject).toBe('Order 2026-0413 is paid again')
  expect(linesOf(mail)[0]).toBe(
    'Your bank has decided anew about order 2026-0413: the 60.00 € that it had taken back from us is paid again.',
  )
  expect(linesOf(mail)).toHaveLength(3)
})
