import { afterEach, expect, test, vi } from 'vitest'

type Face = { family: string; loaded: Promise<unknown> }

/** A browser that has these faces; Safari of before fires no event when one was loaded. */
async function aBrowser({ faces = [] as Face[], firesEvents = true } = {}) {
  const fonts = Object.assign(new EventTarget(), {
    forEach: (follow: (face: Face) => void) => faces.forEach((face) => follow(face)),
  })
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal('window', firesEvents ? { FontFaceSetLoadEvent: Event } : {})
  vi.resetModules()
  const { onFacesLoaded, followFace } = await import('@/storefront/ui/face-loads')
  return {
    onFacesLoaded,
    followFace: (face: Face) => followFace(face as unknown as FontFace),
    fire: (fontfaces: { family: string }[]) =>
      fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces })),
  }
}

function aFace(family: string) {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => (load = resolve))
  return { family, loaded, load: () => load() }
}

afterEach(() => void vi.unstubAllGlobals())

test('whoever waits for faces is told of those that were loaded, until they no longer wait', async () => {
  const browser = await aBrowser()
  const told = vi.fn()
  const end = browser.onFacesLoaded(told)

  browser.fire([{ family: '"Plum"' }])
  end()
  browser.fire([{ family: 'Quince' }])

  expect(told.mock.calls).toEqual([[['Plum']]])
})

test('in a browser that fires no event each face is followed, and those of one moment are told at once', async () => {
  const [plum, quince, medlar] = [aFace('Plum'), aFace('Quince'), aFace('Medlar')]
  const browser = await aBrowser({ faces: [plum], firesEvents: false })
  const told = vi.fn()
  browser.onFacesLoaded(told)
  browser.followFace(quince)
  browser.followFace(quince)
  browser.followFace(medlar)

  plum.load()
  quince.load()

  await vi.waitFor(() => expect(told.mock.calls).toEqual([[['Plum', 'Quince']]]))
})

test('a face that fails is no fault', async () => {
  const browser = await aBrowser({ firesEvents: false })
  const told = vi.fn()
  browser.onFacesLoaded(told)
  browser.followFace({ family: 'Plum', loaded: Promise.reject(new Error('offline')) })

  await new Promise((go) => setTimeout(go, 5))
  expect(told).not.toHaveBeenCalled()
})
