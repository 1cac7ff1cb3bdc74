import { expect, test } from 'vitest'
import { findFaceRules, storeFaceRules } from '@/storefront/catalogue/menu-faces/face-rule-store'
import { faceRule, loadScriptOf } from '@/storefront/catalogue/menu-faces/menu-faces'

test('a menu preview is declared for every weight, so that no bold is synthesized', () => {
  expect(faceRule({ face: 'Ab Menu Preview', dataUri: 'data:font/woff2;base64,AA==' })).toBe(
    '@font-face{font-family:"Ab Menu Preview";src:url(data:font/woff2;base64,AA==);font-weight:1 1000;font-display:block}',
  )
})

test('a name cannot leave its rule', () => {
  expect(faceRule({ face: 'A"</style>{}\\', dataUri: 'data:,' })).toContain(
    'font-family:"A/style{}"',
  )
})

test('the script loads a face by its name, which cannot leave its script either', () => {
  expect(loadScriptOf({ face: "Ab's</script>\\ Menu Preview", dataUri: 'data:,' })).toBe(
    'document.fonts.load("1em \\"Ab\'s/script Menu Preview\\"")',
  )
})

test('rules are found by the key they were stored under', () => {
  const name = storeFaceRules({ css: '@font-face{}', loadScript: 'go()' })

  expect([findFaceRules(name), findFaceRules('unknown')]).toEqual([
    { css: '@font-face{}', loadScript: 'go()' },
    null,
  ])
})

test('the store holds the last hundred sets of rules', () => {
  const names = Array.from({ length: 101 }, (_, index) =>
    storeFaceRules({ css: `rule ${index}`, loadScript: '' }),
  )

  expect(names.slice(0, 2).map((name) => findFaceRules(name)?.css)).toEqual([undefined, 'rule 1'])
})
