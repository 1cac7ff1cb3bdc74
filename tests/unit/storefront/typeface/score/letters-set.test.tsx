import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { composeScore } from '@/domain/catalogue/score/compose-score'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { LETTERS_OF_SCENES } from '@/domain/catalogue/score/score-words'
import { SCENE_KINDS, type SceneKind } from '@/domain/catalogue/score/scenes'
import { charactersShown } from '@/fonts/recipes/character-sets'
import { readScoreFacts } from '@/fonts/score/read-score-facts'
import { lettersOfPages } from '@/operations/fonts/check-letters'
import { Score } from '@/storefront/typeface/score/score'
import { scoreJob } from '../../../../support/score/score-job'

/** What scenes set in the typeface itself, and not in the interface face. */
let texts: string[] = []

vi.mock('@/storefront/tester/text/typeface-text', () => ({
  TypefaceText: ({ children }: { children: ReactNode }) => {
    const text = renderToStaticMarkup(children).replaceAll(/<[^>]+>/g, '')
    texts.push(text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’'))
    return null
  },
}))

const KINDS = Object.keys(SCENE_KINDS) as SceneKind[]

const FAMILIES: Parameters<typeof scoreJob>[0][] = [
  { category: 'sans', masters: ['recursive/Recursive-Variable.ttf'] },
  { category: 'display', masters: ['bungee/Bungee-Regular.ttf'] },
  { category: 'serif', masters: ['alegreya/Alegreya-Regular.ttf', 'alegreya/Alegreya-Italic.ttf'] },
  { category: 'sans', own: 'Arabic', dir: 'rtl', masters: ['vazirmatn/Vazirmatn-Variable.ttf'] },
]

/** Every letter that a scene may show. */
const LETTERS = [...new Set(`${LETTERS_OF_SCENES}0123456789,.½&?`)]

/** Fonts lack single letters, or have no more than some. */
const anyLetters = fc.oneof(
  fc.subarray(LETTERS, { maxLength: 4 }).map((lacking) => without(lacking)),
  fc.subarray(LETTERS.filter((letter) => letter < '~')).map((had) => new Set(had)),
  fc.subarray(LETTERS.filter((letter) => letter > '~')).map((had) => new Set(had)),
)

/** A head of a table, and what stands between towns and after them. */
const LACKED = ['T', 'D', 'ز', ',', '.']

function without(lacking: string[]): Set<string> {
  return new Set(LETTERS.filter((letter) => !lacking.includes(letter)))
}

test.each(FAMILIES)('no scene of $masters shows a letter that its fonts lack', async (family) => {
  const whole = await scoreJob(family)
  await fc.assert(
    fc.asyncProperty(anyLetters, async (letters) => {
      const codepoints = [...letters].map(rangeOf)
      const cuts = whole.cuts.map((cut) => ({ ...cut, codepoints }))
      const features = whole.features.slice(0, 2)
      const job = { ...whole, cuts, features, characters: { set: 'full' as const } }
      const facts = await readScoreFacts(job, async (path) => readFileSync(path))
      const lacking = [...lettersSetBy(facts)].filter((letter) => !letters.has(letter))
      expect(lacking).toEqual([])
    }),
    { numRuns: 10, examples: LACKED.map((letter) => [without([letter])]) },
  )
})

test.each(FAMILIES)(
  'a guarded preview of $masters brings every letter of its scenes',
  async (family) => {
    const job = await scoreJob(family)
    const facts = await readScoreFacts({ ...job, characters: { set: 'full' } }, async (path) =>
      readFileSync(path),
    )
    const codepoints = job.cuts.flatMap((cut) => cut.codepoints)
    const brought = lettersOfPages(LETTERS_OF_SCENES, codepoints, { previewSet: 'full' })
    const set = [...lettersSetBy(facts)]
    const plain = charactersShown(set, { set: 'basic' })
    const fetched = set.filter((letter) => !plain.includes(letter) && !brought.includes(letter))
    expect(fetched).toEqual([])
  },
)

function rangeOf(letter: string): [number, number] {
  const code = letter.codePointAt(0) ?? 0
  return [code, code]
}

/** By any scene that staff may put in. */
function lettersSetBy(facts: ScoreFacts): Set<string> {
  texts = []
  for (const kind of KINDS) {
    const staff = [{ kind, do: 'pin', at: 1, tone: null, word: '' } as const]
    const scenes = composeScore(facts, 'Name', { staff })
    const typeface = { styles: [], inItself: {}, score: { facts, scenes } }
    renderToStaticMarkup(<Score typeface={typeface as unknown as SpecimenView} />)
  }
  return new Set(texts.join('').replaceAll(/[ \u200c]/g, ''))
}
