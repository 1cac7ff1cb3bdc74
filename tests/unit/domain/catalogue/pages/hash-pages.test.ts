import { expect, test } from 'vitest'
import { hashPages, type PageContents } from '@/domain/catalogue/pages/hash-pages'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import type { SiteFrame } from '@/domain/site/frame/site-frame'

const FRAME = { name: 'Typewerk Nord', logo: null, icon: '', sharingPicture: null }

const NO_TYPEFACES = {
  familyCount: 0,
  hasStories: false as const,
  sale: null,
  prices: { currencies: ['EUR'], tax: 'before VAT' },
  seller: { name: 'Fount', email: null, pages: [], timeZone: 'UTC' },
}

function hashesOf({
  origin = null,
  isDemo = false,
  foot = [],
}: Partial<PageContents> & Pick<Partial<SiteFrame>, 'foot'>): Map<string, string> {
  const contents: PageContents = {
    origin,
    frame: { ...FRAME, bar: [], foot, ...NO_TYPEFACES },
    rows: [],
    typefaces: [],
    eulas: [],
    priceRules: null,
    readingFace: null,
    pages: [{ slug: 'about', title: 'About', body: null }],
    releases: new Map(),
    menuPreviews: new Map(),
    isDemo,
    trial: { rows: [] } as unknown as PageContents['trial'],
  }
  return hashPages(contents, (value) => JSON.stringify(value))
}

test('a shop that moves to another address makes every page anew that names it', () => {
  const before = hashesOf({ origin: 'https://old.example' })
  const same = sameIn(before, hashesOf({ origin: 'https://new.example' }))

  expect(before.size).toBeGreaterThan(5)
  expect(same).toEqual([FAILURE_PAGE])
})

test('a shop that begins to sell makes every page anew that called it a demo shop', () => {
  const before = hashesOf({ isDemo: true })

  expect([...before.keys()]).toContain('/licence')
  expect(sameIn(before, hashesOf({ isDemo: false }))).toEqual([FAILURE_PAGE, '/about', '/licences'])
})

test('a link in the foot makes every page anew but the shop, which has none', () => {
  const linked = hashesOf({ foot: [[{ href: '/imprint', label: 'Imprint' }]] })

  expect(sameIn(hashesOf({}), linked)).toEqual(['/shop'])
})

function sameIn(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before.keys()].filter((path) => before.get(path) === after.get(path))
}
