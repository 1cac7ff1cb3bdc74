import { expect, test } from 'vitest'
import { commonFacts, featuresInWords } from '@/domain/catalogue/comparison/facts-in-words'

test('features without a name of their own are counted, behind those that have one', () => {
  const names = ['All alternates', 'Stylistic set 1', 'Small capitals', 'Stylistic set 7']
  expect(featuresInWords([...names, 'Character variant 2'])).toBe(
    'Small capitals, 2 stylistic sets, 1 character variant',
  )
})

const style = (weight: number, slope: string) => ({ weight, slope, axes: [] })
const family = (name: string, more: object) =>
  ({
    name,
    scripts: ['Latin'],
    languages: [{ code: 'de' }, { code: 'fr' }],
    features: [{ tag: 'tnum', name: 'Tabular figures' }],
    styles: [style(400, 'upright')],
    ...more,
  }) as unknown as Parameters<typeof commonFacts>[0][number]

test('families of a superfamily: what they share first, then what each has beyond it', () => {
  const text = family('Text', {
    languages: ['de', 'fr', 'vi'].map((code) => ({ code })),
    styles: [style(400, 'upright'), style(700, 'italic')],
  })
  const display = family('Display', { scripts: ['Latin', 'Greek'] })

  expect(commonFacts([text, display])).toEqual([
    { label: 'Both', value: 'Latin, 2 languages, Tabular figures' },
    { label: 'Text', value: '1 more language, weight 400–700, italics' },
    { label: 'Display', value: 'Greek, weight 400' },
  ])
  expect(commonFacts([text, text, { ...text, name: 'Mono', category: 'mono' as const }])).toEqual([
    { label: 'All three', value: expect.stringContaining('3 languages') },
    { label: 'Mono', value: 'letters of one width' },
  ])
})

test('a family by itself has nothing in common with another', () => {
  expect(commonFacts([family('Text', {})])).toEqual([])
})
