import { expect, test } from 'vitest'
import { composeOrderMail, composePaymentFailedMail } from '@/delivery/mails/compose-order-mails'
import { composeSignInMail, composeTrialMail } from '@/delivery/mails/compose-buyer-mails'
import type { OrderMail, Receipt } from '@/delivery/mails/mail-types'

const RECEIPT: Receipt = {
  net: 46500,
  total: 55335,
  currency: 'EUR',
  tax: { label: 'VAT 19 %, Germany', amount: 8835, sentence: null },
  seller: 'Fount GmbH, Schriftgasse 1, 10115 Berlin, Germany, VAT ID DE123456788',
  invoice: { number: 'R2026-0001', demo: false, isAttached: true },
}

test('the mail of an order points to its page and lists its licences', () => {
  const { to, subject, text } = composeOrderMail(anOrderMail())

  expect({ to, subject, text }).toEqual({
    to: { name: 'Ada Example', address: 'ada@example.org' },
    subject: 'Your fonts, order 2026-0413',
    text: [
      'Hello Ada Example,',
      '',
      'Thank you. Order 2026-0413 is paid; your fonts are ready.',
      '',
      'Fraunces',
      '  Regular, Bold',
      '  Desktop, 2–5 users',
      '  Licence KX-7Q4M-RT',
      '',
      'Net 465.00\u00a0€',
      'VAT 19 %, Germany 88.35\u00a0€',
      'Total 553.35\u00a0€',
      '',
      'Fonts, licences and documents:',
      'https://fount.example/order/abc',
      '',
      'Invoice R2026-0001, attached',
      'Sold by Fount GmbH, Schriftgasse 1, 10115 Berlin, Germany, VAT ID DE123456788',
      '',
      'Keep this mail: its link opens your order. Should it end one day, My licences has a new one.',
      '',
      'Fount',
      'hello@fount.example',
      '',
    ].join('\n'),
  })
})

test('the mail of what was bought for a client names the licensee', () => {
  const { text } = composeOrderMail(anOrderMail({ client: 'Otter & Sons' }))

  expect(text).toContain(
    'Order 2026-0413 is paid; the fonts are ready for Otter & Sons, the licensee.',
  )
})

test('a term that was charged by itself is told as what goes on, not as a purchase', () => {
  const { subject, text } = composeOrderMail(anOrderMail({ isRenewal: true }))

  expect(subject).toBe('Your rental goes on, order 2026-0413')
  expect(text).toContain(
    '\n\nOrder 2026-0413 is paid: your rental goes on, and its fonts stay open to download.\n\n',
  )
})

test('without tax the mail says why, and the demo that its invoice is none', () => {
  const tax = { label: 'Reverse charge', amount: 0, sentence: 'Reverse charge: you account.' }
  const invoice = { number: 'DEMO-2026-R0001', demo: true, isAttached: false }
  const { text } = composeOrderMail(anOrderMail({ receipt: { ...RECEIPT, tax, invoice } }))

  expect(text).toContain('\nReverse charge: you account.\n')
  expect(text).toContain(
    'Example of an invoice, which is none: DEMO-2026-R0001, on your order’s page',
  )
})

test('a mail of the demo speaks of play money where money was paid, and else of the demo alone', () => {
  const shop = { name: 'Fount', email: 'hello@fount.example', demo: true, timeZone: 'UTC' }

  const receipt = { ...RECEIPT, total: 0 }
  const mails = [
    composeOrderMail(anOrderMail({ shop })),
    composeOrderMail(anOrderMail({ shop, receipt })),
    composeSignInMail({
      to: { name: '', address: 'a@example.org' },
      shop,
      url: 'https://fount.example',
    }),
  ]

  expect(mails.map(({ text }) => text.includes('play money, and nothing was charged'))).toEqual([
    true,
    false,
    false,
  ])
  expect(mails.map(({ text }) => text.includes('a demo shop, which sells nothing'))).toEqual([
    false,
    true,
    true,
  ])
})

test('what a consumer agreed to is repeated in the mail, which is her proof of it', () => {
  const agreed = ['On 23 November 2026 at 14:05 UTC you agreed: “…”']
  expect(composeOrderMail(anOrderMail({ agreed })).text).toContain(`\n\n${agreed[0]}\n\n`)
})

test('a failed payment is told with its reason and a way to pay', () => {
  const { shop, to } = anOrderMail()
  const { subject, text } = composePaymentFailedMail({
    to,
    shop,
    orderNumber: '2026-0413',
    payUrl: 'https://fount.example/cart/abc',
    reason: 'Your bank could not be reached.',
  })

  expect(subject).toBe('Your payment did not go through, order 2026-0413')
  expect(text).toContain(
    [
      'The payment for order 2026-0413 did not go through.',
      'Your bank could not be reached.',
      'Nothing was charged, and your cart is kept.',
      'Pay in another way:\nhttps://fount.example/cart/abc',
    ].join('\n\n'),
  )
})

test('the mail of trial fonts says until when its link works, and how to have no mail a week later', () => {
  const { to, subject, text } = composeTrialMail({
    to: { name: '', address: 'ada@example.org' },
    shop: anOrderMail().shop,
    typefaces: ['Fraunces', 'Geist'],
    downloadUrl: 'https://fount.example/api/download/x.y',
    expiresAt: new Date('2026-11-28T12:00:00Z'),
    eulaUrl: 'https://fount.example/eula/3',
    refuseUrl: 'https://fount.example/mail/k',
  })
  expect({ to, subject, text }).toEqual({
    to: { name: '', address: 'ada@example.org' },
    subject: 'Your trial fonts',
    text: [
      'Here are the trial fonts you asked for.',
      '',
      'Download the trial fonts:',
      'https://fount.example/api/download/x.y',
      '',
      'Trial fonts',
      '  Fraunces',
      '  Geist',
      '',
      'The link works until 28 November 2026.',
      '',
      'What you may do with them:',
      'https://fount.example/eula/3',
      '',
      'A week from now one mail asks how the trial went.',
      '',
      'Send me no such mail:',
      'https://fount.example/mail/k',
      '',
      'You did not ask for them? Then somebody mistyped an address; do nothing.',
      '',
      'Fount',
      'hello@fount.example',
      '',
    ].join('\n'),
  })
})

test('what people type is inert in the HTML and one line in the text, and no greeting', () => {
  const typed = '<img src=x onerror=alert(1)>\r\nBcc: x@example.org'
  const [licence] = anOrderMail().licences
  const { html, text, to } = composeOrderMail(
    anOrderMail({
      to: { name: typed, address: 'a@example.org' },
      licences: [{ ...licence!, typeface: typed }],
    }),
  )

  expect(html).toContain('<strong>&lt;img src=x onerror=alert(1)&gt; Bcc: x@example.org</strong>')
  expect(text).toContain('\n<img src=x onerror=alert(1)> Bcc: x@example.org\n')
  expect(text.split('\n')[0]).toBe('Thank you. Order 2026-0413 is paid; your fonts are ready.')
  expect(to).toEqual({ name: '', address: 'a@example.org' })
})

function anOrderMail(difference: Partial<OrderMail> = {}): OrderMail {
  return {
    to: { name: 'Ada Example', address: 'ada@example.org' },
    shop: { name: 'Fount', email: 'hello@fount.example', demo: false, timeZone: 'UTC' },
    orderNumber: '2026-0413',
    orderUrl: 'https://fount.example/order/abc',
    licences: [
      {
        number: 'KX-7Q4M-RT',
        typeface: 'Fraunces',
        styles: ['Regular', 'Bold'],
        uses: ['Desktop, 2–5 users'],
        limits: [],
        replaces: null,
      },
    ],
    receipt: RECEIPT,
    agreed: [],
    ...difference,
  }
}
