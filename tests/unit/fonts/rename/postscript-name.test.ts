import { expect, test } from 'vitest'

import { postScriptName } from '@/fonts/rename/rename-font'

test.each([
  ['Quire Trial', 'QuireTrial'],
  ['Étude [Text] 50%', 'EtudeText50'],
  ['وزیر', ''],
  ['x'.repeat(80), 'x'.repeat(63)],
])('%j becomes %j', (name, postScript) => {
  expect(postScriptName(name)).toBe(postScript)
})
