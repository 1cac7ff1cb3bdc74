import { afterEach, expect, test, vi } from 'vitest'
import { gatherLogs } from '../../support/shop/gather-logs'

afterEach(() => vi.unstubAllEnvs())

const REFUSAL = Object.assign(new Error('Those were many.'), { status: 429 })

test.each([
  ['off', 1],
  ['on', 0],
])('with a line for each request %s, a refusal writes %i more', async (logs, lines) => {
  vi.stubEnv('LOG_REQUESTS', logs)
  vi.resetModules()
  const { shopLogger } = await import('@/operations/shop-logger')
  const written = gatherLogs()
  shopLogger.error({ err: REFUSAL })
  written.stop()

  expect(written.text().split('\n').filter(Boolean)).toHaveLength(lines)
})

test('an entry is two kilobytes at most, whatever is logged, and ends its line', async () => {
  const { shopLogger } = await import('@/operations/shop-logger')
  const written = gatherLogs()
  const cause = new Error('why '.repeat(1000))
  shopLogger.error({
    err: new Error('It failed '.repeat(1000), { cause }),
    msg: 'Timed work failed',
  })
  shopLogger.warn({ msg: 'ä'.repeat(4000) })
  written.stop()
  const [crash = '', long = ''] = written.text().split(/(?=^\[)/m)

  expect([crash, long].map((entry) => Buffer.byteLength(entry) <= 2048)).toEqual([true, true])
  expect(crash).toContain('Timed work failed')
  expect(crash).toContain('shop-logger.test.ts')
  expect(long).toMatch(/ä …\n$/)
})
