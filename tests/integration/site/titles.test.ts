import type { Metadata } from 'next'
import { afterAll, expect, test, vi } from 'vitest'
import { generateMetadata as ofTester } from '@/app/(shop)/(default)/explore/[slug]/page'
import { generateMetadata as ofReleases } from '@/app/(shop)/(default)/typeface/[slug]/releases/page'
import { generateMetadata as ofTypeface } from '@/app/(shop)/(default)/typeface/[slug]/page'
import { generateMetadata as ofExplore } from '@/app/(shop)/(default)/explore/page'
import { generateMetadata as ofCompare } from '@/app/(shop)/(default)/compare/page'
import { generateMetadata as ofTrial } from '@/app/(shop)/(default)/trial/page'
import { generateMetadata as ofCheck } from '@/app/(shop)/(default)/licence/page'
import { generateMetadata as ofLicences } from '@/app/(shop)/(default)/licences/page'
import { generateMetadata as ofShop } from '@/app/(shop)/(panel)/shop/page'
import { listTypefaceSlugs } from '@/operations/catalogue/typefaces/find-typeface'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

/** As long as the lists of search engines show. */
const LONGEST_DESCRIPTION = 160

function titleOf({ title }: Metadata): string {
  return typeof title === 'object' && title && 'absolute' in title ? title.absolute : String(title)
}

test('every page says in its own words what it is', async () => {
  const slugs = await listTypefaceSlugs(payload)
  const ofFamilies = slugs.flatMap((slug) => {
    const props = { params: Promise.resolve({ slug }) }
    return [ofTypeface(props), ofTester(props), ofReleases(props)]
  })
  const comparisons = [{}, { typefaces: slugs.slice(0, 2).join() }].map((asked) =>
    ofCompare({ searchParams: Promise.resolve(asked) }),
  )
  const others = [ofExplore(), ofTrial(), ofCheck(), ofShop(), ofLicences()]
  const pages = await Promise.all([...ofFamilies, ...comparisons, ...others])
  const descriptions = pages.map(({ description }) => description ?? '')

  expect(slugs.length).toBeGreaterThan(3)
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
  expect(descriptions.filter((words) => words.length < 20)).toEqual([])
  expect(descriptions.filter((words) => words.length > LONGEST_DESCRIPTION)).toEqual([])
})

test('a typeface of which nobody wrote anything says its kind, its shop and what can be done', async () => {
  await payload.create({
    collection: 'typefaces',
    data: {
      name: 'Almery',
      slug: 'almery',
      category: 'mono',
      trialPolicy: 'none',
      _status: 'published',
    },
    depth: 0,
    overrideAccess: true,
  })
  const { description, ...metadata } = await ofTypeface({
    params: Promise.resolve({ slug: 'almery' }),
  })
  const { name } = await payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true })

  expect(titleOf(metadata)).toBe(`Almery, a monospaced typeface: fonts by ${name}`)
  expect(description).toBe(`Try Almery in the browser and license it from ${name}.`)
})
