import { expect, test } from 'vitest'
import { OWN_SCRIPTS } from '@/domain/catalogue/score/score-words'
import { scriptName, SCRIPTS } from '@/domain/catalogue/scripts'
import { compartmentsFor } from '@/domain/catalogue/type-case/case-sentences'
import { lackingScripts, writtenScripts } from '@/domain/catalogue/type-case/lacking-scripts'
import { factsOf } from '@/domain/catalogue/type-case/type-case-facts'

test.each([
  ['a text in the scripts of a typeface lacks none', 'Type Ωξ', []],
  ['figures and signs belong to every script', '1967 &?', []],
  ['each script that it does not write is named once', 'Привет, мир שלום', ['Cyrillic', 'Hebrew']],
  ['Chinese characters beside kana are Japanese', '永い春', ['Japanese']],
])('%s', (_rule, text, lacking) => {
  expect(lackingScripts(text, ['script:latin', 'script:greek', 'weight:400'])).toEqual(lacking)
})

test('a typeface names the scripts it writes, the most usual first', () => {
  const facts = ['weight:400', 'script:greek', 'script:latin']
  expect(writtenScripts(facts)).toEqual(['Latin', 'Greek'])
})

test.each(SCRIPTS)('a typeface that writes %s does not lack its letters', (script) => {
  const name = scriptName(script)
  const letter = firstLetterOf(script)

  expect(lackingScripts(letter, factsFor(['Latin', name]))).toEqual([])
  expect(writtenScripts(factsFor(['Latin', name]))).toEqual([...new Set(['Latin', name])])
  expect(lackingScripts(letter, factsFor([]))).toEqual([name])
})

test('a typeface of Japanese alone, or of Chinese alone, writes Chinese characters', () => {
  const lacking = ['Japanese', 'Chinese', 'Latin'].map((name) => {
    return lackingScripts('永', factsFor([name]))
  })
  expect(lacking).toEqual([[], [], ['Chinese']])
})

test('the case has a compartment for each script that the catalogue writes, behind the drawn ones', () => {
  const facts = new Set(factsFor(['Latin', 'Hebrew', 'Thai', 'Yi']))
  const further = compartmentsFor(facts).slice(36)

  expect(further.map(({ key, label, specimen }) => [key, label, specimen.text])).toEqual([
    ['script:hebrew', 'Hebrew', OWN_SCRIPTS.Hebrew?.letter],
    ['script:thai', 'Thai', OWN_SCRIPTS.Thai?.letter],
  ])
  expect(further[0]?.sentence).toMatchObject({ lang: 'he', dir: 'rtl', script: 'Hebrew' })
})

function firstLetterOf(script: string): string {
  const isOf = new RegExp(`^(?=\\p{L})\\p{Script=${script}}$`, 'u')
  const codes = Array.from({ length: 0x1f000 - 0x41 }, (_, at) => 0x41 + at)
  return String.fromCodePoint(codes.find((code) => isOf.test(String.fromCodePoint(code))) ?? 0)
}

function factsFor(scripts: string[]): string[] {
  const plain = { weights: [400], widths: [100], category: 'serif', slopes: [], typ: [] } as const
  return factsOf({ ...plain, features: [], languages: [], scripts })
}
