import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readRules, type Rule } from '../../../support/styles/read-rules'

const SHOP = filesIn('src/storefront', '.css')
const ADMIN = filesIn('src/admin', '.css')

/** `late-styles.tsx` sets them at the end of a page, behind every other sheet. */
const LATE = ['motion.css', 'enlarged.css'].map((name) => `src/storefront/styles/${name}`)

/** Where a page turns: up to this width it is that of an enlarged page, a phone, a tablet, a laptop; a wide screen begins there. */
const SHOP_WIDTHS = { enlarged: 345, phone: 760, tablet: 1000, laptop: 1180, wide: 1799 }

/** Where Payload's own pages turn. */
const ADMIN_WIDTHS = { phone: 768, tablet: 1024 }

test.each([
  ['the shop', SHOP.filter((sheet) => !LATE.includes(sheet))],
  ['what comes late', LATE],
  ['the admin', ADMIN],
])('%s looks the same in whatever order its sheets come', (_, sheets) => {
  const bySelector = new Map<string, Rule[]>()
  for (const rule of sheets.flatMap(readRules)) {
    bySelector.set(rule.selector, [...(bySelector.get(rule.selector) ?? []), rule])
  }
  const contested = [...bySelector.values()].flatMap((rules) =>
    rules.flatMap((one, at) => rules.slice(at + 1).flatMap((other) => contest(one, other))),
  )
  expect(contested).toEqual([])
})

test('the shop turns at five widths, and the admin where Payload does', () => {
  expect(widthsIn([...SHOP, ...filesIn('src/storefront', '.tsx')])).toEqual(
    Object.values(SHOP_WIDTHS),
  )
  expect(widthsIn(ADMIN)).toEqual(Object.values(ADMIN_WIDTHS))
})

test('every file that a sheet names is there', () => {
  const missing = [...SHOP, ...ADMIN].flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/(?:@import |url\()'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(sheet), path))
      .filter((path) => !existsSync(path)),
  )
  expect(missing).toEqual([])
})

test('words that can be pressed are drawn in one place', () => {
  const quiet = ADMIN.flatMap(readRules).filter(
    ({ declarations }) =>
      declarations.get('background') === 'none' &&
      declarations.get('text-decoration') === 'underline',
  )
  expect(quiet.map(({ sheet, selector }) => [sheet, selector])).toEqual([
    ['src/admin/controls.css', '.quiet-button'],
  ])
})

/** What two rules of one selector in two sheets set differently, in a window where both may hold. */
function contest(one: Rule, other: Rule): string[] {
  if (one.sheet === other.sheet || exclude(one.conditions, other.conditions)) return []
  const contested = [...one.declarations].filter(([name, value]) =>
    [...other.declarations].some(
      ([otherName, otherValue]) =>
        (covers(name, otherName) || covers(otherName, name)) &&
        value !== otherValue &&
        value.endsWith('!important') === otherValue.endsWith('!important'),
    ),
  )
  return contested.map(([name]) => `${one.selector}: ${name} (${one.sheet}, ${other.sheet})`)
}

/** Shorthands whose longhands have other names. */
const SHORTHANDS: Record<string, RegExp> = {
  font: /^line-height$/,
  gap: /^(row|column)-gap$/,
  'grid-area': /^grid-(row|column)\b/,
  inset: /^(top|right|bottom|left)$/,
}

function covers(shorthand: string, name: string): boolean {
  if (shorthand === name) return true
  if (shorthand.startsWith('--')) return false
  return name.startsWith(`${shorthand}-`) || Boolean(SHORTHANDS[shorthand]?.test(name))
}

function exclude(one: string, other: string): boolean {
  return isOutside(one, other) || isOutside(other, one)
}

function isOutside(one: string, other: string): boolean {
  const [least] = widthsOf(one, 'min')
  const [most] = widthsOf(other, 'max')
  if (least !== undefined && most !== undefined && least > most) return true
  if (one.includes('(hover: hover)') && other.includes('(hover: none)')) return true
  return one.includes('print') && other.includes('screen')
}

function widthsOf(conditions: string, end: 'min' | 'max'): number[] {
  return [...conditions.matchAll(new RegExp(`\\(${end}-width: ([\\d.]+)px\\)`, 'g'))].map(
    ([, width]) => Number(width),
  )
}

function widthsIn(files: string[]): number[] {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const ends = [...widthsOf(text, 'max'), ...widthsOf(text, 'min').map((width) => width - 1)]
  return [...new Set(ends)].toSorted((one, other) => one - other)
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .toSorted()
}

/** Lines that belong to letters that are looked at: the baseline, and what a release drew before. */
const MARKS_ON_LETTERS = /\.(insp-box|insp-line|redrawn-was|redrawn-line|base)\b/

test('the accent marks the focus, and letters that are measured: nothing that is chosen or wrong', () => {
  const accented = SHOP.flatMap(readRules).filter(({ declarations }) =>
    [...declarations.values()].some((value) => value.includes('var(--accent)')),
  )
  const others = accented.filter(
    ({ selector, declarations }) =>
      !/:focus/.test(selector) &&
      !declarations.has('caret-color') &&
      !MARKS_ON_LETTERS.test(selector),
  )

  expect(accented.length).toBeGreaterThan(4)
  expect(others.map(({ sheet, selector }) => `${sheet}: ${selector}`)).toEqual([])
})

test('what is wrong has one look, wherever it stands', () => {
  const wrong = SHOP.flatMap(readRules).filter(
    ({ selector, declarations }) =>
      /\.(bad|error-message)$/.test(selector) && declarations.has('border-top'),
  )
  const looks = new Set(wrong.map(({ declarations }) => declarations.get('border-top')))

  expect(wrong.length).toBeGreaterThan(4)
  // Within a frame that is marked already, it has no line of its own.
  expect([...looks].filter((look) => look !== '0')).toEqual(['3px solid var(--text)'])
})
