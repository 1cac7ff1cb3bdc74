import { expect, test } from 'vitest'
import { runSideBySide } from '@/setup/processes/run-side-by-side.mjs'

test('jobs run a few at once, in their order', async () => {
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => gates.set(name, resolve))
  }
  const run = runSideBySide([job('a'), job('b'), job('c')], 2)
  expect(begun).toEqual(['a', 'b'])

  gates.get('b')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  for (const open of gates.values()) open()
  await run
})

test('the first that fails is what is reported, and what waited never begins', async () => {
  const begun: string[] = []
  const run = runSideBySide(
    [
      () => Promise.reject(new Error('Lint found something.')),
      () => Promise.resolve(),
      () => {
        begun.push('c')
        return Promise.resolve()
      },
    ],
    1,
  )

  await expect(run).rejects.toThrow('Lint found something.')
  expect(begun).toEqual([])
})
