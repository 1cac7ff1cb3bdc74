import { expect, test } from 'vitest'
import { rulesFor } from '@/domain/site/build-manifest'

const KEPT = { prerender: true }
const MADE = { prerender: false }

const ROUTES = {
  '/': KEPT,
  '/{slug}': KEPT,
  '/cart/{cart_key}': MADE,
  '/explore': MADE,
  '/explore/{slug}': KEPT,
  '/explore_old/{slug?}': MADE,
}

test.each([
  ['the home page', '/', KEPT],
  ['a page of the foundry', '/about', KEPT],
  ['a route by its own name, before any slug', '/explore', MADE],
  ['a slug below it', '/explore/fraunces', KEPT],
  ['a slug that may be left out', '/explore_old', MADE],
  ['the same with its slug', '/explore_old/fraunces', MADE],
  ['a slash at the end', '/cart/k3y/', MADE],
  ['too long a path', '/explore/fraunces/bold', null],
  ['no route at all', '/licence/1', null],
])('the rules of %s', (_, path, rules) => {
  expect(rulesFor(path, ROUTES)).toEqual(rules)
})
