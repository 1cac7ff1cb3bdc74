import { expect, test } from 'vitest'
import { creepAfter } from '@/storefront/shell/loading-progress'

test('the bar creeps for two seconds, ever slower, and then waits', () => {
  const way = [0, 500, 1000, 2000, 9000].map((elapsed) => Number(creepAfter(elapsed).toFixed(2)))

  expect(way).toEqual([0, 0.34, 0.55, 0.9, 0.9])
})
