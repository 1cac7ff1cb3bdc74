import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeScore } from '@/domain/catalogue/score/compose-score'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readScoreFacts } from '@/fonts/score/read-score-facts'
import { readIn } from '../../../support/score/score-facts'
import { scoreJob } from '../../../support/score/score-job'

const FAMILIES = {
  Alegreya: {
    category: 'serif',
    masters: ['Regular', 'Italic', 'Black'].map(named('alegreya/Alegreya')),
  },
  Cormorant: {
    category: 'serif',
    masters: ['Regular', 'Italic', 'Bold'].map(named('cormorant/Cormorant')),
  },
  Geist: { category: 'sans', masters: ['geist/Geist-Variable.ttf'] },
  Bungee: { category: 'display', masters: ['bungee/Bungee-Regular.ttf'] },
  Vazirmatn: {
    category: 'sans',
    own: 'Arabic',
    dir: 'rtl',
    masters: ['vazirmatn/Vazirmatn-Variable.ttf'],
  },
  Recursive: { category: 'sans', masters: ['recursive/Recursive-Variable.ttf'] },
  'Recursive Mono': { category: 'mono', masters: ['recursive/Recursive-Variable.ttf'] },
  'Young Serif': { category: 'serif', masters: ['young-serif/YoungSerif-Regular.ttf'] },
  Suez: {
    category: 'serif',
    own: 'Hebrew',
    masters: [
      '../../../node_modules/@expo-google-fonts/suez-one/400Regular/SuezOne_400Regular.ttf',
    ],
  },
  Fraunces: {
    category: 'serif',
    masters: ['Regular', 'Italic', 'Variable', 'VariableItalic'].map(named('fraunces/Fraunces')),
  },
  Unbounded: { category: 'display', masters: ['unbounded/Unbounded-Regular.ttf'] },
  Bricolage: { category: 'sans', masters: ['bricolage-grotesque/BricolageGrotesque-Variable.ttf'] },
} as const satisfies Record<string, Parameters<typeof scoreJob>[0]>

function named(start: string) {
  return (style: string) => `${start}-${style}.ttf`
}

async function factsOf(name: keyof typeof FAMILIES): Promise<ScoreFacts> {
  return readScoreFacts(await scoreJob(FAMILIES[name]), async (path) => readFileSync(path))
}

test('no two families are shown with the same scenes and the same words', async () => {
  const names = Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]
  const scores = await Promise.all(
    names.map(async (name) => readIn(composeScore(await factsOf(name), name))),
  )
  expect(new Set(scores).size).toBe(names.length)
})

test('what a page is composed from takes four to eight kilobytes', async () => {
  const sizes = await Promise.all(
    (['Alegreya', 'Bungee', 'Bricolage'] as const).map(
      async (name) => JSON.stringify(await factsOf(name)).length / 1000,
    ),
  )
  expect(sizes.every((size) => size > 4 && size < 8.5)).toBe(true)
})

test('each face is known by what it is', async () => {
  const [serif, capitals, persian, mono] = await Promise.all(
    (['Alegreya', 'Bungee', 'Vazirmatn', 'Recursive'] as const).map(factsOf),
  )
  expect(serif).toMatchObject({ isTextFace: true, letter: { letter: 'g', hasTwoStoreys: true } })
  expect(serif?.pair?.letters).toHaveLength(8)
  expect(capitals).toMatchObject({ form: { hasCapitalsOnly: true }, letter: { letter: 'R' } })
  expect(capitals?.signs.length).toBeGreaterThan(5)
  expect(persian).toMatchObject({ dir: 'rtl', rise: null, letter: { letter: 'ع', lang: 'fa' } })
  expect(persian?.texts).toEqual(expect.arrayContaining(['verse', 'months', 'article fa']))
  expect(mono).toMatchObject({ hasMonoAxis: true, extreme: { kind: 'axes' } })
})

test('a face that is drawn for another script is shown in that, whatever its name is written in', async () => {
  const { dir, letter, alphabet, extreme } = await factsOf('Suez')

  expect([dir, letter?.letter, extreme?.lang]).toEqual(['rtl', 'א', 'he'])
  expect([...alphabet].slice(0, 3)).toEqual(['א', 'ב', 'ג'])
})

test('a word is as wide as the font draws it at that place on its axes', async () => {
  const { extreme, unitsPerEm } = await factsOf('Geist')
  const [word] = extreme?.words ?? []
  const font = new ShapedFont(readFileSync('src/seed/masters/geist/Geist-Variable.ttf'), {
    wght: 900,
  })
  const glyphs = font.shape({ text: word?.text ?? '', lang: 'en', dir: 'ltr' })
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
  const [first, last] = [glyphs[0], glyphs.at(-1)].map((glyph) => font.inkOf(glyph?.id ?? 0))
  const after = (glyphs.at(-1)?.advance ?? 0) - (last?.right ?? 0)
  expect(word?.width).toBeCloseTo((advance - (first?.left ?? 0) - after) / unitsPerEm, 3)
})

test('letters and features that visitors may not see are not shown either', async () => {
  const job = await scoreJob(FAMILIES.Alegreya)
  const guarded = { ...job, characters: { set: 'basic' as const }, features: [] }
  const facts = await readScoreFacts(guarded, async (path) => readFileSync(path))
  expect(facts.towns).toBeNull()
  expect(facts.alternates).toEqual([])
  expect(facts.texts).not.toContain('article el')
  expect(facts.texts).not.toContain('bill')
})

test('a feature is shown in a word that it visibly changes, and in no other', async () => {
  const { alternates } = await factsOf('Alegreya')
  const shown = alternates.map(({ tag, changed }) => [tag, changed.length > 0])
  expect(shown).toEqual(
    expect.arrayContaining([
      ['smcp', true],
      ['dlig', true],
    ]),
  )
  expect(alternates.map(({ name }) => name).join()).not.toMatch(/arrow/i)
})

test('words of staff are measured like those of the shop', async () => {
  const job = { ...(await scoreJob(FAMILIES.Geist)), ownWords: ['Marzipan', '漢字'] }
  const facts = await readScoreFacts(job, async (path) => readFileSync(path))
  const words = facts.extreme?.words.map(({ text }) => text)
  expect(words).toContain('Marzipan')
  expect(words).not.toContain('漢字')
})

test('a word of staff is shown as a face of capitals alone sets it, however it was written', async () => {
  const job = { ...(await scoreJob(FAMILIES.Bungee)), ownWords: ['Marzipan'] }
  const facts = await readScoreFacts(job, async (path) => readFileSync(path))
  const extreme = { kind: 'extreme', do: 'pin', at: 3, tone: null } as const
  for (const word of ['Marzipan', 'MARZIPAN']) {
    const scenes = composeScore(facts, 'Bungee', { staff: [{ ...extreme, word }] })
    expect(scenes[2]).toMatchObject({ desk: { text: 'MARZIPAN' }, phone: { text: 'MARZIPAN' } })
  }
})

test('every axis of a face that is named at its end stands at one', async () => {
  for (const name of ['Recursive', 'Bricolage', 'Fraunces'] as const) {
    const { extreme, axes } = await factsOf(name)
    expect(extreme?.kind).toBe('axes')
    for (const { tag, min, max } of axes) expect([min, max]).toContain(extreme?.setting.at[tag])
  }
})

test('text stands where the font itself puts its axes, wherever staff set the name', async () => {
  const job = await scoreJob(FAMILIES.Recursive)
  const coordinates = { MONO: 0, CASL: 0.45, wght: 615, slnt: -6, CRSV: 0.5 }
  const cuts = job.cuts.map((cut) => ({ ...cut, coordinates }))
  const facts = await readScoreFacts({ ...job, cuts }, async (path) => readFileSync(path))
  expect(facts.regular.at).toEqual({ MONO: 0, CASL: 0, wght: 400, slnt: 0, CRSV: 0.5 })
  const code = composeScore(facts, 'Recursive').find(({ kind }) => kind === 'code')
  expect(code).toMatchObject({ italic: { at: { slnt: -15, CRSV: 1, CASL: 1 } } })
})

test('of a family that is static and variable, its axes are shown too', async () => {
  const facts = await factsOf('Fraunces')
  const kinds = composeScore(facts, 'Fraunces').map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['space', 'opticalSize', 'extreme', 'pair']))
  expect(facts.pair?.italic.at).toMatchObject({ opsz: 144, wght: 400 })
})

test('all letters of a ligature are marked, and none that is only set closer', async () => {
  const shownBy = async (name: keyof typeof FAMILIES, tag: string) => {
    const { alternates } = await factsOf(name)
    const row = alternates.find((one) => one.tag === tag)
    return row && row.changed.map((place) => row.word[place]).join('')
  }
  expect(await shownBy('Cormorant', 'cv05')).toBe('ff')
  expect(await shownBy('Cormorant', 'liga')).toBe('fi')
  expect(await shownBy('Unbounded', 'liga')).toBe('ffi')
})
