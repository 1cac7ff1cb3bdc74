import { expect, test } from 'vitest'
import { orderRuns } from '@/fonts/specimens/order-runs'

const HEBREW = 'שלום'
const ARABIC = 'باران'

test.each<[string, string, 'ltr' | 'rtl', string[]]>([
  ['Latin is one run', 'Plum jam, 1911', 'ltr', ['Plum jam, 1911']],
  ['Arabic is one run', 'باران از شمال', 'rtl', ['باران از شمال']],
  ['a joiner stays in its word', 'نامه\u200cای', 'rtl', ['نامه\u200cای']],
  [
    'a Latin word stands in an Arabic line',
    `${ARABIC} jam ${ARABIC}`,
    'rtl',
    [` ${ARABIC}`, 'jam', `${ARABIC} `],
  ],
  ['an Arabic word stands in a Latin line', `jam ${ARABIC} late`, 'ltr', ['jam ', ARABIC, ' late']],
  ['a number in an Arabic line runs to the right', `${ARABIC} 2.5`, 'rtl', ['2.5', `${ARABIC} `]],
  ['a Hebrew percentage keeps its sign', `${HEBREW} 50%`, 'rtl', ['50%', `${HEBREW} `]],
  ['a number after a Latin word belongs to it', 'jam 1911', 'rtl', ['jam 1911']],
  ['two scripts in one direction are two runs', 'jamдом', 'ltr', ['jam', 'дом']],
])('%s', (_, line, base, runs) => {
  expect(orderRuns(line, base).map(({ text }) => text)).toEqual(runs)
})
