import { expect, test } from 'vitest'
import { composeSitemap } from '@/domain/site/search/compose-sitemap'

const origin = 'https://fonts.example'
const entries = ['/', '/explore', '/about'].map((path) => ({ path, changedAt: null }))

const addressesIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('a sitemap names absolute addresses, with the day of the last change where it is known', () => {
  const changed = { path: '/typeface/a&b', changedAt: '2026-11-01T10:00:00.000Z' }

  expect(composeSitemap([{ path: '/', changedAt: null }, changed], { origin })).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://fonts.example/</loc></url>',
      '<url><loc>https://fonts.example/typeface/a&amp;b</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('what is too long for one file becomes a list of parts, which hold every address once', () => {
  const part = (number: number) => composeSitemap(entries, { origin, part: number, most: 2 })

  expect(addressesIn(composeSitemap(entries, { origin, most: 2 }))).toEqual([
    'https://fonts.example/sitemap.xml?part=1',
    'https://fonts.example/sitemap.xml?part=2',
  ])
  expect([...addressesIn(part(1)), ...addressesIn(part(2))]).toEqual(
    entries.map(({ path }) => origin + path),
  )
  expect([part(0), part(3)]).toEqual([null, null])
})
