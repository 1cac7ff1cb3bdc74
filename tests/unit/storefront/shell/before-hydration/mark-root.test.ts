import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from '@/storefront/shell/before-hydration/inline-scripts'

function runHead(localStorage: unknown, search = '') {
  const classes: string[] = []
  const root = {
    dataset: {} as Record<string, string>,
    classList: { add: classes.push.bind(classes) },
  }
  runInNewContext(HEAD_SCRIPT.source, {
    addEventListener: () => undefined,
    document: { documentElement: root },
    history: { scrollRestoration: 'auto' },
    location: { search },
    localStorage,
    AbortController,
  })
  return { classes, tone: root.dataset.tone }
}

test.each([
  [{ tone: 'negative' }, 'negative'],
  [{ tone: 'positive' }, 'positive'],
  [{ tone: '"><script>' }, 'positive'],
  [{}, 'positive'],
])('a browser that kept %j starts %s', (localStorage, tone) => {
  expect(runHead(localStorage)).toEqual({ classes: ['js'], tone })
})

test('a browser that keeps nothing still starts', () => {
  expect(runHead(undefined)).toEqual({ classes: ['js'], tone: undefined })
})

test.each([
  ['?find=geist', ['js', 'has-query']],
  ['?utm=1&facts=script:greek', ['js', 'has-query']],
  ['?utm=find', ['js']],
  ['', ['js']],
])('an address that ends in %j is marked %j', (search, classes) => {
  expect(runHead({}, search).classes).toEqual(classes)
})
