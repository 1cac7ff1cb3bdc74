import { expect, test } from 'vitest'
import { readablePath } from '@/domain/site/readable-path'

test.each([
  ['/gr%C3%B6%C3%9Fe/x', '/größe/x'],
  ['/%D9%88%D8%B2%DB%8C%D8%B1', '/وزیر'],
  ['/%e0%a4%95%e0%a4%bf', '/कि'],
  // Nothing that would read as another path, turn its direction, or hide.
  ['/a%2Fb%20c%3Fd', '/a%2Fb%20c%3Fd'],
  ['/x%E2%80%AEy%00', '/x%E2%80%AEy%00'],
  ['/half%C3', '/half%C3'],
  ['/100%', '/100%'],
])('%s reads as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
})
