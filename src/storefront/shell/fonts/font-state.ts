import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-family'
import { callFace, offerFaces, registerFaces } from './browser-fonts'
import { callShop } from '../requests/call-shop'
import { fontStateOf, isReversed, NO_FONTS, previewsOf, type FontState } from './font-list'

const OTHERS_LATER_MS = 100

let state = NO_FONTS
let started: Promise<void> | null = null

/** Fetches the list of fonts, once a start, and makes the previews browser fonts. */
export function startFonts(): Promise<void> {
  return (started ??= loadFonts())
}

/** After a failure somebody asks again, or the connection is back; a list that is there, or on its way, stays. */
export function startFontsAgain(): Promise<void> {
  if (state.failed !== null) {
    state = NO_FONTS
    started = null
  }
  return startFonts()
}

export function readFontState(): FontState {
  return state
}

/** Loads browser fonts by name. False: one of them is not there. */
export async function loadFaces(faces: readonly string[], text: string): Promise<boolean> {
  if (!faces.every(callFace)) {
    await startFonts()
    faces.forEach(callFace)
  }

  try {
    const loads = faces.map((face) => document.fonts.load(`20px "${face}"`, text))
    return (await Promise.all(loads)).every((fonts) => fonts.length > 0)
  } catch {
    return false
  }
}

async function loadFonts(): Promise<void> {
  try {
    const families = await callShop<FontFamilyEntry[]>('/api/fonts')
    state = fontStateOf(families, { reversed: isReversed(navigator.userAgent) })
    document.documentElement.classList.remove('no-fonts')
    const { menu, others } = previewsOf(state)
    offerFaces([...menu, ...others])
    void registerInTurn(menu, others)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** However long the menu previews take on a busy machine, the others come after them. */
async function registerInTurn(menu: FontFileEntry[], others: FontFileEntry[]): Promise<void> {
  const later = new Promise((resolve) => setTimeout(resolve, OTHERS_LATER_MS))
  await registerFaces(menu)
  await later
  await registerFaces(others)
}

function fail(failed: string): void {
  console.error(`The list of fonts could not be loaded: ${failed}`)
  document.documentElement.classList.add('no-fonts')
  state = { ...NO_FONTS, failed }
  addEventListener('online', () => void startFontsAgain(), { once: true })
}
