import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from '@/storefront/shell/before-hydration/inline-scripts'

const ORIGIN = 'https://fount.example'
const CHUNK = `${ORIGIN}/_next/static/chunks/a.js`

/** The script as the head carries it, in a browser whose React handles every failure, and what the error made it do. */
function dispatch(
  kind: 'error' | 'unhandledrejection',
  event: object,
  { answers = true } = {},
): string[] {
  const done: string[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const stored = new Map<string, string>()
  class Browser {
    constructor(readonly type: string) {}
  }

  runInNewContext(HEAD_SCRIPT.source, {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    dispatchEvent: ({ type }: Browser) => {
      done.push(type)
      return false
    },
    document: {
      documentElement: { classList: { add: () => undefined }, dataset: {} },
      fonts: { load: () => undefined },
    },
    history: { scrollRestoration: 'auto' },
    location: { origin: ORIGIN, pathname: '/', search: '', reload: () => done.push('reload') },
    performance: { timeOrigin: Date.now(), getEntriesByType: () => [] },
    sessionStorage: {
      getItem: (name: string): string | null => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
    setTimeout: () => undefined,
    fetch: () => (answers ? Promise.resolve({}) : Promise.reject(new TypeError('Failed to fetch'))),
    AbortController,
    AbortSignal,
    Element: class {},
    DOMException,
    Event: Browser,
  })
  listeners[kind]?.(event)
  return done
}

function thrownIn(file: string, error = new Error('x')): Error {
  error.stack = `Error: x\n    at press (${file}:1:23)`
  return error
}

test.each([
  ['an error of our own', { filename: CHUNK, error: thrownIn(CHUNK) }],
  ['an error of the browser, called by us', { filename: '', error: thrownIn(CHUNK) }],
  ['something thrown that is no error', { filename: CHUNK, error: 'x' }],
])('%s shows the error page', (_, event) => {
  expect(dispatch('error', event)).toEqual(['fount:failure'])
})

test.each([
  ['of another site', { filename: 'https://other.example/a.js', error: null }],
  ['that the browser does not describe', { filename: '', error: null }],
  [
    'of an extension',
    { filename: CHUNK, error: thrownIn(`${CHUNK} chrome-extension://abc/inpage.js`) },
  ],
  [
    'that React reports of a page it has rendered anew',
    {
      filename: CHUNK,
      error: thrownIn(CHUNK, new Error('Minified React error #418; visit the page of it')),
    },
  ],
  ['of a watched size', { filename: `${ORIGIN}/`, error: undefined }],
  [
    'of a transition that was skipped',
    { filename: CHUNK, error: new DOMException('Transition was skipped', 'InvalidStateError') },
  ],
])('an error %s changes nothing', (_, event) => {
  expect(dispatch('error', event)).toEqual([])
})

test('a rejection of our own shows the error page', () => {
  expect(dispatch('unhandledrejection', { reason: thrownIn(CHUNK) })).toEqual(['fount:failure'])
})

test.each([
  [
    'a call that was aborted',
    { reason: thrownIn(CHUNK, new DOMException('x', 'AbortError') as Error) },
  ],
  ['nothing at all', { reason: undefined }],
  ['a word', { reason: 'no' }],
])('a rejection with %s changes nothing', (_, event) => {
  expect(dispatch('unhandledrejection', event)).toEqual([])
})

test.each([
  ['and the shop answers', { answers: true }, ['reload']],
  ['while the shop does not answer', { answers: false }, []],
])(
  'a chunk that a page requests later and does not get, %s: it reloads only where it can come back',
  async (_, shop, expected) => {
    const reason = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
    const done = dispatch('unhandledrejection', { reason }, shop)
    await new Promise((later) => setTimeout(later, 10))

    expect(done).toEqual(expected)
  },
)
