import { expect, test } from 'vitest'
import { findFaceRules, keepFaceRules } from '@/storefront/catalogue/kept-face-rules'
import { faceRule } from '@/storefront/catalogue/menu-faces'

test('a menu preview is declared for every weight, so that no bold is made up', () => {
  expect(faceRule({ face: 'Ab Menu Preview', dataUri: 'data:font/woff2;base64,AA==' })).toBe(
    '@font-face{font-family:"Ab Menu Preview";src:url(data:font/woff2;base64,AA==);font-weight:1 1000;font-display:block}',
  )
})

test('a name cannot leave its rule', () => {
  expect(faceRule({ face: 'A"</style>{}\\', dataUri: 'data:,' })).toContain(
    'font-family:"A/style{}"',
  )
})

test('rules are found by the name they were kept under', () => {
  const name = keepFaceRules('@font-face{}')

  expect([findFaceRules(name), findFaceRules('unknown')]).toEqual(['@font-face{}', null])
})

test('the shelf keeps the last hundred sets of rules', () => {
  const names = Array.from({ length: 101 }, (_, index) => keepFaceRules(`rule ${index}`))

  expect([findFaceRules(names[0] ?? ''), findFaceRules(names[1] ?? '')]).toEqual([null, 'rule 1'])
})
