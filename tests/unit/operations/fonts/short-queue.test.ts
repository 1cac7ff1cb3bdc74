import { expect, test } from 'vitest'
import { LineIsFull } from '@/domain/request-error'
import { runInLine } from '@/operations/fonts/run-visitors-job'

/** Work that goes on until it is let go. */
function heldWork() {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  return { work: () => held, letGo }
}

test('who comes when as many wait as may is refused, and heard again once one is done', async () => {
  const line = { name: 'a line of two', atOnce: 1, mostWaiting: 2 }
  const first = heldWork()
  const begun = runInLine(line, first.work)
  await Promise.resolve()
  const waiting = [runInLine(line, async () => 'second'), runInLine(line, async () => 'third')]

  await expect(runInLine(line, async () => 'fourth')).rejects.toThrow(LineIsFull)
  first.letGo()
  await begun
  expect(await Promise.all(waiting)).toEqual(['second', 'third'])
  expect(await runInLine(line, async () => 'fifth')).toBe('fifth')
})

test('work that fails makes room for the next', async () => {
  const line = { name: 'a line with a failure', atOnce: 1, mostWaiting: 1 }
  const failing = runInLine(line, () => Promise.reject(new Error('Broken')))

  await expect(failing).rejects.toThrow('Broken')
  expect(await runInLine(line, async () => 'done')).toBe('done')
})
