import { useSyncExternalStore } from 'react'
import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-family'
import { fontStateOf, isReversed, NO_FONTS, previewsOf, type FontState } from './font-list'

const OTHERS_LATER_MS = 100

let state = NO_FONTS
let started: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Fetches the list of fonts, once a start, and makes the previews browser fonts. */
export function startFonts(): Promise<void> {
  return (started ??= loadFonts())
}

export function useFontState(): FontState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => NO_FONTS,
  )
}

/** Loads browser fonts by name. False: one of them is not there. */
export async function loadFaces(faces: readonly string[], text: string): Promise<boolean> {
  const declared = declaredFaces()
  if (!faces.every((face) => declared.has(face))) await startFonts()

  try {
    const loads = faces.map((face) => document.fonts.load(`20px "${face}"`, text))
    return (await Promise.all(loads)).every((fonts) => fonts.length > 0)
  } catch {
    return false
  }
}

async function loadFonts(): Promise<void> {
  try {
    const { shopFetch } = await import('./http-client')
    const families = await shopFetch<FontFamilyEntry[]>('/api/fonts')
    publish(fontStateOf(families, { reversed: isReversed(navigator.userAgent) }))
    const { menu, others } = previewsOf(state)
    registerFaces(menu)
    setTimeout(() => registerFaces(others), OTHERS_LATER_MS)
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error)
    console.error(`The list of fonts could not be loaded: ${failed}`)
    document.documentElement.classList.add('no-fonts')
    publish({ ...NO_FONTS, failed })
  }
}

/** Registering fetches nothing: a browser loads a font when text is set in it. */
function registerFaces(files: readonly FontFileEntry[]): void {
  const declared = declaredFaces()
  for (const file of files) {
    if (declared.has(file.name)) continue
    const source = `url("${file.file}")`
    document.fonts.add(new FontFace(file.name, source, { weight: '1 1000', display: 'block' }))
  }
}

/** Faces inlined in the page are declared already; some browsers quote their names. */
function declaredFaces(): Set<string> {
  return new Set([...document.fonts].map((font) => font.family.replace(/^["']|["']$/g, '')))
}

function publish(next: FontState): void {
  state = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
