import { stdnum } from 'stdnum'
import { ownValue } from '@/domain/own-value'
import { InvalidRequest } from '@/domain/shop-error'
import kinds from './vat-number-kinds.json' with { type: 'json' }

/** What the library calls the number for VAT of each country, by the prefix of the number. */
const NAMES: Readonly<Record<string, string>> = kinds

/**
 * Numbers of persons that the library refuses though they exist: Bulgarians born from 1940 on, Czechs without a birth number,
 * Latvians since 2017. Their form is all that can be said here; the rest is VIES's.
 */
const LEFT_TO_VIES = /^(BG\d{10}|CZ6\d{8}|LV32\d{9})$/

/** Noughts alone add up to a right check digit in many states, and are nobody's number. */
const NOT_A_NOUGHT = /[1-9]/

/** Of a number that has the form of its country: whether its check digits are right. */
export function hasRightDigits(vatId: string): boolean {
  const prefix = vatId.slice(0, 2)
  if (!NOT_A_NOUGHT.test(vatId)) return false
  if (!Object.hasOwn(NAMES, prefix) || LEFT_TO_VIES.test(vatId)) return true
  const country = ownValue(COUNTRIES, prefix) ?? prefix
  return (
    ownValue(ownValue(stdnum, country), ownValue(NAMES, prefix) ?? '')?.validate(digitsOf(vatId))
      .isValid ?? false
  )
}

const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

/** Without the register that Swiss and Norwegians write behind it. */
function digitsOf(vatId: string): string {
  if (vatId.startsWith('CHE')) return vatId.slice(0, 'CHE-123.456.789'.length)
  return vatId.slice(2).replace(/MVA$/, '')
}

export function assertRightDigits(vatId: string): void {
  if (hasRightDigits(vatId)) return
  throw new InvalidRequest({ vat_id: WRONG_DIGIT })
}

export const WRONG_DIGIT =
  'A digit of this VAT number is wrong: its check digits do not fit. Compare it with your papers.'
