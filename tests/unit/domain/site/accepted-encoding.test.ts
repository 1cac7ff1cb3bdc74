import { expect, test } from 'vitest'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
])('of "%s" the smallest body taken is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
