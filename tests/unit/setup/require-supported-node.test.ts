import { expect, test } from 'vitest'
import { isAtLeast } from '@/setup/require-supported-node.mjs'

test.each([
  { version: '20.19.0', supported: true },
  { version: '20.20.2', supported: true },
  { version: '22.0.0', supported: true },
  { version: '20.18.9', supported: false },
  { version: '18.20.4', supported: false },
])('Node $version is supported: $supported', ({ version, supported }) => {
  expect(isAtLeast(version, '20.19')).toBe(supported)
})
