import { expect, test } from 'vitest'
import { DECLARATION } from '@/domain/catalogue/score/score-texts'
import { OWN_SCRIPTS, SCORE_WORDS } from '@/domain/catalogue/score/score-words'
import { scriptName } from '@/domain/catalogue/scripts'
import { ownRun } from '@/fonts/score/score-fonts'
import { directionOf, dirOfLanguage } from '@/domain/catalogue/typed-text'
import { scriptOf } from '../../../../support/languages/script-of'

const scripts = Object.entries(OWN_SCRIPTS)
const belt: Record<string, string[]> = SCORE_WORDS.belt

test.each(scripts)('%s is shown in its own letters', (script, { lang, letter, alphabet = '' }) => {
  const texts = [letter, alphabet, ...(belt[lang] ?? [])]
  const written = texts.join('').match(/\p{L}/gu) ?? []
  const others = written.filter((one) => !namesOf(one).includes(script))

  expect(others).toEqual([])
  expect(belt[lang]).not.toBeUndefined()
})

test('what is for Urdu is shown in Urdu words', () => {
  const written = [...(belt.ur ?? []), ...SCORE_WORDS.alternates.ur].join('').match(/\p{L}/gu) ?? []

  expect(ownRun({ scripts: ['Arabic', 'Latin'], lang: 'ur', dir: 'ltr' })).toEqual({
    lang: 'ur',
    dir: 'rtl',
  })
  expect(written.filter((letter) => !namesOf(letter).includes('Arabic'))).toEqual([])
  expect(written).toEqual(expect.arrayContaining(['ڑ', 'ہ', 'ے']))
})

test('an alphabet fills whole rows of seven, and has no letter twice', () => {
  const wrong = scripts.filter(
    ([, { alphabet = '' }]) =>
      [...alphabet].length % 7 > 0 || new Set(alphabet).size < [...alphabet].length,
  )
  expect(wrong).toEqual([])
})

test.each(DECLARATION.sentences)('the sentence in $name is in its script', ({ script, text }) => {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter))
  const others = letters.filter((letter) => !namesOf(letter).includes(script))

  expect(others).toEqual([])
})

test.each(scripts)('%s runs as Unicode says of its letter', (_, { lang, letter }) => {
  expect(dirOfLanguage(lang)).toBe(directionOf(letter))
})

test.each(['ar', 'ur', 'fa', 'he', 'yi', 'ckb', 'ps', 'dv', 'nqo', 'ff-Adlm', 'az-Arab', 'syr'])(
  '%s runs from right to left',
  (lang) => expect(dirOfLanguage(lang)).toBe('rtl'),
)

test.each(['en', 'ru', 'ja', 'hi', 'ff', 'ku', 'az', 'mn-Mong', 'zgh'])('%s does not', (lang) =>
  expect(dirOfLanguage(lang)).toBe('ltr'),
)

/** Kanji are of Chinese and of Japanese. */
function namesOf(letter: string): string[] {
  const code = letter.codePointAt(0) ?? 0
  if (/\p{Script=Katakana}/u.test(letter)) return ['Japanese']
  const script = scriptOf([code])
  return script === 'Han' ? ['Chinese', 'Japanese'] : script ? [scriptName(script)] : []
}
