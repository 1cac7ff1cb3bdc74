import { ownValue } from '../../own-value'

/** A word in braces stands for what is filled in: "{name} is not for sale." */
const PLACE = /\{([~&@]?)(\w+)\}/g

/** What stands at a place reaches over no end of a sentence. */
const WITHIN = '((?:(?![.!?] [A-Z“]).)+?)'

export type Values = Record<string, string | number>

type Translate = (english: string, mark: '~' | '@') => string

type Shape = { english: RegExp; names: string[]; german: string }

/** Fills the places of a sentence. In German what stands at `{~phrase}` is translated too, so is a `{@country}`, and `{&names}` are a list of names. */
export function fillIn(sentence: string, values: Values, translate: Translate = (it) => it) {
  return sentence.replace(PLACE, (place, mark: string, name: string) => {
    const value = ownValue(values, name)
    if (value === undefined) return place
    if (mark === '&') return namesInGerman(String(value))
    return mark === '~' || mark === '@' ? translate(String(value), mark) : String(value)
  })
}

/** A table of words in the language of whoever reads; its sentences have the same places in both. */
export function wordsIn<Words>({ en, de }: { en: Words; de: Words }, language: string): Words {
  return language === 'de' ? de : en
}

/** "Thin, Light and 5 more" → "Thin, Light und 5 weitere" */
function namesInGerman(names: string): string {
  return names.replace(/ and (\d+) more$/, ' und $1 weitere').replace(/ and (?=[^,]*$)/, ' und ')
}

/** The sentences of a dictionary that have places; those that say most come first, since a shorter one may fit as well. */
export function shapesIn(dictionary: Record<string, string>): Shape[] {
  return Object.entries(dictionary)
    .filter(([english]) => english.search(PLACE) >= 0)
    .toSorted(([a], [b]) => withoutPlaces(b).length - withoutPlaces(a).length)
    .map(([english, german]) => ({
      english: new RegExp(`^${escaped(english).replace(/\\\{[~&@]?\w+\\\}/g, WITHIN)}$`, 's'),
      names: [...english.matchAll(PLACE)].map(([, , name]) => name ?? ''),
      german,
    }))
}

/** A sentence that was filled in elsewhere, by its shape; undefined: there is none like it. */
export function byShape(
  shapes: readonly Shape[],
  { sentence, translate }: { sentence: string; translate: Translate },
): string | undefined {
  for (const { english, names, german } of shapes) {
    const found = english.exec(sentence)
    if (found) {
      const values = Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']))
      return fillIn(german, values, translate)
    }
  }
  return undefined
}

function withoutPlaces(english: string): string {
  return english.replace(PLACE, '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
