import { expect, test } from 'vitest'
import { lacksOf, type Publishable } from '@/domain/catalogue/typefaces-to-publish'
import { say } from '@/domain/staff/german/in-german'

const WHOLE: Publishable = {
  name: 'Syne',
  styleCount: 2,
  unfinished: [],
  failure: null,
  isPriced: true,
}

test('a typeface with styles, their files and a price lacks nothing', () => {
  expect(lacksOf(WHOLE)).toEqual([])
})

test('all that is missing is named at once, in both languages', () => {
  const failure = 'This font asked for too much memory.'
  const lacks = lacksOf({ ...WHOLE, unfinished: ['Thin', 'Bold'], failure, isPriced: false })

  expect(lacks).toEqual([
    'There are no font files of Thin and Bold. Upload them again, or delete what has none, before Syne is published.',
    `The fonts of Syne could not be prepared. ${failure} Upload them again before it is published.`,
    'Nothing of Syne has a price yet. Set the price of the family, or of a style, before it is published.',
  ])
  expect(say('de', lacks.join(' '))).toBe(
    [
      'Von Thin und Bold gibt es keine Fontdateien. Laden Sie sie noch einmal hoch, oder löschen Sie, was keine hat, bevor Syne veröffentlicht wird.',
      'Die Fonts von Syne ließen sich nicht vorbereiten. Dieser Font verlangte zu viel Speicher. Laden Sie sie noch einmal hoch, bevor sie veröffentlicht wird.',
      'Nichts von Syne hat schon einen Preis. Setzen Sie den Preis der Familie oder eines Schnitts, bevor sie veröffentlicht wird.',
    ].join(' '),
  )
})

test('without a style there is nothing to show, whatever it costs', () => {
  expect(lacksOf({ ...WHOLE, styleCount: 0 }).map((lack) => say('de', lack))).toEqual([
    'Syne hat noch keinen Schnitt. Laden Sie ihre Fonts hoch, bevor sie veröffentlicht wird.',
  ])
})
