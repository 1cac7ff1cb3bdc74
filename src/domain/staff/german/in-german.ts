import { AREAS_IN_GERMAN } from './areas'
import { BLOCKS_IN_GERMAN } from './blocks'
import { CATALOGUE_IN_GERMAN } from './catalogue'
import { LICENSING_IN_GERMAN } from './licensing'
import { ORDERS_IN_GERMAN } from './orders'
import { PEOPLE_IN_GERMAN } from './people'
import { REPORTS_IN_GERMAN } from './reports'
import { SHOP_IN_GERMAN } from './shop'
import { STAFF_IN_GERMAN } from './staff'
import { SITE_IN_GERMAN } from './site'

/** What staff read, in the language they chose. Both are written by hand. */
export type BothLanguages = { en: string; de: string }

const GERMAN: Record<string, string> = {
  ...CATALOGUE_IN_GERMAN,
  ...LICENSING_IN_GERMAN,
  ...ORDERS_IN_GERMAN,
  ...PEOPLE_IN_GERMAN,
  ...SITE_IN_GERMAN,
  ...SHOP_IN_GERMAN,
  ...REPORTS_IN_GERMAN,
  ...AREAS_IN_GERMAN,
  ...BLOCKS_IN_GERMAN,
  ...STAFF_IN_GERMAN,
}

/** The German of a label or a sentence of the admin panel; undefined where nobody has written it. */
export function inGerman(english: string): string | undefined {
  return GERMAN[english]
}

/** Where the German is missing the English stands in for it. */
export function inBothLanguages(english: string): BothLanguages {
  return { en: english, de: inGerman(english) ?? english }
}

/** In the language of whoever reads. */
export function say(language: string, english: string): string {
  return language === 'de' ? (inGerman(english) ?? english) : english
}
