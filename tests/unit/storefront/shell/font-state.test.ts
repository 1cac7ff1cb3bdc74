import { afterEach, expect, test, vi } from 'vitest'

const FAMILY = { id: 'f', name: 'Geist', slug: 'geist', files: [], children: [] }

/** A page without fonts, and a shop that gives these answers to the list, one after the other. */
async function aPage(...answers: (() => Response)[]) {
  const asked: string[] = []
  const onceOnline: (() => void)[] = []
  const classes = new Set<string>()
  vi.stubGlobal('document', {
    cookie: '',
    fonts: new Set(),
    documentElement: { classList: { add: classes.add.bind(classes), remove: () => {} } },
  })
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => {
    if (name === 'online') onceOnline.push(hear)
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return (answers.shift() ?? notNow)()
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  const fonts = await import('@/storefront/shell/font-state')
  return {
    ...fonts,
    asked,
    classes,
    said,
    comeOnline: () => onceOnline.splice(0).forEach((hear) => hear()),
  }
}

const aList = () => Response.json([FAMILY])
const notNow = () => Response.json({}, { status: 404 })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the list is fetched once, whoever starts it and however often', async () => {
  const page = await aPage(aList)

  await Promise.all([page.startFonts(), page.startFonts(), page.startFontsAgain()])
  await page.startFontsAgain()

  expect(page.asked).toEqual(['/api/fonts'])
  expect(page.readFontState()).toEqual({ all: [FAMILY], failed: null, fontfiles: {} })
})

test('a list that does not come leaves its text in the state, and one error in the console', async () => {
  const page = await aPage(notNow)

  await page.startFonts()
  await page.startFonts()

  const { failed, ...state } = page.readFontState()
  expect(state).toEqual({ all: [], fontfiles: {} })
  expect(failed).toContain('404')
  expect(page.said.mock.calls).toEqual([[expect.stringContaining(`${failed}`)]])
  expect([...page.classes]).toEqual(['no-fonts'])
})

test('when the connection is back it is fetched once more, however many wait for it', async () => {
  const page = await aPage(notNow, aList)
  await page.startFonts()

  page.comeOnline()
  await Promise.all([page.startFontsAgain(), page.startFontsAgain(), page.startFontsAgain()])

  expect(page.asked).toEqual(['/api/fonts', '/api/fonts'])
  expect(page.readFontState()).toEqual({ all: [FAMILY], failed: null, fontfiles: {} })
})
