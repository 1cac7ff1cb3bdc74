import { expect, test } from 'vitest'
import { shareWork } from '@/operations/concurrency'

test('the same asked for at once is made once, and anew when it is asked for later', async () => {
  let made = 0
  const make = async () => ++made
  const atOnce = await Promise.all([shareWork('sheet', make), shareWork('sheet', make)])

  expect([atOnce, await shareWork('sheet', make)]).toEqual([[1, 1], 2])
})

test('what could not be made is tried again by the next', async () => {
  const failing = shareWork('card', () => Promise.reject(new Error('Broken')))

  await expect(failing).rejects.toThrow('Broken')
  expect(await shareWork('card', async () => 'whole')).toBe('whole')
})
