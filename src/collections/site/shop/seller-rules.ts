import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import { COUNTRIES, countryInSentence, isInEu } from '@/domain/customer/country'
import { checkVatId } from '@/domain/tax/vat-id'
import { hasRightDigits, WRONG_DIGIT } from '@/operations/tax/check-digits'

// Each answers with the sentence that refuses a value; null: it may stand.

const LONGEST_NAME = 60

export function refuseName(name: string): string | null {
  return name.length > LONGEST_NAME
    ? `Use at most ${LONGEST_NAME} characters: it stands in the bar and in every title.`
    : null
}

export function refuseTelephone(number: string): string | null {
  return /^\+?[\d\s()/.-]{5,30}$/.test(number)
    ? null
    : 'Write a telephone number such as +49 30 1234567.'
}

export function refuseCountry(code: string): string | null {
  return Object.values(COUNTRIES).some((country) => country.code === code)
    ? null
    : 'Write the two letters of a country, in capitals: DE.'
}

/** Numbers of states outside the EU have forms of their own: those are left to the seller. */
export function refuseVatId(vatId: string, { country }: Record<string, unknown>): string | null {
  if (typeof country !== 'string' || !isInEu(country)) return null
  const check = checkVatId(vatId)
  if (check.kind !== 'valid') return check.sentence
  if (check.country === country) return hasRightDigits(check.vatId) ? null : WRONG_DIGIT
  return `This is a VAT number of ${countryInSentence(check.country)}; the seller sits in ${countryInSentence(country)}.`
}

export function refuseIban(iban: string): string | null {
  return isValidIBAN(electronicFormatIBAN(iban) ?? '')
    ? null
    : 'This is no IBAN: compare its digits with your bank statement.'
}

export function refuseBic(bic: string): string | null {
  return isValidBIC(bic.toUpperCase())
    ? null
    : 'A BIC has 8 or 11 letters and digits, such as DEUTDEFF.'
}
