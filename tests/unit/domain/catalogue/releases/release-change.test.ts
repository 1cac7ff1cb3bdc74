import { expect, test } from 'vitest'
import {
  describeReleaseChange,
  type Reflow,
  type ReleaseChange,
} from '@/domain/catalogue/releases/release-change'
import { NO_REFLOW } from './no-reflow'

const regular = (reflow: Reflow | null): ReleaseChange => ({
  style: '1',
  name: 'Regular',
  kind: 'replaced',
  reflow,
})

test.each<[string, ReleaseChange]>([
  ['Regular: added.', { style: '1', name: 'Regular', kind: 'added' }],
  ['Regular: replaced, set texts stand as they are.', regular(NO_REFLOW)],
  [
    'Regular: replaced, set texts stand as they are. 40 new characters.',
    regular({ ...NO_REFLOW, added: 40 }),
  ],
  [
    'Regular: Advance width of 1 character changed: ‘W’ (+14). 1 new character.',
    regular({ ...NO_REFLOW, added: 1, widths: { count: 1, most: { text: 'W', by: 14 } } }),
  ],
  [
    'Regular: replaced, set texts stand as they are. 3 characters redrawn.',
    { style: '1', name: 'Regular', kind: 'replaced', reflow: NO_REFLOW, redrawn: 3 },
  ],
  ['Regular: The files could not be compared: check set texts.', regular(null)],
])('%s', (sentence, change) => {
  expect(describeReleaseChange(change)).toBe(sentence)
})
