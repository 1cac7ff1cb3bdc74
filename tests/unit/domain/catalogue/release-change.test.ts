import { expect, test } from 'vitest'
import type { Reflow } from '@/domain/catalogue/reflow'
import { describeReleaseChange, type ReleaseChange } from '@/domain/catalogue/release-change'
import { STILL } from './still'

const regular = (reflow: Reflow | null): ReleaseChange => ({
  style: '1',
  name: 'Regular',
  kind: 'replaced',
  reflow,
})

test.each<[string, ReleaseChange]>([
  ['Regular: added.', { style: '1', name: 'Regular', kind: 'added' }],
  ['Regular: replaced, set texts stand as they are.', regular(STILL)],
  [
    'Regular: replaced, set texts stand as they are. 40 new characters.',
    regular({ ...STILL, added: 40 }),
  ],
  [
    'Regular: Advance width of 1 character changed: ‘W’ (+14). 1 new character.',
    regular({ ...STILL, added: 1, widths: { count: 1, most: { text: 'W', by: 14 } } }),
  ],
  ['Regular: The files could not be compared: check set texts.', regular(null)],
])('%s', (sentence, change) => {
  expect(describeReleaseChange(change)).toBe(sentence)
})
