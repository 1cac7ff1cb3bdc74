import { ownValue } from '../../own-value'
import { BLOCKS_IN_GERMAN } from './blocks'
import { CATALOGUE_IN_GERMAN } from './catalogue'
import { FORMS_IN_GERMAN } from './forms'
import { WARNINGS_IN_GERMAN } from './warnings'
import { UPLOADING_IN_GERMAN } from './uploading'
import { MASTERS_IN_GERMAN } from './masters'
import { HISTORY_IN_GERMAN } from './history'
import { REFUSALS_IN_GERMAN } from './refusals'
import { REFUSALS_OF_FONTS_IN_GERMAN } from './refusals-of-fonts'
import { LICENSING_IN_GERMAN } from './licensing'
import { ORDERS_IN_GERMAN } from './orders'
import { PEOPLE_IN_GERMAN } from './people'
import { REPORTS_IN_GERMAN } from './reports'
import { SHOP_IN_GERMAN } from './shop'
import { STAFF_IN_GERMAN } from './staff'
import { SITE_IN_GERMAN } from './site'
import { withGermanAmounts } from '../write-money'
import { byShape, fillIn, shapesIn, type Values } from './sentence-shapes'

/** What staff read, in the language they chose. Both are written by hand. */
type BothLanguages = { en: string; de: string }

const GERMAN: Record<string, string> = {
  ...CATALOGUE_IN_GERMAN,
  ...LICENSING_IN_GERMAN,
  ...ORDERS_IN_GERMAN,
  ...PEOPLE_IN_GERMAN,
  ...SITE_IN_GERMAN,
  ...SHOP_IN_GERMAN,
  ...REPORTS_IN_GERMAN,
  ...BLOCKS_IN_GERMAN,
  ...STAFF_IN_GERMAN,
  ...FORMS_IN_GERMAN,
  ...UPLOADING_IN_GERMAN,
  ...MASTERS_IN_GERMAN,
  ...HISTORY_IN_GERMAN,
  ...REFUSALS_IN_GERMAN,
  ...REFUSALS_OF_FONTS_IN_GERMAN,
  ...WARNINGS_IN_GERMAN,
}

/** The German of a label or a sentence of the admin panel; undefined where nobody has written it. */
export function inGerman(english: string): string | undefined {
  return ownValue(GERMAN, english)
}

/** Where the German is missing the English stands in for it. */
export function inBothLanguages(english: string): BothLanguages {
  return { en: english, de: inGerman(english) ?? english }
}

/** In the language of whoever reads; `values` fill the places of the sentence. */
export function say(language: string, english: string, values: Values = {}): string {
  const said = language === 'de' ? sayInGerman(english) : english
  const whole = fillIn(said, values, (phrase) => say(language, phrase))
  return language === 'de' ? withGermanAmounts(whole) : whole
}

let shapes: ReturnType<typeof shapesIn> | undefined

/** By the sentence itself, by the shape of one that was filled in, or each sentence of several; else as it is. */
function sayInGerman(english: string): string {
  const known = inGerman(english)
  if (known !== undefined) return known
  shapes ??= shapesIn(GERMAN)
  const shaped = byShape(shapes, { sentence: english, translate: sayInGerman })
  if (shaped !== undefined) return shaped
  const sentences = english.split(/(?<=[.!?]) (?=[A-Z“\d])/)
  return sentences.length > 1 ? sentences.map(sayInGerman).join(' ') : english
}
