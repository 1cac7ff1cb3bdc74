import { countryInSentence, findCountry, isInEu } from '../customer/country'
import { ownValue } from '../own-value'
import { type Place, vatIdCountriesOf } from './territory'

type VatIdCheck =
  { kind: 'valid'; vatId: string; country: string } | { kind: 'malformed'; sentence: string }

const BRITISH = /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/

/** The form of each state's number behind its prefix; whether it exists only the state knows. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA|TPV|VAT)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: BRITISH,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LI: /^\d{4,12}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: BRITISH,
}

/** Prefixes that are not the ISO code of their country. */
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }
const PREFIX_OF_COUNTRY: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * The number without spaces, dots and dashes, with its prefix: "pt 509 442 013" → PT509442013. Where it is known where the buyer
 * sits, it must be one of that country, or of those whose numbers companies there have.
 */
export function checkVatId(text: string, buyer: Place | null = null): VatIdCheck {
  const plain = text.toUpperCase().replace(/[\s.\-/]/g, '')
  const prefix = ownValue(PREFIX_OF_COUNTRY, plain.slice(0, 2)) ?? plain.slice(0, 2)
  const form = ownValue(FORMS, prefix)
  if (!form)
    return malformed(
      findCountry(prefix)
        ? `VAT numbers of ${countryInSentence(prefix)} are not taken here: leave the number out.`
        : 'A VAT number begins with its country, such as DE, GB or CHE.',
    )

  const country = ownValue(COUNTRY_OF_PREFIX, prefix) ?? prefix
  if (!form.test(plain.slice(2)))
    return malformed(`This is not a VAT number of ${countryInSentence(country)}.`)
  if (buyer && !vatIdCountriesOf(buyer).includes(country))
    return malformed(
      `This is a VAT number of ${countryInSentence(country)}, and you chose ${countryInSentence(buyer.country)}.`,
    )
  return { kind: 'valid', vatId: asDocumentsWriteIt(prefix + plain.slice(2)), country }
}

/** Without marks, but for the Swiss: Article 26 of the MWSTG asks for the number as its register has it. */
function asDocumentsWriteIt(plain: string): string {
  return plain.replace(
    /^CHE(\d{3})(\d{3})(\d{3})(.*)$/,
    (_, a: string, b: string, c: string, register: string) =>
      `CHE-${a}.${b}.${c} ${register}`.trim(),
  )
}

/** Whether VIES, the register of the EU's member states, is the one that knows it. */
export function isOfVies(vatId: string): boolean {
  const prefix = vatId.slice(0, 2)
  return isInEu(ownValue(COUNTRY_OF_PREFIX, prefix) ?? prefix)
}

/** Whether companies there have VAT numbers that are known here. */
export function hasVatIds(country: string): boolean {
  return vatIdCountriesOf({ country, postalCode: null }).some((one) =>
    Object.hasOwn(FORMS, ownValue(PREFIX_OF_COUNTRY, one) ?? one),
  )
}

function malformed(sentence: string): VatIdCheck {
  return { kind: 'malformed', sentence }
}
