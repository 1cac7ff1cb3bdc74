import fc from 'fast-check'
import {
  inItsCase,
  type MeasuredWord,
  type ScoreFacts,
  type Setting,
} from '@/domain/catalogue/score/score-facts'
import type { Scene } from '@/domain/catalogue/score/scenes'
import { LETTERS_OF_TEXTS } from '@/domain/catalogue/score/score-texts'

const REGULAR: Setting = { style: 'regular', at: {} }

const TOWNS = [
  'Łódź',
  'Győr',
  'Malmö',
  'Tromsø',
  'Besançon',
  'Kraków',
  'Žilina',
  'Niš',
  'Għarb',
  'Çeşme',
]

/** Facts as the pipeline reads them of any family: what one of them says agrees with the others. */
export const anyScoreFacts: fc.Arbitrary<ScoreFacts> = fc
  .record({
    category: fc.constantFrom('serif', 'sans', 'display', 'mono'),
    own: fc.constantFrom('Latin', 'Latin', 'Latin', 'Arabic', 'Japanese'),
    others: fc.subarray(['Greek', 'Cyrillic']),
    texts: fc.subarray(Object.keys(LETTERS_OF_TEXTS)),
    isTextFace: fc.boolean(),
    isFixedWidth: fc.boolean(),
    hasCapitalsOnly: fc.boolean(),
    contrast: fc.double({ min: 1, max: 5, noNaN: true }),
    width: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
    axes: fc.subarray(['wght', 'wdth', 'opsz', 'SOFT']),
    weights: fc.integer({ min: 1, max: 9 }),
    words: fc.uniqueArray(measuredWord(), {
      minLength: 1,
      maxLength: 12,
      selector: ({ text }) => text,
    }),
    alternates: fc.uniqueArray(fc.constantFrom('Rag', 'Wig', 'Egg', 'Ill', 'Kayak', 'Xylem'), {
      maxLength: 6,
    }),
    has: fc.record({
      pair: fc.boolean(),
      towns: fc.boolean(),
      signs: fc.boolean(),
      tabular: fc.boolean(),
      alphabet: fc.boolean(),
    }),
    languageCount: fc.integer({ min: 0, max: 200 }),
    advance: fc.integer({ min: 200, max: 1200 }),
  })
  .map(({ own, others, weights, axes, has, ...rest }) => {
    const words = rest.words.map((word) => ({ ...word, text: inItsCase(word.text, rest) }))
    const dir = own === 'Arabic' ? 'rtl' : 'ltr'
    const cuts = Array.from({ length: weights }, (_, index) => {
      return { style: `w${index}`, at: {}, weight: 100 + index * 100 }
    })
    return {
      category: rest.category,
      scripts: [own, ...others],
      dir,
      unitsPerEm: 1000,
      form: {
        xHeight: 0.5,
        capHeight: 0.7,
        ascent: 1,
        descent: 0.3,
        stem: 0.08,
        contrast: rest.contrast,
        width: rest.width,
        hasCapitalsOnly: rest.hasCapitalsOnly,
        isFixedWidth: rest.isFixedWidth,
      },
      isTextFace: rest.isTextFace,
      hasMonoAxis: false,
      texts: rest.texts,
      lines: {},
      regular: REGULAR,
      axes: axes.map((tag) => ({ tag, name: tag, min: 10, max: 100 })),
      styleCount: weights,
      weights: cuts,
      rise:
        weights > 2 && dir === 'ltr'
          ? { ...aWord('crescendo'.slice(0, weights)), lang: 'en', letters: [] }
          : null,
      extreme: { kind: axes.length > 1 ? 'axes' : 'weight', setting: REGULAR, lang: 'en', words },
      opticalSizes: axes.includes('opsz')
        ? {
            smallest: REGULAR,
            largest: REGULAR,
            min: 10,
            max: 100,
            words: words.map((word) => ({ smallest: word, largest: word })),
          }
        : null,
      letter: {
        letter: 'g',
        lang: 'en',
        advance: rest.advance / 1000,
        before: 0.05,
        after: 0.05,
        top: 0.5,
        bottom: -0.2,
        hasTwoStoreys: rest.isTextFace,
      },
      pair: has.pair ? { italic: REGULAR, letters: [] } : null,
      moved: {},
      alternates: rest.alternates.map((word, index) => {
        return { tag: `ss0${index + 1}`, name: word, word, changed: [0], width: 2 }
      }),
      figures: {
        isTabular: has.tabular,
        isTabularByDefault: has.tabular,
        hasOldStyle: false,
        hasLining: false,
        hasFractions: true,
        hasSlashedZero: false,
      },
      alphabet: has.alphabet ? 'abcdefghijklmnopqrstuvwxyz&?' : '',
      languageCount: rest.languageCount,
      towns: has.towns
        ? {
            setting: REGULAR,
            lineHeight: 1.2,
            towns: TOWNS.map((name) => ({ name, lang: 'pl', width: name.length * rest.width })),
          }
        : null,
      signs: has.signs
        ? ['BAR', 'CAFE', 'HOTEL', 'GARAGE', 'LAUNDRY', 'PHARMACY'].map((word) => [word, 0.7])
        : [],
    } satisfies ScoreFacts
  })

/** What of a page a reader can read: its scenes in their order, with their words and letters, and no width or place on an axis. */
export function readIn(scenes: Scene[]): string {
  return JSON.stringify(scenes, (key, value: unknown) =>
    typeof value === 'number' || UNREAD.has(key) ? undefined : value,
  )
}

const UNREAD = new Set(['style', 'at', 'tone', 'shape'])

function measuredWord(): fc.Arbitrary<MeasuredWord> {
  return fc
    .tuple(
      fc.constantFrom(
        'Quartz',
        'Velvet',
        'Zinc',
        'Sky',
        'Fog',
        'Orchard',
        'Egg',
        'Buoy',
        'Milk',
        'Wax',
        'Harbour',
        'Jug',
      ),
      fc.double({ min: 0.3, max: 0.8, noNaN: true }),
    )
    .map(([text, letter]) => aWord(text, text.length * letter))
}

function aWord(text: string, width = text.length * 0.5): MeasuredWord {
  return { text, width, before: 0.05, top: 0.7, bottom: 0.2 }
}
