import { expect, test } from 'vitest'
import type { Reflow } from '@/domain/catalogue/releases/release-change'
import { reflowRiskOf } from '@/domain/catalogue/upload/changes/master-changes'
import { NO_REFLOW } from '../../releases/no-reflow'

const masters = { before: 'old', after: 'new', characterCount: 200 }
const riskOf = (reflow: Partial<Reflow>) =>
  reflowRiskOf(masters, { before: 'old', reflow: { ...NO_REFLOW, ...reflow } })

test.each([
  ['nothing', 'none', {}],
  ['a pair', 'some', { kerning: { count: 1, most: { text: 'AV', by: -4 } } }],
  ['a few widths', 'some', { widths: { count: 19, most: { text: 'W', by: 14 } } }],
  ['a tenth of the widths', 'high', { widths: { count: 20, most: { text: 'W', by: 14 } } }],
  ['the line height', 'high', { lineHeight: { before: 1200, after: 1250 } }],
  ['a letter that is gone', 'high', { lost: { count: 1, first: ['ß'] } }],
])('where %s moves the risk is %s', (_what, level, reflow) => {
  expect(riskOf(reflow)?.level).toBe(level)
})

test('the sentence is the one of the comparison', () => {
  expect(riskOf({})).toEqual({ level: 'none', sentence: 'Set texts stand as they are.' })
  expect(riskOf({ lineHeight: { before: 1200, after: 1250 } })?.sentence).toBe(
    'Line height changed from 1200 to 1250.',
  )
})

test('the very same bytes move nothing, whoever compared them', () => {
  expect(reflowRiskOf({ ...masters, after: 'old' }, null)).toEqual({
    level: 'none',
    sentence: 'Set texts stand as they are.',
  })
})

test('a comparison with a master the style no longer has says nothing', () => {
  expect(reflowRiskOf(masters, null)).toBeNull()
  expect(reflowRiskOf(masters, { before: 'older', reflow: NO_REFLOW })).toBeNull()
  expect(reflowRiskOf(masters, { before: 'old', reflow: null })).toBeNull()
})
