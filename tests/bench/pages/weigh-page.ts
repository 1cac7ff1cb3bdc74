import { chromium, type Browser, type Page } from '@playwright/test'
import type { FontFamilyEntry } from '../../../src/domain/catalogue/font-list'
import { BROWSER } from '../../support/setup/browser'
import { PHONE } from './phone'
import { watchRequests, type Request } from './watch-requests'

export type Weight = {
  html: number
  style: number
  /** What this page runs, what it fetches by itself after its start included. */
  script: number
  /** What it fetches ahead for the pages it links to. */
  ahead: number
  fonts: { files: number; bytes: number }
  requests: number
  scripts: Request[]
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER.path, args: BROWSER.flags })
}

export type Visit = { fontList?: FontFamilyEntry[] }

/**
 * Two first visits of a phone: one fetches nothing ahead and shows the page's own weight, one is as people have it. Before
 * them somebody else was there: the shop packs what it sends beside its first answer.
 */
export async function weighPage(browser: Browser, url: string, visit: Visit = {}): Promise<Weight> {
  await visitPage(browser, url, { ...visit, isAlone: false })
  const alone = await visitPage(browser, url, { ...visit, isAlone: true })
  const all = await visitPage(browser, url, { ...visit, isAlone: false })
  const fonts = all.filter(({ kind }) => kind === 'Font')
  const scripts = alone.filter(({ kind }) => kind === 'Script')

  return {
    html: bytesOf(alone, 'Document'),
    style: bytesOf(alone, 'Stylesheet'),
    script: sum(scripts),
    ahead: sum(all) - sum(alone),
    fonts: { files: fonts.length, bytes: sum(fonts) },
    requests: all.length,
    scripts,
  }
}

type Ways = Visit & { isAlone: boolean }

async function visitPage(browser: Browser, url: string, ways: Ways): Promise<Request[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    if (ways.isAlone) await page.route(/[?&]_rsc=/, (route) => route.abort())
    if (ways.fontList) await page.route('**/api/fonts', answerWith(ways.fontList))
    const requests = await watchRequests(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await settle(page)
    return requests()
  } finally {
    await context.close()
  }
}

function answerWith(list: FontFamilyEntry[]): Parameters<Page['route']>[1] {
  return (route) => route.fulfill({ json: list })
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(1500)
}

function bytesOf(requests: Request[], kind: string): number {
  return sum(requests.filter((request) => request.kind === kind))
}

function sum(requests: Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}
