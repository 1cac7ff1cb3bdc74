import { stdnum } from 'stdnum'
import { InvalidRequest } from '@/domain/shop-error'

/** What the library calls the number for VAT of each member state, by the prefix of the number. */
const NAMES: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  EL: 'vat',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
}

/**
 * Numbers of persons that the library refuses though they exist: Bulgarians born from 1940 on, Czechs without a birth number,
 * Latvians since 2017. Their form is all that can be said here; the rest is VIES's.
 */
const LEFT_TO_VIES = /^(BG\d{10}|CZ6\d{8}|LV32\d{9})$/

/** Noughts alone add up to a right check digit in many states, and are nobody's number. */
const NOTHING_BUT_NOUGHTS = /^[A-Z]+0+(B0+)?$/

/** Of a number that has the form of its country: whether its check digits are right. */
export function hasRightDigits(vatId: string): boolean {
  const prefix = vatId.slice(0, 2)
  if (NOTHING_BUT_NOUGHTS.test(vatId)) return false
  if (!(prefix in NAMES) || LEFT_TO_VIES.test(vatId)) return true
  const country = prefix === 'EL' ? 'GR' : prefix
  return stdnum[country]?.[NAMES[prefix] ?? '']?.validate(vatId.slice(2)).isValid ?? false
}

export function assertRightDigits(vatId: string): void {
  if (hasRightDigits(vatId)) return
  throw new InvalidRequest({ vat_id: WRONG_DIGIT })
}

export const WRONG_DIGIT =
  'A digit of this VAT number is wrong: its check digits do not fit. Compare it with your papers.'
