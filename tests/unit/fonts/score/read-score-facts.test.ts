import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeScore } from '@/domain/catalogue/score/compose-score'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readScoreFacts } from '@/fonts/score/read-score-facts'
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
    names.map(async (name) => JSON.stringify(composeScore(await factsOf(name), name))),
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
