import { expect, test } from 'vitest'
import { findBrowser } from '@/setup/checks/find-browser.mjs'

const here = process.execPath

test('the browser that was chosen comes first', () => {
  expect(findBrowser(here, ['/usr/bin/env'])).toBe(here)
})

test('else the first that exists', () => {
  expect(findBrowser(undefined, ['/nowhere/chromium', here])).toBe(here)
})

test('else none', () => {
  expect(findBrowser('/nowhere/chrome', ['/nowhere/chromium'])).toBeNull()
})
