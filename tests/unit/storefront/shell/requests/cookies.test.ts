import { afterEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from '@/storefront/shell/requests/browser-storage'

/** A page whose cookie is whatever was written last. */
function aPage(protocol: 'http:' | 'https:'): { cookie: string } {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  return page
}

const isText = (value: unknown): value is string => typeof value === 'string'

afterEach(() => void vi.unstubAllGlobals())

test('a cookie is JSON, for every path, for this shop’s own pages', () => {
  const page = aPage('http:')

  writeCookie('cart', { key: 'a;b', lines: 2 }, { maxAgeInSeconds: 60 })

  expect(page.cookie).toBe(
    'cart=%7B%22key%22%3A%22a%3Bb%22%2C%22lines%22%3A2%7D; Path=/; Max-Age=60; SameSite=Strict',
  )
})

test('over https a cookie stays there', () => {
  const page = aPage('https:')

  writeCookie('theme', 'negative', { maxAgeInSeconds: 60 })

  expect(page.cookie).toBe('theme=%22negative%22; Path=/; Max-Age=60; SameSite=Strict; Secure')
})

test('a cookie without an age is removed', () => {
  const page = aPage('http:')

  writeCookie('cart', { key: 'a' }, { maxAgeInSeconds: 0 })

  expect(page.cookie).toBe('cart=; Path=/; Max-Age=0; SameSite=Strict')
})

test.each([
  ['theme=%22a%20b%22', 'a b'],
  ['other=1; theme=%22x%3Dy%22', 'x=y'],
  ['subtheme=%22a%22', null],
  ['theme=', null],
  ['theme=7', null],
  ['theme=plain', null],
])('out of %j is read %j', (cookies, value) => {
  expect(readCookie('theme', isText, cookies)).toBe(value)
})
