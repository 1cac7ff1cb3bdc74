import { expect, test } from 'vitest'
import { describeSample } from '@/storefront/tester/state/list-samples'

test.each([
  ['Zażółć gęślą jaźń', 'pl', 'Polish: Zażółć gęślą jaźń'],
  ['Quince', 'xx', 'Latin: Quince'],
  ['\ue000 \ue001', 'zxx', 'Signs from U+E000'],
  ['\u{1f600}', 'zxx', 'Signs from U+1F600'],
] as const)(
  '%j is offered as a text by its language, script or first sign',
  (text, lang, words) => {
    const sample = { text, lang, dir: 'ltr', script: 'Latin' } as const
    const languages = [{ code: 'pl', name: 'Polish' }]

    expect(describeSample(sample, languages)).toBe(words)
  },
)
