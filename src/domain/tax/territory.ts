import { countryInSentence, countryName, isInEu } from '../customer/country'

/** Where somebody sits: of a part of a country its postcode tells. */
export type Place = { country: string; postalCode: string | null }

type Within = { country: string; postalCode: RegExp }

type Territory = {
  /** ISO 3166: of a country, or of its part; of what has none the country and the postcode. */
  code: string
  /** What it is called, where that is no country's name. */
  name?: string
  /** Where its addresses name the country around it. */
  within?: Within[]
  /** Whose VAT is owed there; its own code: neither the VAT of the country around it, nor the EU's. */
  taxedAs: string
  law: string
}

const ART_6_1 = 'Directive 2006/112/EC, Article 6(1)'
const ART_6_2 = 'Directive 2006/112/EC, Article 6(2)'
const ART_7 = 'Directive 2006/112/EC, Article 7(1)'
const OVERSEAS = `${ART_6_1}(c); Articles 349 and 355(1) TFEU; CGI, Articles 294 and 296`
const NOT_OF_THE_EU = 'Article 355(2) TFEU, Annex II'
const NOT_OF_THE_UK = 'Value Added Tax Act 1994, section 96(11)'

/**
 * Where the country on the envelope is not the one whose VAT is owed. Postcodes are read without spaces; the first that fits counts.
 * Regions with rates of their own within the VAT of their country (Madeira, the Azores, Jungholz, the Greek islands) are none of these.
 */
export const TERRITORIES: readonly Territory[] = [
  { code: 'MC', within: at('FR', /^980\d\d$/), taxedAs: 'FR', law: ART_7 },
  { code: 'IM', within: at('GB', /^IM\d/), taxedAs: 'GB', law: ART_7 },
  own('JE', at('GB', /^JE\d/), NOT_OF_THE_UK),
  own('GG', at('GB', /^GY\d/), NOT_OF_THE_UK),
  {
    // It is in the EU's VAT for goods alone, and XI numbers are for those.
    code: 'GB-NIR',
    name: 'Northern Ireland',
    within: at('GB', /^BT\d/),
    taxedAs: 'GB',
    law: 'Windsor Framework, Article 8 and Annex 3; Directive (EU) 2020/1756',
  },
  {
    code: 'LI',
    taxedAs: 'CH',
    law: 'MWSTG, Article 3(a); treaty of Switzerland and Liechtenstein on VAT of 28 October 1994',
  },
  {
    code: 'DE-78266',
    name: 'Büsingen',
    within: at('DE', /^78266$/),
    taxedAs: 'CH',
    law: `${ART_6_2}(b); § 1 (2) UStG; MWSTG, Article 3(a); treaty of 23 November 1964`,
  },
  own('DE-27498', at('DE', /^27498$/), `${ART_6_2}(a); § 1 (2) UStG`, 'Heligoland'),
  own('ES-CN', at('ES', /^3[58]\d{3}$/), `${ART_6_1}(b)`, 'the Canary Islands'),
  own('ES-CE', at('ES', /^51\d{3}$/), `${ART_6_2}(c)`, 'Ceuta'),
  own('ES-ML', at('ES', /^52\d{3}$/), `${ART_6_2}(d)`, 'Melilla'),
  own('IT-23041', at('IT', /^23041$/), `${ART_6_2}(e)`, 'Livigno'),
  own(
    'IT-22061',
    [...at('IT', /^22061$/), ...at('CH', /^6911$/)],
    `${ART_6_1}(f); Directive (EU) 2019/475`,
    'Campione d’Italia',
  ),
  own('AX', at('FI', /^22\d{3}$/), `${ART_6_1}(d)`),
  own('GR-69', at('GR', /^6308[67]$/), `${ART_6_1}(a)`, 'Mount Athos'),
  own('BL', at('FR', /^97(133|7\d\d)$/), NOT_OF_THE_EU),
  own('MF', at('FR', /^97(150|8\d\d)$/), OVERSEAS),
  own('GP', at('FR', /^971\d\d$/), OVERSEAS),
  own('MQ', at('FR', /^972\d\d$/), OVERSEAS),
  own('GF', at('FR', /^973\d\d$/), OVERSEAS),
  own('RE', at('FR', /^974\d\d$/), OVERSEAS),
  own('YT', at('FR', /^976\d\d$/), OVERSEAS),
  own('PM', at('FR', /^975\d\d$/), NOT_OF_THE_EU),
  own('WF', at('FR', /^986\d\d$/), NOT_OF_THE_EU),
  own('PF', at('FR', /^987\d\d$/), NOT_OF_THE_EU),
  own('NC', at('FR', /^988\d\d$/), NOT_OF_THE_EU),
]

/** Where a buyer sits, for tax. */
export function taxPlaceOf({ country, postalCode }: Place): Pick<Territory, 'code' | 'taxedAs'> {
  const typed = (postalCode ?? '').toUpperCase().replace(/[\s-]/g, '')
  // "FI-22100": the country before it is of international letters.
  const digits = typed.replace(/^[A-Z]{1,3}(?=\d{4,5}$)/, '')
  const territory = TERRITORIES.find(
    ({ code, within }) =>
      code === country ||
      within?.some((one) => one.country === country && one.postalCode.test(digits)),
  )
  return territory ?? { code: country, taxedAs: country }
}

export function isSameTaxPlace(a: Place, b: Place): boolean {
  return a.country === b.country && taxPlaceOf(a).code === taxPlaceOf(b).code
}

/** "Germany", "the Canary Islands": the name as it stands within a sentence. */
export function placeInSentence(code: string): string {
  return find(code)?.name ?? countryInSentence(code)
}

/** The same by itself. */
export function placeName(code: string): string {
  return find(code)?.name ?? countryName(code)
}

/** Under the EU's VAT, wherever that is. */
export function isUnderEuVat(code: string): boolean {
  return isInEu(find(code)?.taxedAs ?? code)
}

/** Beside the EU in the European Economic Area. */
const EEA = ['IS', 'LI', 'NO']

/** Whether its consumers have the rights of Directive 2011/83/EU: in the EU, also where its VAT is not owed, and in the rest of the EEA. */
export function hasEuConsumerLaw(country: string): boolean {
  return isInEu(country) || EEA.includes(country) || isOutsideEuVat(country)
}

type Shown = { country: string; pricesShown: string; smallBusiness?: boolean | null }

/**
 * Whether consumers would read prices that lack their VAT, which the law where the seller sits forbids (Directives 98/6/EC and
 * 2011/83/EU, Article 6(1)(e); Price Marking Order 2004). A shop that sells to companies alone may.
 */
export function lacksVatForConsumers({ country, pricesShown, smallBusiness }: Shown): boolean {
  if (smallBusiness || pricesShown === 'with_vat') return false
  return hasEuConsumerLaw(country) || country === 'GB'
}

/** Whose VAT numbers companies there have: those of Åland have Finland’s, those of Réunion France’s. */
export function vatIdCountriesOf(place: Place): string[] {
  const { code, taxedAs } = taxPlaceOf(place)
  const around = isOutsideEuVat(code) ? (find(code)?.within ?? []) : []
  return [place.country, taxedAs, ...around.map(({ country }) => country)]
}

/** A part of the EU, or of its countries, and outside its VAT. */
export function isOutsideEuVat(code: string): boolean {
  const territory = find(code)
  if (!territory || isUnderEuVat(code)) return false
  const isPart = isInEu(territory.within?.[0]?.country ?? '')
  return isPart && territory.law !== NOT_OF_THE_EU
}

function find(code: string): Territory | undefined {
  return TERRITORIES.find((territory) => territory.code === code)
}

function at(country: string, postalCode: RegExp): Within[] {
  return [{ country, postalCode }]
}

function own(code: string, within: Territory['within'], law: string, name?: string): Territory {
  return { code, within, taxedAs: code, law, ...(name && { name }) }
}
