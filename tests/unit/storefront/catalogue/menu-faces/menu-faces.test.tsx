import { expect, test } from 'vitest'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { findFaceRules, storeFaceRules } from '@/storefront/catalogue/menu-faces/face-rule-store'
import { arrivalOf, faceRule, loadScriptOf } from '@/storefront/catalogue/menu-faces/menu-faces'

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
  expect(loadScriptOf({ face: "Ab's</script>\\ Menu Preview" })).toBe(
    'document.fonts.load("1em \\"Ab\'s/script Menu Preview\\"")',
  )
})

const RULES = { css: '@font-face{}', loadScript: 'go()', withoutScript: '' }

test('rules are found by the key they were stored under', () => {
  const name = storeFaceRules(RULES)

  expect([findFaceRules(name), findFaceRules('unknown')]).toEqual([RULES, null])
})

test('the store holds the last hundred sets of rules', () => {
  const names = Array.from({ length: 101 }, (_, index) =>
    storeFaceRules({ css: `rule ${index}`, loadScript: '', withoutScript: '' }),
  )

  expect(names.slice(0, 2).map((name) => findFaceRules(name)?.css)).toEqual([undefined, 'rule 1'])
})

test('a name’s font comes in the page, after it, or through the list of fonts', () => {
  const faces = [
    { face: 'In', dataUri: 'data:,' },
    { face: 'After', url: '/after.woff2' },
  ]
  const arrival = (face: string) => arrivalOf({ faces: [face] } as AnimatedLine, faces)

  expect([arrival('In'), arrival('After'), arrival('Other'), arrivalOf(null, faces)]).toEqual([
    undefined,
    'later',
    'with-list',
    undefined,
  ])
})
