import { expect, test } from 'vitest'
import { runExclusive } from '@/operations/run-exclusive'

test('work on one typeface is done one after another, though some of it fails', async () => {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log.push(`${name} ends`)
  }

  const outcomes = await Promise.allSettled([
    runExclusive('fraunces', work('first')),
    runExclusive('fraunces', () => Promise.reject(new Error('refused'))),
    runExclusive('fraunces', work('third')),
  ])

  expect(log).toEqual(['first begins', 'first ends', 'third begins', 'third ends'])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
