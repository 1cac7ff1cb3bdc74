import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { letterPagePath } from '../../shell/fonts/style-characters'
import type { CaseOfStyle } from './case-of-style'

const loads = new Map<string, Promise<boolean>>()

/** The browser font of a page of letters. */
export function letterFace({ style, characters }: CaseOfStyle, page: number): string {
  return `${style.face} ${hexOf(page)} ${characters.version}`
}

/** Makes a page of letters a browser font, once; false: it did not come, and can be asked for again. */
export function loadLetters(shown: CaseOfStyle, page: number): Promise<boolean> {
  const name = letterFace(shown, page)
  const known = loads.get(name)
  if (known) return known
  const { style, characters } = shown
  const load = fetchFace(name, letterPagePath(style.key, page, characters.version))
  loads.set(name, load)
  void load.then((isLoaded) => isLoaded || loads.delete(name))
  return load
}

async function fetchFace(name: string, address: string): Promise<boolean> {
  try {
    const font = new FontFace(name, `url("${address}")`, { weight: '1 1000', display: 'block' })
    await addWithOthers(await font.load())
    return true
  } catch {
    return false
  }
}

/** What comes within so little time becomes the page's together: for each font a browser gets it looks at all text anew. */
const TOGETHER_MS = 200

let arrived: FontFace[] = []
let added: Promise<void> | null = null

function addWithOthers(font: FontFace): Promise<void> {
  arrived.push(font)
  added ??= new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(() => {
    arrived.forEach((one) => document.fonts.add(one))
    arrived = []
    added = null
  })
  return added
}
