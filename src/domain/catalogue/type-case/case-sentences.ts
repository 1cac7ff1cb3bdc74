import { ownValue } from '../../own-value'
import { dirOfLanguage } from '../typed-text'
import type { Sample } from '../typeface-view'
import { OWN_SCRIPTS } from '../score/score-words'
import { sentenceIn } from '../specimens/found-samples'
import { shows } from './compartment-features'
import { scriptKey } from './lacking-scripts'
import { type Compartment, TYPE_CASE } from './type-case'

/** Lines of the shop's own that show what lies in a compartment, for typefaces without one. */
export const CASE_SENTENCES: Readonly<Record<string, Sample>> = {
  'script:cyrillic': line('ru', 'Cyrillic', 'Паром уходит в восемь вечера'),
  'script:greek': line('el', 'Greek', 'Το καράβι φεύγει στις οκτώ'),
  'script:arabic': line('ar', 'Arabic', 'تبحر العبارة في الثامنة'),
  'language:fr': line('fr', 'Latin', 'Ça sent le café dès la première heure'),
  'language:de': line('de', 'Latin', 'Außer sonntags fährt die Fähre um fünf'),
  'language:pl': line('pl', 'Latin', 'Wieczorem łódź wraca z siecią pełną śledzi'),
  'language:hu': line('hu', 'Latin', 'Este őszi köd ül a tűzfalak fölött'),
  'language:tr': line('tr', 'Latin', 'Akşam vapuru yağmurda iskeleye yanaşır'),
  'language:vi': line('vi', 'Latin', 'Chuyến phà cuối rời bến lúc tám giờ'),
  'language:uk': line('uk', 'Cyrillic', 'Її пором відходить о восьмій вечора'),
  'language:fa': line('fa', 'Arabic', 'قایق شب ساعت هشت برمی‌گردد'),
  'feature:liga': line('en', 'Latin', 'The office staff find a fifth flute'),
  'feature:smcp': line('en', 'Latin', 'Small Capitals for a Long Title'),
  'feature:onum': line('en', 'Latin', '1867, 1925, 1934 and 1986'),
  'feature:frac': line('en', 'Latin', '1/2 pound, 3/4 cup, 5/8 turn'),
  'feature:zero': line('en', 'Latin', 'Gate 100, row 20, seat 10'),
}

type SetCompartment = Compartment & {
  /** The shop's own line that shows it. */
  sentence: Sample | null
}

/** The case of a catalogue: the drawn one, and behind it the further scripts that its families write. */
export function compartmentsFor(facts: ReadonlySet<string>): SetCompartment[] {
  const drawn = new Set(TYPE_CASE.map(({ key }) => key))
  const further = Object.entries(OWN_SCRIPTS).map(([name, { lang, letter }]) => {
    const [key, specimen] = [scriptKey(name), { text: letter, lang }]
    return { group: 'script' as const, key, label: name, specimen, sentence: sentenceIn(name) }
  })
  return [
    ...TYPE_CASE.map((one) => ({ ...one, sentence: ownValue(CASE_SENTENCES, one.key) ?? null })),
    ...further.filter(({ key }) => facts.has(key) && !drawn.has(key)),
  ]
}

const LONGEST_LINE = 120

/** By compartment the first line of the typeface's own that shows it; none where the first of all does. */
export function samplesByCompartment(samples: readonly Sample[]): Record<string, Sample> {
  const [first, ...others] = samples.filter(({ text }) => !text.includes('\n'))
  const keys = new Set([
    ...Object.keys(CASE_SENTENCES),
    ...others.map(({ script }) => scriptKey(script)),
  ])
  const found = [...keys].flatMap((key): [string, Sample][] => {
    if (!first || shows(key, first)) return []
    const sample = others.find((one) => one.text.length <= LONGEST_LINE && shows(key, one))
    return sample ? [[key, sample]] : []
  })
  return Object.fromEntries(found)
}

function line(lang: string, script: string, text: string): Sample {
  return { text, lang, dir: dirOfLanguage(lang), script }
}
