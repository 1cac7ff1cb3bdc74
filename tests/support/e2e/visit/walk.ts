import { expect, type Page, type Request } from '@playwright/test'
import { randomFrom } from '../../faults/random-from'
import { nextFrames } from '../next-frames'
import { LAWFUL, watchLaws } from './laws'
import { reload, stepsByChance, type Step } from './visitor'

/** Whoever waits longer for a step is lost. */
const A_STEP_MS = 30_000

type Walk = { seed: number; steps: number; known?: readonly Step[] }

/** Goes on until a law is broken; then the trail says how to get there. */
export async function walk(page: Page, { seed, steps, known = [] }: Walk): Promise<string[]> {
  const random = randomFrom(seed)
  page.setDefaultTimeout(A_STEP_MS)
  const choices = stepsByChance(await listSlugs(page))
  const readLaws = await watchLaws(page)
  const untilQuiet = watchRequests(page)
  const trail: string[] = []
  const first = [...known]
  while (trail.length < steps) {
    const step = first.shift() ?? choices[random(choices.length)] ?? reload
    const done = await step(page, random).catch((error: unknown) => {
      const where = `seed ${seed.toString(16)}, at ${page.url()} after:\n${trail.join('\n')}`
      throw new Error(`${where}\n${String(error)}`, { cause: error })
    })
    if (done === null) continue
    trail.push(done)
    const said = `seed ${seed.toString(16)}, at ${page.url()} after:\n${trail.join('\n')}\n`
    // What is loaded in full meanwhile is looked at again.
    await expect(async () => {
      await untilQuiet()
      await settle(page)
      expect(await readLaws(), said).toEqual(LAWFUL)
    }).toPass({ timeout: A_STEP_MS })
  }
  return trail
}

/** A page that is still on its way is not judged. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await nextFrames(page)
}

const QUIET_MS = 150

/** Until nothing was asked for for a while; Playwright's own wait takes half a second each time. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = 0
  const note = (change: () => void) => {
    change()
    changedAt = Date.now()
  }
  page.on('request', (request) => note(() => open.add(request)))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => note(() => open.delete(request)))
  return async () => {
    const until = Date.now() + A_STEP_MS
    const isQuiet = () => open.size === 0 && Date.now() - changedAt > QUIET_MS
    while (!isQuiet() && Date.now() < until) await page.waitForTimeout(20)
  }
}

type Family = { slug: string; children: { slug: string }[] }

async function listSlugs(page: Page): Promise<string[]> {
  const families = (await (await page.request.get('/api/fonts')).json()) as Family[]
  return families.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])
}
