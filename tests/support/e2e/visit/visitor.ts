import type { Locator, Page } from '@playwright/test'
import type { Random } from '../../faults/random-from'
import { expectHydrated } from '../open-page'

/** Something a visitor does; null: there was nothing to do it with. What was done is said in a few words. */
export type Step = (page: Page, random: Random) => Promise<string | null>

const TEXTS = ['Hamburg', 'Ωμέγα', 'Ведь', 'ß ½ €', 'Żółć', '']

/** Where a visitor may come in. Of a typeface, with its slug. */
const ENTRANCES = [
  () => '/',
  (slug: string) => `/shop?typeface=${slug}`,
  () => '/explore',
  (slug: string) => `/explore/${slug}`,
  (slug: string) => `/typeface/${slug}`,
  (slug: string) => `/compare?typefaces=${slug},fraunces`,
  () => '/compare',
  () => '/shop',
  () => '/trial',
  () => '/write',
  () => '/licences',
  () => '/explore_old',
  () => '/my-licences',
  () => '/about',
  () => '/news',
  () => '/in-use',
  () => '/designer/stephen-nixon',
  () => '/essays/two-storeys',
]

export function enterAt(path: string): Step {
  return async (page) => {
    await page.goto(path)
    await expectHydrated(page)
    return `enters at ${path}`
  }
}

export function pressLink(name: string | RegExp): Step {
  return (page) => press(page.getByRole('link', { name, exact: true }).first(), 'Enter')
}

/** The cheapest purchase there is, as far as the cart; of a panel that closes meanwhile, since another page comes, none. */
export async function addToCart(page: Page): Promise<string | null> {
  const button = page.getByRole('button', { name: 'Add to cart' })
  if ((await button.count()) === 0) return null
  const [style] = await page.getByRole('main').getByRole('checkbox').elementHandles()
  // Who comes from a style finds it chosen.
  const isChosen = await style?.evaluate((one) => (one as HTMLInputElement).checked)
  const wanted = [
    ...(isChosen ? [] : [page.getByRole('main').getByRole('checkbox').first()]),
    page.getByRole('radio', { name: 'Desktop, 2–5 users' }),
  ]
  // By the keyboard: what is pressed may still be sliding in.
  for (const choice of wanted) if (!(await press(choice, 'Space'))) return null
  if (!(await press(button, 'Enter'))) return null
  await page.waitForURL(/\/cart\/[^/?]+$/)
  return 'adds to the cart'
}

/** As far as the shop goes: what was open before it is none of its pages. */
export async function goBack(page: Page): Promise<string | null> {
  const { before } = await readHistory(page)
  if (before === 0) return null
  await page.goBack()
  return 'goes back'
}

export async function reload(page: Page): Promise<string> {
  await page.reload()
  await expectHydrated(page)
  return 'reloads'
}

/** Whatever a visitor may do, by chance. */
export function stepsByChance(slugs: readonly string[]): Step[] {
  const enter: Step = (page, random) =>
    enterAt(pick(ENTRANCES, random)(pick(slugs, random)))(page, random)
  const often = [follow, follow, scroll]
  return [...often, enter, follow, close, buy, addToCart, write, filter, goBack, goForward, reload]
}

export async function follow(page: Page, random: Random): Promise<string | null> {
  const links = await page.locator(LEADS_ON).filter({ visible: true }).all()
  return links.length === 0 ? null : press(pick(links, random), 'Enter')
}

/** Links to pages of the shop, in the same window; not those of the rows behind the shop's panel. */
const LEADS_ON =
  'a[href^="/"]:not([target], [download], [href^="/admin"], [href^="/api"], [href*=".pdf"], [href$=".xml"], [inert] *)'

function close(page: Page): Promise<string | null> {
  return press(page.getByRole('link', { name: 'Close' }).first(), 'Enter')
}

async function buy(page: Page, random: Random): Promise<string | null> {
  const links = await page
    .locator('a[href^="/shop"]:not([inert] *)')
    .filter({ visible: true })
    .all()
  return links.length === 0 ? null : press(pick(links, random), 'Enter')
}

async function filter(page: Page, random: Random): Promise<string | null> {
  const buttons = await page
    .getByRole('main')
    .locator('button[aria-pressed]:enabled')
    .filter({ visible: true })
    .all()
  return buttons.length === 0 ? null : press(pick(buttons, random), 'Enter')
}

async function write(page: Page, random: Random): Promise<string | null> {
  const fields = await page.getByRole('main').getByRole('textbox').filter({ visible: true }).all()
  if (fields.length === 0) return null
  const field = pick(fields, random)
  const text = pick(TEXTS, random)
  await field.fill(text)
  return `writes “${text}” into ${await field.evaluate(nameOf)}`
}

async function goForward(page: Page): Promise<string | null> {
  const { after } = await readHistory(page)
  if (after === 0) return null
  await page.goForward()
  return 'goes forward'
}

/** How many pages of the shop lie before and after this one; the empty page of a new window is none. */
async function readHistory(page: Page): Promise<{ before: number; after: number }> {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return { before: Math.max(0, currentIndex - 1), after: entries.length - 1 - currentIndex }
}

async function scroll(page: Page, random: Random): Promise<string> {
  const share = random(5) / 4
  await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share)
  return `scrolls to ${share}`
}

/**
 * By the keyboard: it reaches what lies beneath something that sticks to the window. Held by the element: what stands at its
 * place may be another one by the time the key goes down.
 */
async function press(target: Locator, key: string): Promise<string | null> {
  const page = target.page()
  const [element] = await target.elementHandles()
  if (!element || !(await element.isVisible())) return null
  const name = await element.evaluate(nameOf)
  const href = await element.getAttribute('href')
  const hasFocus = await element.evaluate((one) => {
    ;(one as HTMLElement).focus()
    return one === document.activeElement
  })
  if (!hasFocus) return null // it left the page
  await page.keyboard.press(key)
  if (href) await page.waitForURL((url) => isSame(url, href))
  return `presses ${name}`
}

/** What a page writes behind the question mark by itself may differ. */
function isSame({ pathname, hash }: URL, href: string): boolean {
  const there = new URL(href, 'http://localhost')
  return pathname === there.pathname && hash === there.hash
}

/** Runs in the page. */
function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  const href = element.getAttribute('href')
  return `“${words.slice(0, 40) || element.id}”${href ? ` (${href})` : ''}`
}

function pick<Choice>(choices: readonly Choice[], random: Random): Choice {
  const choice = choices[random(choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}
