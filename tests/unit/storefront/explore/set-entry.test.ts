import { expect, test } from 'vitest'
import { CASE_SENTENCES, samplesByCompartment } from '@/domain/catalogue/type-case/case-sentences'
import { TYPE_CASE } from '@/domain/catalogue/type-case/type-case'
import type { RowCut, Sample } from '@/domain/catalogue/typeface-view'
import type { ExploreEntry } from '@/storefront/explore/explore-entry'
import { lackOfFamily } from '@/storefront/explore/case-faces'
import { setEntry, withLetters } from '@/storefront/explore/set-entry'

const OWN: Sample = { text: 'Plum jam', lang: 'en', dir: 'ltr', script: 'Latin' }
const GREEK: Sample = { text: 'Μια επιστολή', lang: 'el', dir: 'ltr', script: 'Greek' }

const cut = (name: string, weight: number): RowCut => {
  return { id: name, name, weight, isItalic: name.includes('Italic'), axes: null }
}

function anEntry(part: Partial<ExploreEntry>): ExploreEntry {
  const face = 'Quay Regular Preview'
  const wall = { shape: 'field', sample: OWN, sampleFace: { face, coordinates: {} } } as const
  return {
    slug: 'quay',
    name: 'Quay',
    who: '',
    extent: '',
    price: {},
    purpose: '',
    words: '',
    inItself: OWN,
    sample: OWN,
    face,
    coordinates: {},
    family: 'Quay',
    child: null,
    samples: {},
    wall,
    ownFace: null,
    startBearing: null,
    partly: {},
    facts: TYPE_CASE.map(({ key }) => key),
    cuts: [cut('Regular', 400), cut('Bold', 700), cut('Italic', 400), cut('Bold Italic', 700)],
    ...part,
  }
}

const VARIABLE = anEntry({
  face: 'Quay Variable Preview',
  coordinates: { wght: 460, SOFT: 50 },
  cuts: [
    { id: '1', name: 'Variable', weight: 400, isItalic: false, axes: { wght: 460, SOFT: 50 } },
  ],
})

/** What the compartments make of it, in the order in which they were pressed. */
function set(entry: ExploreEntry, ...pressed: string[]) {
  const selected = pressed.flatMap((name) => {
    const compartment = TYPE_CASE.find(({ key }) => key === name)
    return compartment ? [{ ...compartment, sentence: CASE_SENTENCES[name] ?? null }] : []
  })
  const { face, coordinates, sample, features } = setEntry(entry, selected)
  return { face, coordinates, text: sample.text, features }
}

test('a weight sets every family in its nearest style', () => {
  expect(set(anEntry({}), 'weight:900').face).toBe('Quay Bold Preview')
  expect(set(anEntry({ face: 'Quay Italic Preview' }), 'weight:800').face).toBe(
    'Quay Bold Italic Preview',
  )
})

test('a variable style takes the weight itself, and keeps its other axes', () => {
  expect(set(VARIABLE, 'weight:900')).toMatchObject({
    face: 'Quay Variable Preview',
    coordinates: { wght: 900, SOFT: 50 },
  })
})

test('italic sets the slanted style, in the weight that is selected', () => {
  expect(set(anEntry({}), 'italic:italic').face).toBe('Quay Italic Preview')
  expect(set(anEntry({}), 'italic:italic', 'weight:700').face).toBe('Quay Bold Italic Preview')
})

test('of two weights the later stands, and one the family has not changes nothing', () => {
  expect(set(anEntry({}), 'weight:400', 'weight:700').face).toBe('Quay Bold Preview')
  expect(set(anEntry({ facts: [] }), 'weight:700').face).toBe('Quay Regular Preview')
})

test('a feature is set', () => {
  expect(set(anEntry({}), 'feature:smcp').features).toEqual(['smcp'])
})

test('a script brings a line of the family’s own, else one of the shop’s', () => {
  const samples = samplesByCompartment([OWN, GREEK])
  expect(set(anEntry({ samples }), 'script:greek').text).toBe('Μια επιστολή')
  expect(set(anEntry({}), 'script:greek').text).toBe('Το καράβι φεύγει στις οκτώ')
  expect(set(anEntry({}), 'language:pl').text).toContain('łódź')
})

test('a text that shows the compartment already stays', () => {
  const samples = samplesByCompartment([GREEK, OWN])
  expect(samples).not.toHaveProperty('script:greek')
  expect(set(anEntry({ sample: GREEK }), 'script:greek').text).toBe('Μια επιστολή')
  expect(set(anEntry({}), 'script:latin').text).toBe('Plum jam')
})

test('the text of a field on the wall is judged by itself', () => {
  const samples = samplesByCompartment([OWN, GREEK])
  const entry = anEntry({ sample: GREEK, samples })
  const greek = TYPE_CASE.filter(({ key }) => key === 'script:greek')
  const set = setEntry(
    entry,
    greek.map((one) => ({ ...one, sentence: GREEK })),
  )

  expect([set.sample, set.wall.sample]).toEqual([GREEK, GREEK])
})

test('a line comes that a feature changes, to typefaces that write it', () => {
  expect(set(anEntry({}), 'feature:frac').text).toContain('3/4')
  expect(set(anEntry({ facts: ['feature:frac'] }), 'feature:frac').text).toBe('Plum jam')
})

test('only a line that stands in for a feature’s sake is to go along', () => {
  const pressed = (name: string) =>
    TYPE_CASE.filter(({ key }) => key === name).map((one) => {
      return { ...one, sentence: CASE_SENTENCES[name] ?? null }
    })
  expect(setEntry(anEntry({}), pressed('feature:frac')).shownFor).toContain('3/4')
  expect(setEntry(anEntry({}), pressed('feature:smcp')).shownFor).toBeNull()
  expect(setEntry(anEntry({}), pressed('script:greek')).shownFor).toBeNull()
})

test('a text whose letters its style lacks is set in the nearest style of the family that has them, on the wall too', () => {
  const polish: [number, number][] = [[0x17b, 0x17c]]
  const lacking = ({ axes, ...rest }: RowCut) => ({ ...rest, axes, ...(axes && { lacks: polish }) })
  const variable = { id: '1', name: 'Variable', weight: 400, isItalic: false, axes: { wght: 620 } }
  const entry = anEntry({
    face: 'Quay Variable Preview',
    coordinates: { wght: 620 },
    cuts: [...anEntry({}).cuts, variable].map(lacking),
  })
  const { face, coordinates, isRestyled, wall } = withLetters(entry, 'Żuraw')

  expect([face, coordinates, isRestyled]).toEqual(['Quay Bold Preview', {}, true])
  expect(wall.sampleFace.face).toBe('Quay Regular Preview')
  expect(withLetters(entry, 'Žuraw')).toBe(entry)
})

test('letters are lacking only where no style of the family has them', () => {
  const cuts: RowCut[] = [cut('Regular', 400), { ...cut('Bold', 700), lacks: [[0x17b, 0x17c]] }]
  const lacking = { letters: ['Ż', 'Ж'], isOfPreview: false }
  const said = (face: string) => lackOfFamily({ family: 'Quay', cuts }, face, lacking)

  expect(said('Quay Bold Preview')).toBe('no Ж')
  expect(said('Quay Regular Preview')).toBe('no Ż, Ж')
})
