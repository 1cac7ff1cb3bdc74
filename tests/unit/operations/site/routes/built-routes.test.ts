import { expect, test, vi } from 'vitest'

// The shop's own environment is read as this file is loaded.
vi.hoisted(() => {
  process.env.PAYLOAD_SECRET ||= 'a secret for tests alone'
})

const { describeRoutes } = await import('@/operations/site/routes/built-routes')

test('what Next built is described in the words of the shop: its own pages, what is dynamic, what was rendered', () => {
  const files = {
    '/(payload)/admin/[[...segments]]/page': '/admin/[[...segments]]',
    '/(shop)/(panel)/cart/[cart_key]/page': '/cart/[cart_key]',
    '/(shop)/(default)/explore_old/[[...slug]]/page': '/explore_old/[[...slug]]',
    '/(shop)/(default)/eula/[id]/page': '/eula/[id]',
    '/(shop)/(default)/missing/[kind]/page': '/missing/[kind]',
    '/(shop)/(default)/page': '/',
    '/_not-found/page': '/_not-found',
    '/builds/latest.json/route': '/builds/latest.json',
    '/icon.svg/route': '/icon.svg',
  }
  const pages = {
    '/explore_old': { srcRoute: '/explore_old/[[...slug]]' },
    '/': { srcRoute: '/' },
    '/_not-found': { srcRoute: '/_not-found' },
    '/icon.svg': { srcRoute: '/icon.svg' },
  }
  const dynamic = { '/eula/[id]': {}, '/explore_old/[[...slug]]': {} }

  expect(describeRoutes({ files, pages, dynamic })).toEqual({
    routes: {
      '/': { prerender: true },
      '/cart/{cart_key}': { prerender: false },
      '/eula/{id}': { prerender: true },
      '/explore_old/{slug?}': { prerender: true },
    },
    prerendered: ['/', '/explore_old'],
  })
})
