import { afterEach, expect, test, vi } from 'vitest'

const FAMILY = { id: 'f', name: 'Geist', slug: 'geist', files: [], children: [] }

/** A page without fonts, and a shop that gives these answers to the list, one after the other. */
async function aPage(...answers: (() => Response)[]) {
  const requested: string[] = []
  const onceOnline: (() => void)[] = []
  const classes = new Set<string>()
  vi.stubGlobal('document', {
    cookie: '',
    fonts: new Set(),
    documentElement: { classList: { add: classes.add.bind(classes), remove: () => {} } },
  })
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'online') onceOnline.push(listener)
  })
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return (answers.shift() ?? notNow)()
  })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  const fonts = await import('@/storefront/shell/fonts/font-state')
  return {
    ...fonts,
    requested,
    classes,
    logged,
    comeOnline: () => onceOnline.splice(0).forEach((listener) => listener()),
  }
}

const aList = () => Response.json([FAMILY])
const notNow = () => Response.json({}, { status: 404 })

const aPreview = (name: string, is_menu_preview: boolean) => {
  const style = { name, typ: 'static', weight: 400 }
  return { id: name, file: `/${name}.woff2`, name, format: { name: 'PVW' }, is_menu_preview, style }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the list is fetched once, whoever starts it and however often', async () => {
  const page = await aPage(aList)

  await Promise.all([page.startFonts(), page.startFonts(), page.startFontsAgain()])
  await page.startFontsAgain()

  expect(page.requested).toEqual(['/api/fonts'])
  expect(page.readFontState()).toEqual({ all: [FAMILY], failed: null, fontfiles: {} })
})

test('a list that does not come leaves its text in the state, and one error in the console', async () => {
  const page = await aPage(notNow)

  await page.startFonts()
  await page.startFonts()

  const { failed, ...state } = page.readFontState()
  expect(state).toEqual({ all: [], fontfiles: {} })
  expect(failed).toContain('404')
  expect(page.logged.mock.calls).toEqual([[expect.stringContaining(`${failed}`)]])
  expect([...page.classes]).toEqual(['no-fonts'])
})

test('when the connection is back it is fetched once more, however many wait for it', async () => {
  const page = await aPage(notNow, aList)
  await page.startFonts()

  page.comeOnline()
  await Promise.all([page.startFontsAgain(), page.startFontsAgain(), page.startFontsAgain()])

  expect(page.requested).toEqual(['/api/fonts', '/api/fonts'])
  expect(page.readFontState()).toEqual({ all: [FAMILY], failed: null, fontfiles: {} })
})

test('on a busy machine the others wait for the last menu preview, however long that takes', async () => {
  const files = [aPreview('b', false), aPreview('m2', true), aPreview('m1', true)]
  const page = await aPage(() => Response.json([{ ...FAMILY, files }]))
  const browser = aBusyBrowser()
  await page.startFonts()
  expect(browser.names()).toEqual(['m1'])

  await vi.advanceTimersByTimeAsync(100)
  expect(browser.names()).toEqual(['m1'])
  browser.rest()
  await vi.advanceTimersByTimeAsync(0)
  expect(browser.names()).toEqual(['m1', 'm2', 'b'])
})

test('a menu preview whose turn has not come is there as soon as a name requests it', async () => {
  const files = [aPreview('m2', true), aPreview('m1', true)]
  const page = await aPage(() => Response.json([{ ...FAMILY, files }]))
  const browser = aBusyBrowser()
  await page.startFonts()
  expect(browser.names()).toEqual(['m1'])

  await page.loadFaces(['m2'], 'Geist')
  expect(browser.names()).toEqual(['m1', 'm2'])
})

/** Every face it registers takes the whole of a slice; idle work waits until it rests. */
function aBusyBrowser() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const idle: (() => void)[] = []
  let now = 0
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('performance', { now: () => now })
  vi.stubGlobal(
    'FontFace',
    class {
      loaded = new Promise(() => {})
      constructor(readonly family: string) {
        now += 8
      }
    },
  )
  const names = () => [...document.fonts].map(({ family }) => family)
  return { names, rest: () => idle.splice(0).forEach((work) => work()) }
}
