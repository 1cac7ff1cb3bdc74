import { inject, test as base } from 'vitest'
import type { EngineName } from './engine'
import { forbidScript } from './forbid-script'
import { openEngine } from './open-engine'
import { Page } from './page/page'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    engine: EngineName
  }
}

const ADDRESS = process.env.FOUNT_TEST_URL ?? ''

type Windows = {
  /** At a desk, 1280 px wide. */
  desk: Page
  /** A phone of 360 px with a finger, where the engine can be told so. */
  phone: Page
  /** At a desk, where no script runs. */
  plain: Page
}

type Browsers = { atDesk: Page; onPhone: Page; withoutScript: Page }

/** Each browser is opened once for all files; a test finds it as a new visitor would. */
export const test = base.extend<Windows & Browsers>({
  atDesk: [
    async ({}, provide) => {
      const engine = await openEngine(inject('engine'))
      await engine.resize({ width: 1280, height: 900 })
      await provide(new Page(engine, ADDRESS))
      await engine.end()
    },
    { scope: 'worker' },
  ],
  onPhone: [
    async ({}, provide) => {
      const engine = await openEngine(inject('engine'), { onPhone: true })
      await engine.resize({ width: 360, height: 780 })
      await provide(new Page(engine, ADDRESS))
      await engine.end()
    },
    { scope: 'worker' },
  ],
  withoutScript: [
    async ({ atDesk }, provide) => {
      const shop = await forbidScript(ADDRESS)
      await provide(new Page(atDesk.engine, shop.address))
      await shop.close()
    },
    { scope: 'worker' },
  ],
  desk: async ({ atDesk }, provide) => {
    await forgetVisitor(atDesk)
    await provide(atDesk)
  },
  phone: async ({ onPhone }, provide) => {
    await forgetVisitor(onPhone)
    await provide(onPhone)
  },
  plain: async ({ withoutScript }, provide) => {
    await provide(withoutScript)
  },
})

async function forgetVisitor(page: Page): Promise<void> {
  await page.goTo('/favicon.ico')
  await page.engine.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
    }
  }, null)
}
