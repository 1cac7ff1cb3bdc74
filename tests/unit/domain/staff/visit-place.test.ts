import fc from 'fast-check'
import { expect, test } from 'vitest'
import { browserName, shortAddress } from '@/domain/staff/visit-place'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['curl/8.5.0', null],
  ['', null],
])('%s is %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))

test('an address is told without its end', () => {
  expect(
    ['203.0.113.77', '::ffff:203.0.113.77', '2001:db8:4a:1::77', '2001:db8::77', '::1'].map(
      shortAddress,
    ),
  ).toEqual(['203.0.113.…', '203.0.113.…', '2001:db8:4a:…', '2001:db8:0:…', '0:0:0:…'])
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      const parts = shortAddress(address).split(/[.:]/)
      expect(parts.length).toBeLessThanOrEqual(4)
      expect(parts.at(-1)).toBe('…')
    }),
  )
})
