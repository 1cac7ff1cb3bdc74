import { expect, test } from 'vitest'
import { factTableOf } from '@/operations/catalogue/typefaces/fact-table'
import type { Style } from '@/payload-types'

const NOBODY = { designers: [], foundry: null, scripts: [] }

const styleOf = (otherLayout?: string[]) => {
  const metrics = { xHeight: null, capHeight: null }
  const facts = { glyphCount: 9, version: null, format: 'TTF', axes: [], instances: [], metrics }
  const style = { typ: 'static', slope: 'upright', weight: 400, defaultCoordinates: {} }
  return { ...style, facts: { ...facts, otherLayout } } as unknown as Style
}

const valueOf = (styles: Style[]) =>
  factTableOf(NOBODY, styles).find(({ label }) => label === 'Not in previews')?.value

test('buyers read which tables of any style previews are without, and who reads them', () => {
  expect(valueOf([styleOf(['morx', 'kern']), styleOf(['morx']), styleOf(['Silf'])])).toBe(
    'Apple’s tables (morx, kern): Safari and programs on a Mac may set the licensed fonts by them; Graphite’s tables (Silf): Firefox and LibreOffice may set the licensed fonts by them',
  )
})

test('a typeface without such tables has no line of it', () => {
  expect(valueOf([styleOf(), styleOf()])).toBeUndefined()
})
