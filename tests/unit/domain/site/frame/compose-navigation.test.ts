import { expect, test } from 'vitest'
import {
  barLinks,
  footLists,
  isNavigationAddress,
  type NavigationEntry,
  type PublishedPage,
  usualBar,
  usualFoot,
} from '@/domain/site/frame/compose-navigation'
import type { StoryKind } from '@/domain/site/stories/story'
import { staysInShop } from '@/domain/site/frame/site-frame'

const LICENCES: PublishedPage = { id: '1', slug: 'licences', title: 'Licences', legal: null }
const ABOUT: PublishedPage = { id: '2', slug: 'about', title: 'About', legal: null }
const PRIVACY: PublishedPage = { id: '3', slug: 'datenschutz', title: 'Privacy', legal: 'privacy' }
const IMPRINT: PublishedPage = { id: '4', slug: 'impressum', title: 'Impressum', legal: 'imprint' }
const MINE = { label: 'My licences', href: '/my-licences' }
const CHECK = { label: 'Check a licence', href: '/licence' }
const WRITE = { label: 'Write to us', href: '/write' }
const NOTHING = {
  bar: [],
  foot: [],
  pages: [],
  hasCatalogue: true,
  hasTrials: false,
  storyKinds: [] as StoryKind[],
}

function toPage(page: string | null, label = 'A page'): NavigationEntry {
  return { label, kind: 'page', page, address: null }
}

function toAddress(address: string | null): NavigationEntry {
  return { label: 'Elsewhere', kind: 'address', page: null, address }
}

test('where staff made no entry the bar leads to the catalogue, to the licences and to one’s own', () => {
  expect(barLinks({ ...NOTHING, pages: [LICENCES, ABOUT] })).toEqual([
    { label: 'Explore', href: '/explore' },
    { label: 'Licences', href: '/licences' },
    MINE,
  ])
})

test('the bar of a shop without pages leads to no page that is not there', () => {
  expect(barLinks(NOTHING)).toEqual([{ label: 'Explore', href: '/explore' }, MINE])
})

test('where the foundry lends trial fonts, bar and foot lead to them', () => {
  const trial = { label: 'Trial fonts', href: '/trial' }
  const navigation = { ...NOTHING, hasTrials: true }

  expect(barLinks(navigation)).toContainEqual(trial)
  expect(footLists(navigation).flat()).toContainEqual(trial)
})

test('no link leads to a catalogue that is empty', () => {
  const explore: NavigationEntry = { ...toPage(null, 'All faces'), kind: 'explore' }
  const empty = { ...NOTHING, hasCatalogue: false }
  expect(barLinks(empty)).toEqual([MINE])
  expect(barLinks({ ...empty, bar: [explore] })).toEqual([])
  expect(footLists({ ...empty, pages: [ABOUT] })).toEqual([
    [],
    [{ label: 'About', href: '/about' }, MINE, CHECK, WRITE],
  ])
})

test('where staff made no entry the foot lists the catalogue and every page, those the law asks for last', () => {
  expect(footLists({ ...NOTHING, pages: [PRIVACY, LICENCES, IMPRINT, ABOUT] })).toEqual([
    [
      { label: 'Typefaces', href: '/' },
      { label: 'Explore', href: '/explore' },
      { label: 'Compare', href: '/compare' },
    ],
    [
      { label: 'Licences', href: '/licences' },
      { label: 'About', href: '/about' },
      MINE,
      CHECK,
      WRITE,
      { label: 'Impressum', href: '/impressum' },
      { label: 'Privacy', href: '/datenschutz' },
    ],
  ])
})

test('the foot that staff made keeps the way to one’s own licences and the pages the law asks for, each once', () => {
  const foot = [toPage('2', 'Who we are'), toPage('3', 'Data')]
  expect(footLists({ ...NOTHING, foot, pages: [ABOUT, PRIVACY, IMPRINT] })).toEqual([
    [
      { label: 'Who we are', href: '/about' },
      { label: 'Data', href: '/datenschutz' },
    ],
    [MINE, CHECK, WRITE, { label: 'Impressum', href: '/impressum' }],
  ])
})

test('the foot that staff made keeps the way to trial fonts, which the bar of a phone leaves to it', () => {
  const navigation = { ...NOTHING, foot: [toPage('2')], pages: [ABOUT], hasTrials: true }
  const [, always] = footLists(navigation)
  expect(always).toEqual([{ label: 'Trial fonts', href: '/trial' }, MINE, CHECK, WRITE])
})

test('an entry is shown in its order, by its own label', () => {
  const explore: NavigationEntry = { ...toPage(null, 'All faces'), kind: 'explore' }
  const bar = [toAddress('https://example.org/journal'), explore, toPage('2', 'Us')]
  expect(barLinks({ ...NOTHING, bar, pages: [ABOUT] })).toEqual([
    { label: 'Elsewhere', href: 'https://example.org/journal' },
    { label: 'All faces', href: '/explore' },
    { label: 'Us', href: '/about' },
  ])
})

test('what is told has its links once there is some of its kind, and no list of nothing is linked', () => {
  const news: NavigationEntry = { ...toPage(null, 'What is new'), kind: 'news' }
  const essays: NavigationEntry = { ...toPage(null, 'Essays'), kind: 'essays' }
  const linksWith = (...storyKinds: StoryKind[]) => [
    barLinks({ ...NOTHING, bar: [news, essays], storyKinds }).map(({ href }) => href),
    footLists({ ...NOTHING, storyKinds })
      .flat()
      .map(({ href }) => href)
      .filter(isOfStories),
  ]
  const isOfStories = (href: string) => ['/news', '/essays'].includes(href)

  expect(linksWith()).toEqual([[], []])
  expect(linksWith('essay')).toEqual([['/essays'], ['/essays']])
  expect(linksWith('essay', 'news')).toEqual([
    ['/news', '/essays'],
    ['/news', '/essays'],
  ])
})

test('pictures in use are linked once there is one', () => {
  const bar: NavigationEntry[] = [{ ...toPage(null, 'At work'), kind: 'in_use' }]
  const linksWith = (hasUses: boolean) => [
    barLinks({ ...NOTHING, bar, hasUses }).map(({ href }) => href),
    footLists({ ...NOTHING, hasUses })
      .flat()
      .slice(3, -3),
  ]

  expect(linksWith(false)).toEqual([[], []])
  expect(linksWith(true)).toEqual([['/in-use'], [{ label: 'In use', href: '/in-use' }]])
})

test('an entry whose page is not published, or was deleted, is not shown', () => {
  expect(barLinks({ ...NOTHING, bar: [toPage('9'), toPage(null)], pages: [ABOUT] })).toEqual([])
})

test('an unsafe address is not shown, however it came into the database', () => {
  const bar = ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', '', null]
  expect(barLinks({ ...NOTHING, bar: bar.map(toAddress) })).toEqual([])
})

test.each([
  ['https://example.org', true],
  ['mailto:hello@example.org', true],
  ['tel:+4930123', true],
  ['/typeface/fraunces', true],
  ['about', false],
  ['#top', false],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['/\\example.org', false],
])('whether an entry may lead to %j: %s', (address, may) => {
  expect(isNavigationAddress(address)).toBe(may)
})

test.each([
  ['/about', true],
  ['/', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['https://example.org', false],
])('whether %j stays in the shop: %s', (href, stays) => {
  expect(staysInShop(href)).toBe(stays)
})

test('the usual entries of both menus lead where the menus without entries lead', () => {
  const pages = [
    { id: 'l', slug: 'licences', title: 'Licences', legal: null },
    { id: 'a', slug: 'about', title: 'About', legal: null },
    { id: 'i', slug: 'imprint', title: 'Imprint', legal: 'imprint' as const },
  ]
  const storyKinds: StoryKind[] = ['news', 'essay']
  const navigation = { ...NOTHING, pages, storyKinds, hasTrials: true }
  const usual = { ...navigation, bar: usualBar(pages), foot: usualFoot(pages) }
  const inOrder = (lists: { href: string }[][]) =>
    lists
      .flat()
      .map(({ href }) => href)
      .toSorted()

  expect(barLinks(usual)).toEqual(barLinks(navigation))
  expect(inOrder(footLists(usual))).toEqual(inOrder(footLists(navigation)))
})
