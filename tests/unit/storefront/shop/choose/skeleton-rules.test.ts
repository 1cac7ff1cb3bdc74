import { expect, test } from 'vitest'
import { skeletonRules } from '@/storefront/shop/choose/skeleton-rules'
import { aChoice, aStyle, theRules } from '../a-shop-choice'

test('before its prices come a typeface has as many lines as its styles and its offers take', () => {
  const choices = [aChoice({ slug: 'garnet' })]
  expect(skeletonRules(choices, theRules())).toBe(
    ':is([data-typeface="garnet"]) .skeleton-choice{display:contents;--name:"Garnet";--pairs:grid;--rows:2;--offer-0:block}',
  )
})

test('a typeface of one style has one high line', () => {
  const choices = [aChoice({ styles: [aStyle()], familyPrice: null })]
  expect(skeletonRules(choices, theRules())).toContain('--one:block}')
})

test('a superfamily has a line for each child, wherever among them the URL leads', () => {
  const child = (slug: string) => aChoice({ id: slug, slug, familyPrice: null })
  const choices = [aChoice({ styles: [], children: [child('sans'), child('mono')] })]
  const rules = skeletonRules(choices, theRules())
  expect(rules).toContain('[data-typeface="garnet"],[data-typeface="sans"],[data-typeface="mono"]')
  expect(rules).toContain('--rows:2;--kids:block;--closed:1')
})

test('no name ends the element its rules stand in', () => {
  const rules = skeletonRules([aChoice({ name: 'A "</style>' })], theRules())
  expect(rules).toContain('--name:"A \\"\\3c /style>"')
})
