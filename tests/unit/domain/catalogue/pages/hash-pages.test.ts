import { expect, test } from 'vitest'
import { hashPages, type PageContents } from '@/domain/catalogue/pages/hash-pages'
import { FAILURE_PAGE } from '@/domain/site/failure-page'

const FRAME = { name: 'Typewerk Nord', logo: null, icon: '', sharingPicture: null }

function hashesAt(origin: string | null): Map<string, string> {
  const contents: PageContents = {
    origin,
    frame: { ...FRAME, bar: [], foot: [], familyCount: 0 },
    ...{ rows: [], typefaces: [], eulas: [], priceRules: null, readingFace: null },
    pages: [{ slug: 'about', title: 'About', body: null }],
    ...{ releases: new Map(), menuPreviews: new Map(), isDemo: false },
    trial: { rows: [] } as unknown as PageContents['trial'],
  }
  return hashPages(contents, (value) => JSON.stringify(value))
}

test('a shop that moves to another address makes every page anew that names it', () => {
  const [before, after] = [hashesAt('https://old.example'), hashesAt('https://new.example')]
  const same = [...before.keys()].filter((path) => before.get(path) === after.get(path))

  expect(before.size).toBeGreaterThan(5)
  expect(same).toEqual([FAILURE_PAGE])
})
