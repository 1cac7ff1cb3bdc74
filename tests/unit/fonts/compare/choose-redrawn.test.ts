import { expect, test } from 'vitest'
import { type Changed, chooseRedrawn } from '@/fonts/compare/find-redrawn'

test('letters and figures come before letters fewer know, signs last', () => {
  expect(chosen(['!', 'Ж', '7', '€', 'a'])).toBe('7aЖ!€')
})

test('among letters and figures the most changed comes first', () => {
  expect(chosen(['a', 'b', '7'], { b: 0.9, 7: 0.7 })).toBe('b7a')
})

test('an accented letter is shown only where the letter itself stayed', () => {
  expect(chosen(['á', 'a', 'ö'])).toBe('aö')
})

test('a drawing that two characters share is shown once, under the first', () => {
  const shared = ['A', 'Α', 'А'].map((letter) => change(letter, { path: 'M0,0' }))
  expect(lettersOf(chooseRedrawn(shared))).toBe('A')
})

test('twelve are shown, and no more than a page may carry', () => {
  expect(chosen([...'abcdefghijklmnop'])).toHaveLength(12)

  const long = [...'abcd'].map((letter) => change(letter, { path: `${letter}${'9'.repeat(7000)}` }))
  expect(lettersOf(chooseRedrawn(long))).toBe('ab')
})

function chosen(letters: string[], differences: Record<string, number> = {}): string {
  return lettersOf(
    chooseRedrawn(
      letters.map((letter) => change(letter, { path: letter, difference: differences[letter] })),
    ),
  )
}

function change(
  letter: string,
  { path, difference = 0.5 }: { path: string; difference?: number | undefined },
): Changed {
  const outline = { path, advance: 500, bounds: null }
  return { code: letter.codePointAt(0) ?? 0, difference, before: outline, after: outline }
}

function lettersOf(changed: Changed[]): string {
  return changed.map(({ code }) => String.fromCodePoint(code)).join('')
}
