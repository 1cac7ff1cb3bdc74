import { expect, test } from 'vitest'
import { runExclusive, runInTurn } from '@/operations/concurrency'

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

test('where one finds the database away all behind it are told so, and who comes later tries again', async () => {
  const away = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  const tries: string[] = []
  const work = (name: string, outcome: Promise<string>) => () => {
    tries.push(name)
    return outcome
  }
  const meet = new Promise<string>((_, reject) => setTimeout(() => reject(away), 5))

  const together = await Promise.allSettled([
    runInTurn('number', work('first', Promise.resolve('1'))),
    runInTurn('number', work('second', meet)),
    runInTurn('number', work('third', Promise.resolve('3'))),
    runInTurn('number', work('fourth', Promise.resolve('4'))),
  ])
  const later = await runInTurn('number', work('later', Promise.resolve('5')))

  expect(together).toEqual([
    { status: 'fulfilled', value: '1' },
    ...[1, 2, 3].map(() => ({ status: 'rejected', reason: away })),
  ])
  expect([later, tries]).toEqual(['5', ['first', 'second', 'later']])
})
