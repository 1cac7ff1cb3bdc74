import { ownValue } from '../../own-value'
import blocks from './blocks.json' with { type: 'json' }
import catalogue from './catalogue.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import history from './history.json' with { type: 'json' }
import licensing from './licensing.json' with { type: 'json' }
import masters from './masters.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import refusalsOfFonts from './refusals-of-fonts.json' with { type: 'json' }
import reports from './reports.json' with { type: 'json' }
import shop from './shop.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import staff from './staff.json' with { type: 'json' }
import uploading from './uploading.json' with { type: 'json' }
import warnings from './warnings.json' with { type: 'json' }
import { withGermanAmounts } from '../write-money'
import { countryInGerman } from './country-in-german'
import { byShape, fillIn, shapesIn, type Values } from './sentence-shapes'

/** What staff read, in the language they chose. Both are written by hand. */
type BothLanguages = { en: string; de: string }

/** By subject, a file each; where two have the same words the later one here is meant. */
const GERMAN: Record<string, string> = {
  ...catalogue,
  ...licensing,
  ...orders,
  ...people,
  ...site,
  ...shop,
  ...reports,
  ...blocks,
  ...staff,
  ...forms,
  ...uploading,
  ...masters,
  ...history,
  ...refusals,
  ...refusalsOfFonts,
  ...warnings,
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
  const whole = fillIn(said, values, (phrase, mark) =>
    language === 'de' ? placeInGerman(phrase, mark) : phrase,
  )
  return language === 'de' ? withGermanAmounts(whole) : whole
}

let shapes: ReturnType<typeof shapesIn> | undefined

/** By the sentence itself, by the shape of one that was filled in, or each sentence of several; else as it is. */
function sayInGerman(english: string): string {
  const known = inGerman(english)
  if (known !== undefined) return known
  shapes ??= shapesIn(GERMAN)
  const shaped = byShape(shapes, { sentence: english, translate: placeInGerman })
  if (shaped !== undefined) return shaped
  const sentences = english.split(/(?<=[.!?]) (?=[A-Z“\d])/)
  return sentences.length > 1 ? sentences.map(sayInGerman).join(' ') : english
}

function placeInGerman(phrase: string, mark: '~' | '@'): string {
  const country = mark === '@' ? countryInGerman(phrase) : undefined
  return country ?? sayInGerman(phrase)
}
