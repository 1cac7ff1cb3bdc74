import fc from 'fast-check'
import { expect, test } from 'vitest'

import { postScriptName } from '@/fonts/inspect/read-names'
import { fullPostScriptName } from '@/fonts/rename/rename-font'

test.each([
  ['Quire Trial', 'QuireTrial'],
  ['Étude [Text] 50%', 'EtudeText50'],
  ['وزیر', ''],
  ['x'.repeat(80), 'x'.repeat(63)],
])('%j becomes %j', (name, postScript) => {
  expect(postScriptName(name)).toBe(postScript)
})

const letters = fc.constantFrom(...'AbcdéПримерかなカ漢字وזא Ω[]()%/-🙂')
const name = fc.string({ unit: letters, maxLength: 90 })
const names = fc.record({ family: name.map((text) => `${text} Trial`), style: name, own: name })

test('the name of a trial is at most 63 characters that PostScript allows, whatever its master is called', () => {
  fc.assert(
    fc.property(names, (master) => {
      expect(fullPostScriptName(master)).toMatch(/^[!-$&'*-.0-;=?-Z\\^-z|~]{1,63}$/)
    }),
  )
})

test.each([
  [{ family: 'Пример Trial' }, { family: 'Образец Trial' }],
  [
    { family: 'Пример Trial', own: 'Untitled-Regular' },
    { family: 'かな Trial', own: 'Untitled-Regular' },
  ],
  [
    { family: 'かな Trial', own: 'Kana-Bold' },
    { family: 'かな Trial Variable', own: 'Kana-Bold' },
  ],
  [
    { style: 'かな', own: 'Kana-Bold' },
    { style: 'カナ', own: 'Kana-Bold' },
  ],
  [{ style: 'Жирный' }, { style: 'Светлый' }],
  [{ family: `${'Long'.repeat(20)} One Trial` }, { family: `${'Long'.repeat(20)} Two Trial` }],
  [{ style: `${'Wide'.repeat(20)} One` }, { style: `${'Wide'.repeat(20)} Two` }],
])('trials of %j and %j have names of their own', (one, other) => {
  const plain = { family: 'Quire Trial', style: 'Regular', own: '' }

  expect(fullPostScriptName({ ...plain, ...one })).not.toBe(
    fullPostScriptName({ ...plain, ...other }),
  )
})
