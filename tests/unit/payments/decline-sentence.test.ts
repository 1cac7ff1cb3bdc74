import { expect, test } from 'vitest'
import { declineSentence } from '@/payments/payment-errors'

test.each([
  ['card_declined', 'generic_decline', 'Your bank said no and gave no reason.'],
  [
    'card_declined',
    'insufficient_funds',
    'Your bank said there is not enough money in the account.',
  ],
  ['expired_card', null, 'The card has expired.'],
  ['incorrect_cvc', null, 'The security code is not right.'],
  ['payment_intent_authentication_failure', null, 'Your bank could not confirm that it was you.'],
  ['card_declined', 'a_code_yet_unknown', 'Your bank said no and gave no reason.'],
  [null, null, 'Your bank said no and gave no reason.'],
])('%s with %s says: %s', (code, declineCode, sentence) => {
  expect(declineSentence(code, declineCode)).toBe(sentence)
})

test.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'merchant_blacklist'])(
  'whoever pays is not told of %s',
  (declineCode) => {
    expect(declineSentence('card_declined', declineCode)).toBe(
      'Your bank said no and gave no reason.',
    )
  },
)
