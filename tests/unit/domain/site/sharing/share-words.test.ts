import { expect, test } from 'vitest'
import {
  clip,
  describePage,
  describeTypeface,
  titleOfTypeface,
  type DescribedTypeface,
} from '@/domain/site/sharing/share-words'

const FRAUNCES: DescribedTypeface = { name: 'Fraunces', category: 'serif' }

test('a typeface is called by what it is and by who makes it', () => {
  expect(titleOfTypeface(FRAUNCES, 'Typewerk Nord')).toBe(
    'Fraunces, a serif: fonts by Typewerk Nord',
  )
})

test.each([
  [{ purpose: 'For novels', lead: 'Soft and old.' }, 'For novels. Soft and old.'],
  [{ about: 'Drawn in 1926.' }, 'Drawn in 1926.'],
  [{}, 'Try Fraunces in the browser and license it from Typewerk Nord.'],
])('a typeface with %j is described as “%s”', (words, description) => {
  expect(describeTypeface({ ...FRAUNCES, ...words }, 'Typewerk Nord')).toBe(description)
})

test('a page is described by its first paragraph, or by the words it begins with', () => {
  const text = (words: string) => ({ children: [{ text: words }] })
  const content = { root: { children: [text('One'), text('two.')] } }

  expect(describePage({ lead: 'Who we are.', content })).toBe('Who we are.')
  expect(describePage({ content })).toBe('One two.')
  expect(describePage({})).toBe('')
})

test('what is too long ends after a whole word', () => {
  const clipped = clip('Letters, '.repeat(40))
  expect(clipped.length).toBeLessThan(160)
  expect(clipped).toMatch(/Letters …$/)
})
