import { expect, test } from 'vitest'
import { DEMO_EULAS, DEMO_LICENCE_TYPES } from '@/seed/demo-licences'
import { DEMO_PAGES } from '@/seed/seed-pages'

const SOLD = DEMO_LICENCE_TYPES.filter(({ kind }) => kind === 'retail')

function textOf(title: string): string {
  const eula = DEMO_EULAS.find((one) => one.title === title)
  return (eula?.sections ?? []).map(({ text }) => text).join(' ')
}

test('the Desktop text names every other licence that is sold, for what it leaves to that one', () => {
  const others = SOLD.filter(({ key }) => key !== 'desktop').map(({ name }) => `${name} licence`)
  expect(others.filter((name) => !textOf('Desktop licence').includes(name))).toEqual([])
})

test('no text gives away a use that another licence sells', () => {
  const desktop = textOf('Desktop licence')
  expect(desktop.match(/Set anything[^.]*\b(films?|videos?|websites?|apps?|e-books?)\b/)).toBeNull()
})

test('a text that calls a use an agreement’s own is none of a use that has its licence', () => {
  const servers = ['Desktop licence', 'Web licence'].map((title) => textOf(title))
  expect(servers.every((text) => text.includes('Server licence'))).toBe(true)
})

test('no page counts by hand what staff may sell more of', () => {
  const texts = JSON.stringify(DEMO_PAGES)
  expect(
    texts.match(/\b(two|three|four|five|six|seven|eight|nine|ten) (such|licences|places|kinds)/i),
  ).toBeNull()
})

test('a licence lasts as long as its paper says, not for good whatever it says', () => {
  const ends = DEMO_EULAS.filter(({ sections }) =>
    sections.some(({ text }) => text.includes('lasts for good')),
  )
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.every(({ title }) => textOf(title).includes('unless it names a term'))).toBe(true)
})
