import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePerson } from '@/domain/customer/person'
import { parseOptionalText, parseText } from '@/domain/customer/parse-text'
import { parseLicensee } from '@/domain/cart/parse-cart-request'
import { needsDeliveryConsent } from '@/domain/order/consents'
import { buyerOf } from '@/storefront/checkout/details/details'

/** Each is drawn as nothing by the faces that people have; the last ones are drawn, and name nobody. */
const UNSEEN = ['\u200b', '\u00ad', '\u2060', '\u034f', '\u200d', '\ufeff', '\u3164', '\u2800', '\u180e', '\ufe0f', '\u00a0', ' '] // prettier-ignore
const MARKS = ['-', '–', '.', '/', '_', '*', '…']

const unseen = fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 20 }).map((all) => all.join('')) // prettier-ignore
const nobody = fc.array(fc.constantFrom(...UNSEEN, ...MARKS), { minLength: 1, maxLength: 20 }).map((all) => all.join('')) // prettier-ignore

test('a text of which nobody sees anything was not written', () => {
  fc.assert(
    fc.property(unseen, (text) => {
      expect(parseText(text, { missing: 'Write it.' })).toEqual({
        kind: 'invalid',
        sentence: 'Write it.',
      })
      expect(parseOptionalText(text)).toEqual({ kind: 'ok', value: null })
    }),
  )
})

test('without a letter and a figure there is no name, no company and no client', () => {
  fc.assert(
    fc.property(nobody, (name) => {
      const errors = {}
      parsePerson({ email: 'ida@example.org', name }, errors)
      parseLicensee({ kind: 'client', name, company: name }, errors)
      expect(errors).toEqual({
        name: 'Write your name.',
        'licensee.name': 'Write your client’s name.',
      })

      const given = { email: 'ida@example.org', name: 'Ida', company: name }
      expect(parsePerson(given, {})).toMatchObject({ name: 'Ida', company: null })
    }),
  )
})

test('who names no company that can be seen is a consumer, in the form and behind it', () => {
  fc.assert(
    fc.property(nobody, (company) => {
      const details = { country: 'FR', company, vatId: 'FR40303265045' }
      expect(needsDeliveryConsent(buyerOf(details as never))).toBe(true)
    }),
  )
})
