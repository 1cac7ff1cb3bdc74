import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SellerLinks } from '@/storefront/checkout/seller-links'

const PAGES = [
  { href: '/terms', label: 'Terms of sale' },
  { href: '/privacy', label: 'Privacy' },
]

test('where one pays stands who sells, how to write to them, their terms and their privacy', () => {
  const seller = {
    name: 'Typewerk Nord',
    email: 'hello@fonts.example',
    pages: PAGES,
    timeZone: 'UTC',
  }
  const html = renderToStaticMarkup(<SellerLinks seller={seller} />)

  expect(html).toContain('Sold by Typewerk Nord')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'mailto:hello@fonts.example',
    '/terms',
    '/privacy',
  ])
})

test('a shop that has neither shows nothing', () => {
  const seller = { name: 'Typewerk Nord', email: null, pages: [], timeZone: 'UTC' }
  expect(renderToStaticMarkup(<SellerLinks seller={seller} />)).toBe('')
})
