import type { Download, Locator, Page } from '@playwright/test'

/** What is pressed: by its role, and by its name as it stands there. */
type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'option' | 'switch' | 'tab' | 'menuitem'
type Place = Pick<Page, 'getByRole' | 'getByLabel'>

export type Walk = ReturnType<typeof beginWalk>

/** Goes through the admin as a person does and counts: each press, each field and each choice is a step. */
export function beginWalk(page: Page) {
  let steps = 0
  const menu = page.locator('aside.nav')
  const isDesk = (page.viewportSize()?.width ?? 0) >= 1366

  const walk = {
    page,
    steps: () => steps,
    /** The first screen, hydrated; at a desk with the menu beside it. */
    async start(): Promise<void> {
      await page.goto('/admin')
      await page.locator('aside.nav--nav-hydrated').waitFor({ state: 'attached' })
      if (isDesk) await page.locator('aside.nav--nav-open').waitFor()
    },
    async on(target: Locator): Promise<void> {
      steps += 1
      await target.click()
    },
    press(role: Role, name: string | RegExp, place: Place = page): Promise<void> {
      return walk.on(place.getByRole(role, { name, exact: true }))
    },
    async write(field: string | RegExp | Locator, text: string, place: Place = page) {
      steps += 1
      await inputOf(field, place).fill(text)
    },
    async choose(field: string | Locator, option: string, place: Place = page) {
      steps += 1
      await inputOf(field, place).selectOption({ label: option })
    },
    /** One of Payload's own lists of choices: it is opened, then chosen from. Its input has no name. */
    async pick(field: string, option: string): Promise<void> {
      await walk.on(page.locator(`#field-${field} .rs__control`))
      await walk.press('option', option)
    },
    async give(field: string | Locator, files: Parameters<Locator['setInputFiles']>[0]) {
      steps += 1
      await inputOf(field, page).setInputFiles(files)
    },
    /** A key is a step too where it does what a button does. */
    async key(name: string): Promise<void> {
      steps += 1
      await page.keyboard.press(name)
    },
    /** Opens the menu where it is closed. */
    async menu(name: string): Promise<void> {
      if (!/nav--nav-open/.test((await menu.getAttribute('class')) ?? '')) {
        // On a phone there are two, and the later one is seen.
        await walk.on(page.getByRole('button', { name: 'Open Menu' }).last())
      }
      await walk.on(menu.getByRole('link', { name, exact: true }))
    },
    /** A list writes its order into its address; a press before that is lost. */
    async list(name: string): Promise<void> {
      await walk.menu(name)
      await page.waitForURL(/[?&]limit=/)
    },
    /** Said twice where a list is empty. */
    create(): Promise<void> {
      return walk.on(page.getByRole('link', { name: /^Create new / }).first())
    },
    async search(text: string): Promise<void> {
      await walk.write(page.getByRole('textbox', { name: /^Search by / }), text)
      await page.waitForURL((url) => url.searchParams.get('search') === text)
    },
    async file(press: () => Promise<void>): Promise<Download> {
      const [file] = await Promise.all([page.waitForEvent('download'), press()])
      return file
    },
  }
  return walk
}

function inputOf(field: string | RegExp | Locator, place: Place): Locator {
  const isName = typeof field === 'string' || field instanceof RegExp
  return isName ? place.getByLabel(field, { exact: true }) : field
}
