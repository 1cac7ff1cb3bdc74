import { afterEach, expect, test, vi } from 'vitest'

const BOX = 50

const DEVANAGARI = { version: 'v', unseen: 0, beyond: [[0x900, 0x97f]], ranges: [[0x900, 0x97f]] }

vi.mock('@/storefront/shell/fonts/style-characters', () => ({
  fetchCharacters: () => Promise.resolve(DEVANAGARI),
  letterPagePath: (style: string, page: number) => `/${style}/${page}`,
}))

/** A browser whose preview lacks every letter; `arrive` lets the fonts come that were asked for. */
async function aBrowser() {
  const coming: { succeed: () => void; fail: () => void }[] = []
  const fonts = Object.assign(new Set<unknown>(), { load: () => Promise.resolve() })
  const widths = { letter: BOX }
  const measureText = () => ({
    width: widths.letter,
    actualBoundingBoxLeft: -widths.letter / 4,
    actualBoundingBoxRight: widths.letter / 2,
  })
  vi.stubGlobal('document', {
    fonts,
    createElement: () => ({ getContext: () => ({ measureText }) }),
  })
  vi.stubGlobal('window', { FontFaceSetLoadEvent: Event })
  vi.stubGlobal(
    'FontFace',
    class {
      load = () =>
        new Promise<void>((resolve, reject) => coming.push({ succeed: resolve, fail: reject }))
    },
  )
  vi.resetModules()
  const { fetchLetters } = await import('@/storefront/shell/fonts/fetch-letters')
  const { firstBearing, forgetBearings } = await import('@/storefront/tester/text/first-bearing')
  const fetch = (text: string) => fetchLetters({ styleId: 'a', face: 'Tillana', text })
  return { fetch, firstBearing, forgetBearings, widths, coming, fonts }
}

const settled = async (promise: Promise<unknown>) => {
  let isSettled = false
  void promise.then(() => (isSettled = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return isSettled
}

afterEach(() => void vi.unstubAllGlobals())

test('letters are there to be measured when their fetching ends, for whoever asked for them', async () => {
  const browser = await aBrowser()
  const [first, second] = [browser.fetch('क'), browser.fetch('ख')]

  expect(await Promise.all([settled(first), settled(second)])).toEqual([false, false])
  expect(browser.coming).toHaveLength(1)
  browser.coming[0]?.succeed()
  expect(await Promise.all([first, second])).toEqual(
    [[], []].map((letters) => ({ letters, isOfPreview: false })),
  )
})

test('letters that do not come are asked for anew', async () => {
  const browser = await aBrowser()
  const first = browser.fetch('क')
  await settled(first)
  browser.coming[0]?.fail()
  await first
  expect(browser.fonts.size).toBe(0)

  void browser.fetch('क')
  await settled(first)
  expect(browser.coming).toHaveLength(2)
})

test('what was measured in what stood in for letters is measured again once they are there', async () => {
  const { firstBearing, forgetBearings, widths } = await aBrowser()
  const before = firstBearing({ face: 'Tillana' }, 'क')
  widths.letter = 2 * BOX
  expect(firstBearing({ face: 'Tillana' }, 'क')).toBe(before)

  forgetBearings()
  expect(firstBearing({ face: 'Tillana' }, 'क')).toBe(2 * before)
})
