import { expect, test } from 'vitest'
import { routePattern } from '@/domain/site/route-pattern'

test.each([
  ['/api/order/checkout', '/api/order/checkout'],
  ['/api/order/stripe/create?x=1', '/api/order/stripe/create'],
  ['/api/download/WyJhIl0.abc', '/api/download/:token'],
  ['/order/Zk3hV9mXq2LwT8yB1nRs4cDe', '/order/:key'],
  ['/cart/abcdefabcdef', '/cart/:key'],
  ['/admin/reset/abcdef', '/admin/reset/:token'],
  ['/api/typefaces/0192f3a4-5b6c-7d8e-9f01-23456789abcd', '/api/typefaces/:id'],
  ['/api/users/forgot-password', '/api/users/forgot-password'],
])('%s is named %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern)
})
