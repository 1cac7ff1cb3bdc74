import { expect, test } from 'vitest'
import { isKeptFromSearch } from '@/domain/site/search/hidden-from-search'

test.each([
  '/explore?facts=weight:900',
  '/explore?find=serif&view=wall',
  '/explore_old',
  '/explore_old/fraunces',
  '/explore/fraunces?text=Quince',
  '/typeface/fraunces?style=bold',
  '/compare?typefaces=a,b',
  '/shop?typeface=fraunces',
  '/cart/key',
  '/order/key?thanks',
  '/quote/key',
  '/licence/key',
  '/my-licences',
  '/my-licences/token',
  '/mail/key',
  '/preview/typefaces/1',
  '/admin',
  '/admin/collections/orders',
])('search engines leave %s out', (url) => {
  expect(isKeptFromSearch(url)).toBe(true)
})

test.each([
  '/',
  '/explore',
  '/explore?utm_source=letter',
  '/explore/fraunces',
  '/typeface/fraunces',
  '/typeface/fraunces/releases',
  '/compare',
  '/shop',
  '/licence',
  '/licences',
  '/trial',
  '/write',
  '/about?text=x',
  '/cartography',
  '/orders',
])('search engines may list %s', (url) => {
  expect(isKeptFromSearch(url)).toBe(false)
})
