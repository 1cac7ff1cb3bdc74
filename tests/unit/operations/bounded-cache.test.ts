import { expect, test } from 'vitest'
import { BoundedCache } from '@/operations/bounded-cache'

function countedCache(most: number) {
  const made: string[] = []
  const cache = new BoundedCache<string>(most)
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return key
    })
  return { made, get }
}

test('the same is made once, also for those who ask at once', async () => {
  const { made, get } = countedCache(2)
  await Promise.all([get('a'), get('a')])
  await get('a')

  expect(made).toEqual(['a'])
})

test('what was not used for the longest goes first', async () => {
  const { made, get } = countedCache(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)

  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what could not be made is made again', async () => {
  const cache = new BoundedCache<string>(2)

  await expect(cache.get('a', () => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
  expect(await cache.get('a', async () => 'whole')).toBe('whole')
})
