import type { Page } from '@playwright/test'

type Noted = { name: string; at: number }
type Noting = { noted?: Noted[] }

/** From the next page on: which browser fonts script registers, in their order, and when. */
export async function noteRegistered(page: Page): Promise<() => Promise<Noted[]>> {
  await page.addInitScript(() => {
    const noted: { name: string; at: number }[] = []
    Object.assign(globalThis, { noted })
    const add = FontFaceSet.prototype.add
    FontFaceSet.prototype.add = function (face) {
      noted.push({ name: face.family.replaceAll('"', ''), at: performance.now() })
      return add.call(this, face)
    }
  })
  return () => page.evaluate(() => (globalThis as Noting).noted ?? [])
}
