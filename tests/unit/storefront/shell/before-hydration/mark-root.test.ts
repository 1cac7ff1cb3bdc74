import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from '@/storefront/shell/before-hydration/inline-scripts'

function runHead(
  localStorage: unknown,
  search = '',
  { pathname = '/', hash = '', type = 'reload', cookie = '' } = {},
) {
  const classes: string[] = []
  const root = {
    dataset: {} as Record<string, string>,
    classList: { add: classes.push.bind(classes) },
  }
  runInNewContext(HEAD_SCRIPT.source, {
    addEventListener: () => undefined,
    document: { documentElement: root, cookie, fonts: { load: () => undefined } },
    history: { scrollRestoration: 'auto' },
    location: { pathname, search, hash },
    performance: { getEntriesByType: () => [{ type }] },
    localStorage,
    setTimeout: () => undefined,
    AbortController,
  })
  const { theme, typeface } = root.dataset
  return { classes, theme, typeface }
}

test.each([
  [{ tone: 'negative' }, 'inverted'],
  [{ tone: 'positive' }, 'default'],
  [{ tone: '"><script>' }, 'default'],
  [{}, 'default'],
])('a browser that stored %j starts with the theme %s', (localStorage, theme) => {
  expect(runHead(localStorage)).toEqual({ classes: ['js'], theme })
})

test('a browser without storage still starts', () => {
  expect(runHead(undefined)).toEqual({ classes: ['js'], theme: undefined })
})

test.each([
  ['?find=geist', ['js', 'has-query']],
  ['?utm=1&facts=script:greek', ['js', 'has-query']],
  ['?utm=find', ['js']],
  ['', ['js']],
])('a URL that ends in %j is marked %j', (search, classes) => {
  expect(runHead({}, search).classes).toEqual(classes)
})

test.each([
  ['a link was followed', {}, ['js', 'from-top']],
  ['it is home', { pathname: '/' }, ['js', 'from-top']],
  ['a link to a part of it was followed', { hash: '#glyphs' }, ['js']],
  ['it is loaded again', { type: 'reload' }, ['js']],
  ['somebody came back', { type: 'back_forward' }, ['js']],
  ['it is another page', { pathname: '/explore' }, ['js']],
  ['it is the page of its releases', { pathname: '/typeface/geist/releases' }, ['js']],
])('a page is laid out from its top where %s: %j', (_, load, classes) => {
  const typeface = { pathname: '/typeface/geist', type: 'navigate' }
  expect(runHead({}, '', { ...typeface, ...load }).classes).toEqual(classes)
})

test.each([
  [9, ['js']],
  [12, ['js', 'has-long-count']],
])('the width of the count of a cart with %i lines is kept: %j', (lines, classes) => {
  const cookie = `a=1; cart=${encodeURIComponent(JSON.stringify({ key: 'k', lines }))}; b=2`
  expect(runHead({}, '', { cookie }).classes).toEqual(classes)
})

test('a URL that names a typeface marks the page with it', () => {
  expect(runHead({}, '?styles=a&typeface=fount-serif').typeface).toBe('fount-serif')
  expect(runHead({}, '?subtypeface=fount-serif').typeface).toBeUndefined()
})

test('a URL that asks about a licence marks the page with no typeface', () => {
  expect(runHead({}, '?typeface=fount-serif&ask=video.shown-cinema').typeface).toBe('')
  expect(runHead({}, '?ask=video').typeface).toBe('')
})
