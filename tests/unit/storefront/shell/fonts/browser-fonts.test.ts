import { afterEach, expect, test, vi } from 'vitest'

type Registered = { family: string; status: string }

/** A browser with the faces of the page, whose clock moves by `costs` with every new face; idle work waits in a list. */
async function aBrowser({ inlined = [] as string[], costs = 0 } = {}) {
  const fonts = new Set<Registered>(inlined.map((family) => ({ family, status: 'loaded' })))
  const idle: (() => void)[] = []
  let now = 0
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal(
    'FontFace',
    class {
      status = 'unloaded'
      loaded = new Promise(() => {})
      constructor(readonly family: string) {
        now += costs
      }
    },
  )
  vi.resetModules()
  const faces = await import('@/storefront/shell/fonts/browser-fonts')
  const names = () => [...fonts].map(({ family }) => family)
  const rest = async () => {
    idle.shift()?.()
    await Promise.resolve()
  }
  return { ...faces, fonts, names, rest }
}

const filesOf = (...names: string[]) => names.map((name) => ({ name, file: `/${name}.woff2` }))

afterEach(() => void vi.unstubAllGlobals())

test('files become browser fonts in their order, but for those the page has', async () => {
  const browser = await aBrowser({ inlined: ['"b"'] })

  await browser.registerFaces(filesOf('a', 'b', 'c', 'a'))

  expect(browser.names()).toEqual(['"b"', 'a', 'c'])
})

test('many files are registered in slices, with rests between them', async () => {
  const browser = await aBrowser({ costs: 4 })

  const all = browser.registerFaces(filesOf('a', 'b', 'c', 'd', 'e'))
  expect(browser.names()).toEqual(['a', 'b'])

  await browser.rest()
  expect(browser.names()).toEqual(['a', 'b', 'c', 'd'])
  await browser.rest()
  await all
  expect(browser.names()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a face that is requested comes before its turn, and once', async () => {
  const browser = await aBrowser()
  const others = filesOf('a', 'b')
  browser.queueFaces(others)

  expect([browser.registerNow('b'), browser.registerNow('x')]).toEqual([true, false])
  expect(browser.names()).toEqual(['b'])
  await browser.registerFaces(others)
  expect(browser.names()).toEqual(['b', 'a'])
})

test('a face that failed is registered again when it is requested', async () => {
  const browser = await aBrowser()
  await browser.registerFaces(filesOf('a'))
  const [failed] = browser.fonts
  Object.assign(failed ?? {}, { status: 'error' })

  browser.registerNow('a')

  expect([...browser.fonts]).toEqual([expect.objectContaining({ family: 'a', status: 'unloaded' })])
})
