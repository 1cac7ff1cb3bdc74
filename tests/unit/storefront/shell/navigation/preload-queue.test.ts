import { afterEach, expect, test, vi } from 'vitest'
import { openPreloadQueue } from '@/storefront/shell/navigation/start-preloading'

afterEach(() => void vi.useRealTimers())

/** A queue that records what it sends. */
function aQueue(mayPreload = () => true) {
  const sent: string[] = []
  const queue = openPreloadQueue(mayPreload)
  const preload = (path: string) => ({ path, send: () => void sent.push(path) })
  return { queue, sent, preload, see: (path: string) => queue.add(preload(path)) }
}

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at + 1}`)

test('four preloads are under way at once, the next waits for a place', () => {
  const { queue, sent, see } = aQueue()
  paths(6).forEach(see)
  expect(sent).toEqual(['/1', '/2', '/3', '/4'])

  queue.arrive('/2')
  expect(sent).toEqual(['/1', '/2', '/3', '/4', '/5'])
})

test('a link that left the view before its turn is never requested', () => {
  const { queue, sent, preload, see } = aQueue()
  const passedBy = preload('/passed-by')
  paths(4).forEach(see)
  queue.add(passedBy)
  see('/stays')
  queue.drop(passedBy)
  queue.arrive('/1')
  queue.arrive('/2')

  expect(sent).toEqual(['/1', '/2', '/3', '/4', '/stays'])
})

test('two links to one page preload it once', () => {
  const { queue, sent, see } = aQueue()
  see('/shop')
  see('/shop')
  queue.arrive('/shop')
  see('/shop')

  expect(sent).toEqual(['/shop'])
})

test('a page that was opened by itself is not preloaded after', () => {
  const { queue, sent, see } = aQueue()
  queue.arrive('/shop')
  see('/shop')

  expect(sent).toEqual([])
})

test('after five minutes a page is no longer cached, and preloaded again', () => {
  vi.useFakeTimers()
  const { queue, sent, see } = aQueue()
  see('/shop')
  queue.arrive('/shop')
  vi.advanceTimersByTime(300_000)
  see('/shop')

  expect(sent).toEqual(['/shop', '/shop'])
})

test('a preload that nobody sees arrive gives its place up after ten seconds', () => {
  vi.useFakeTimers()
  const { sent, see } = aQueue()
  paths(5).forEach(see)
  vi.advanceTimersByTime(9_999)
  expect(sent).toHaveLength(4)

  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(5)
})

test('nothing is sent while preloading is not wanted', () => {
  const { sent, see } = aQueue(() => false)
  paths(2).forEach(see)

  expect(sent).toEqual([])
})
