import { expect, test, vi } from 'vitest'

/** As Next does it: each bundle evaluates the module by itself. */
async function evaluateAgain() {
  vi.resetModules()
  return { ...(await import('@/platform/shared')), ...(await import('@/operations/concurrency')) }
}

test('bundles that evaluate a module apart have one state between them', async () => {
  const pages = await evaluateAgain()
  const endpoints = await evaluateAgain()
  const name = `numbers of ${Date.now()}`

  pages.shared(name, () => new Map<string, number>()).set('first', 1)

  expect(endpoints.shared).not.toBe(pages.shared)
  expect(endpoints.shared(name, () => new Map<string, number>()).get('first')).toBe(1)
})

test('what one bundle does at a time waits for what another does', async () => {
  const scheduler = await evaluateAgain()
  const api = await evaluateAgain()
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    events.push(`${name} ends`)
  }

  await Promise.all([
    scheduler.runExclusive('one typeface', work('scheduler')),
    api.runExclusive('one typeface', work('api')),
  ])

  expect(events).toEqual(['scheduler begins', 'scheduler ends', 'api begins', 'api ends'])
})
