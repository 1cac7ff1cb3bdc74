import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../../support/setup/read-sources'

/** Every sentence of the shop's that says no money moved, and how that is known where it is said. */
const KNOWN: Record<string, string> = {
  'src/admin/orders/order-words.json: Not paid yet':
    'but where the provider does not know the payment',
  'src/delivery/documents/licence-pdf.ts: Paid with play money: nothing was charged.':
    'the order was placed with demo payments',
  'src/delivery/documents/quote-pdf.ts: This is an example from a demo shop: nothing is charged.':
    'the shop has no keys',
  'src/delivery/mails/render-mail.ts: Demo shop: this was play money, and nothing was charged.':
    'the order was placed with demo payments, and money was paid',
  'src/delivery/mails/buyer-mails.json: Nothing more is charged. The rental is yours until {end}, and ends then: take its fonts off your devices and websites by that day.':
    'its licence has no time at which it is charged, and nothing renews it',
  'src/delivery/mails/buyer-mails.json: Nothing was charged, and your cart is kept.':
    'the provider says so of the intent when the mail is sent',
  'src/domain/order/documents/compose-invoice.ts: Paid with play money in a demo shop: nothing was charged, and nothing is owed.':
    'the order was placed with demo payments',
  'src/domain/order/order-answer.ts: Nothing has been paid yet.':
    'the provider says so of the intent, or the order has none',
  'src/domain/order/order-error.json: This order has no mail to send again: it is not paid, or its money went back.':
    'the order has no moment of payment, or no licence in force',
  'src/operations/orders/payment/confirm-payment.ts: It does not fit the order, so we look at it by hand and write to you. Nothing more is charged.':
    'an intent is charged once',
  'src/operations/orders/upgrades/read-upgradable.ts: is not paid yet.':
    'the order of the licence has no moment of payment',
  'src/server/send-failure.ts: Internal Server Error. Nothing of yours is lost and nothing is charged twice.':
    'an order has one intent',
  'src/storefront/buyers/licence-state-words.ts: The rental ends then, and your card is not charged again.':
    'its licence has no time at which it is charged, and nothing renews it',
  'src/storefront/checkout/order/order-text.ts: This order was cancelled before it was paid. Nothing was charged.':
    'its intent was cancelled first; without that, `is_payment_unknown`',
  'src/storefront/checkout/order/order-text.ts: Not paid yet': 'but where `is_payment_unknown`',
  'src/storefront/checkout/payment/payment-notice.tsx: Nothing was charged. Try again, or use another card.':
    'a card error of an intent that takes another card',
  'src/storefront/checkout/payment/payment-notice.tsx: We can ask what became of the payment; nothing is charged twice.':
    'asking charges nothing',
  'src/storefront/checkout/payment/payment-notice.tsx: Nothing was charged: you can try again.':
    'the shop answered NOTHING_PAID',
  'src/storefront/checkout/payment/payment-notice.tsx: Nothing has been charged yet.':
    'the provider waits for the bank’s customer',
  'src/storefront/shell/failures/error-page.tsx: Internal Server Error. Nothing of yours is lost and nothing is charged twice.':
    'an order has one intent',
  'src/storefront/shell/frame/demo-notice.tsx: Nothing is charged.': 'the shop has no keys',
}

const SAYS_SO =
  /nothing( more)? (is|was|has been) (charged|paid)|not (yet )?(paid|charged)|nobody paid/i

/** Texts in quotes and between tags; a comment speaks to nobody. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`|>([^<>{}]+)</g)
  return [...found].map((match) => (match.slice(1).find(Boolean) ?? '').trim())
}

test('“nothing was charged” is said where it is known, and nowhere else', () => {
  const files = listFiles('src').filter((file) =>
    /\.tsx?$|-(words|errors?|mails)\.json$/.test(file),
  )
  // A dictionary repeats what is said elsewhere.
  const others = /^src\/(seed|migrations|domain\/staff\/german)\//
  const said = files
    .filter((file) => !others.test(file))
    .flatMap((file) => textsOf(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
    .filter((text) => SAYS_SO.test(text.slice(text.indexOf(': '))))

  expect([...new Set(said)].toSorted()).toEqual(Object.keys(KNOWN).toSorted())
})
