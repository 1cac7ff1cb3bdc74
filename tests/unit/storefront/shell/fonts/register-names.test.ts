import { afterEach, expect, test, vi } from 'vitest'
import { packFonts } from '@/domain/catalogue/lines/name-pack'

const callShop = vi.fn()
vi.mock('@/storefront/shell/requests/call-shop', () => ({ callShop }))

const LINE = { faces: ['Ab Light', 'Ab Bold'], pack: '/api/fonts/names/ab?v=1' }
const PACK = packFonts([Uint8Array.of(1), Uint8Array.of(2)]).buffer

type Face = { family: string; source: unknown; status: string }

async function aBrowser({ inlined = [] as string[] } = {}) {
  const fonts = new Set<Face>(inlined.map((family) => ({ family, source: null, status: 'loaded' })))
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('window', { FontFaceSetLoadEvent: class {} })
  vi.stubGlobal(
    'FontFace',
    class {
      status = 'unloaded'
      constructor(
        readonly family: string,
        readonly source: unknown,
      ) {}
      async load() {
        this.status = 'loaded'
        return this
      }
    },
  )
  vi.resetModules()
  callShop.mockReset().mockResolvedValue(PACK)
  const { registerName, registerNames } = await import('@/storefront/shell/fonts/register-names')
  const { registerFaces } = await import('@/storefront/shell/fonts/browser-fonts')
  const faces = () => [...fonts].map(({ family, source }) => [family, source])
  return { registerName, registerNames, registerFaces, faces }
}

const bytes = (...values: number[]) => Uint8Array.from(values).buffer

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('all weights of a name come by one request, however often they are asked for', async () => {
  const browser = await aBrowser()
  await Promise.all([browser.registerName(LINE), browser.registerName(LINE)])
  await browser.registerName(LINE)

  expect(browser.faces()).toEqual([
    ['Ab Light', bytes(1)],
    ['Ab Bold', bytes(2)],
  ])
  expect(callShop.mock.calls).toEqual([[LINE.pack, { responseType: 'arrayBuffer' }]])
})

test('names that are fetched together become browser fonts at once', async () => {
  const browser = await aBrowser()
  const others = { faces: ['Cd Light', 'Cd Bold'], pack: '/api/fonts/names/cd?v=1' }
  callShop
    .mockImplementationOnce(() => Promise.resolve(PACK))
    .mockImplementationOnce(async () => {
      expect(browser.faces()).toEqual([])
      return PACK
    })
  await browser.registerNames([LINE, others])

  expect(browser.faces().map(([family]) => family)).toEqual([...LINE.faces, ...others.faces])
})

test('a name that stands in the page is not requested, and a weight that does stays', async () => {
  const browser = await aBrowser({ inlined: ['"Ab Light"'] })
  await browser.registerName({ ...LINE, faces: ['Ab Light'] })
  expect(callShop).not.toHaveBeenCalled()

  await browser.registerName(LINE)
  expect(browser.faces()).toEqual([
    ['"Ab Light"', null],
    ['Ab Bold', bytes(2)],
  ])
})

test('bytes take the place of a file that was not fetched', async () => {
  const browser = await aBrowser()
  await browser.registerFaces([{ name: 'Ab Light', file: '/ab.woff2' }])
  await browser.registerName(LINE)

  expect(browser.faces()).toEqual([
    ['Ab Light', bytes(1)],
    ['Ab Bold', bytes(2)],
  ])
})

test.each([
  ['does not come', () => callShop.mockRejectedValueOnce(new Error('offline'))],
  ['is cut off', () => callShop.mockResolvedValueOnce(PACK.slice(0, 6))],
  ['has other styles', () => callShop.mockResolvedValueOnce(packFonts([]).buffer)],
])('a pack that %s is only logged, and requested again', async (_, fail) => {
  const browser = await aBrowser()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  fail()

  await browser.registerName(LINE)
  expect([browser.faces(), log.mock.calls.length]).toEqual([[], 1])
  await browser.registerName(LINE)
  expect(browser.faces().length).toBe(2)
})
