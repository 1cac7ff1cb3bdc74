import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

const FOLDER = 'src/storefront/styles/pages'

type Sheet = { name: string; css: string }

/** Rules of a stylesheet the page was not given, which would have set something on it: "selling: .bill-sum". */
export function findMissingSheets(page: Page): Promise<string[]> {
  return page.evaluate(findInPage, readSheets())
}

/** Every stylesheet that only some pages are given, its imports and its own rules in one piece. */
function readSheets(): Sheet[] {
  return readdirSync(FOLDER).map((file) => ({
    name: basename(file, '.css'),
    css: readWithImports(join(FOLDER, file)),
  }))
}

function readWithImports(file: string): string {
  return readFileSync(file, 'utf8').replace(/@import '([^']+)';/g, (_, path: string) =>
    readWithImports(join(dirname(file), path)),
  )
}

/** Runs in the browser, which alone knows what a selector matches. */
function findInPage(sheets: Sheet[]): string[] {
  const STATES = /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus-within|focus-visible|focus|active)/g
  const classesOf = (selectors: string[]) =>
    new Set(selectors.flatMap((selector) => selector.match(/\.[a-z][\w-]*/g) ?? []))
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText]
      const isOnPaper = rule instanceof CSSMediaRule && rule.media.mediaText === 'print'
      return rule instanceof CSSGroupingRule && !isOnPaper ? selectorsOf(rule.cssRules) : []
    })
  const parse = (css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return selectorsOf(sheet.cssRules)
  }
  const matches = (selector: string) => {
    const atRest = selector.replace(STATES, '')
    try {
      return atRest !== '' && document.querySelector(atRest) !== null
    } catch {
      return false // a state that stood alone, as in `:is(:hover, .on)`: its rule's other selectors are tried
    }
  }

  const given = classesOf([...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)))
  return sheets.flatMap(({ name, css }) => {
    const selectors = parse(css)
    const others = sheets.filter((one) => one.name !== name).flatMap((one) => parse(one.css))
    const elsewhere = classesOf(others)
    const own = [...classesOf(selectors)].filter((one) => !elsewhere.has(one))
    if (own.filter((one) => given.has(one)).length > own.length / 2) return []
    return selectors.filter(matches).map((selector) => `${name}: ${selector}`)
  })
}
