import type { FontFileEntry } from '@/domain/catalogue/font-list'
import { followFace } from '../../ui/face-loads'

type FaceFile = Pick<FontFileEntry, 'name' | 'file' | 'guarded'>

/** A face costs 35 µs on a computer and ten times that on a phone: thousands of them are registered in slices. */
const SLICE_MS = 8

/** How long after the menu previews the others become browser fonts. */
const OTHERS_LATER_MS = 100

/** The range of weights prevents a synthetic bold. */
const DESCRIPTORS = { weight: '1 1000', display: 'block' } as const

const queued = new Map<string, FaceFile>()
/** A font that came in bytes has no file. */
const registered = new Map<string, { file: FaceFile | null; font: FontFace }>()
let inlined: Set<string> | null = null

/** Styles whose previews are guarded, by their faces. */
const guarded = new Map<string, string>()

/** The style that further letters of a face are asked of; null: its preview is open, or the list of fonts has not come. */
export function guardedStyleOf(face: string): string | null {
  return guarded.get(face) ?? null
}

/** Files whose turn has not come yet; one that is requested by name need not wait for it. */
export function queueFaces(files: readonly FaceFile[]): void {
  for (const file of files) {
    if (file.guarded) guarded.set(file.name, file.guarded)
    if (!isDeclared(file.name) && !queued.has(file.name)) queued.set(file.name, file)
  }
}

/** The menu previews at once, the others later; and after them, however long those take on a busy machine. */
export async function registerPreviews(menu: readonly FaceFile[], others: readonly FaceFile[]) {
  const later = new Promise((resolve) => setTimeout(resolve, OTHERS_LATER_MS))
  await registerFaces(menu)
  await later
  await registerFaces(others)
}

/** Makes files browser fonts, in their order. It fetches nothing: a browser loads a font when text is set in it. */
export async function registerFaces(files: readonly FaceFile[]): Promise<void> {
  let end = performance.now() + SLICE_MS
  for (const file of files) {
    if (performance.now() >= end) {
      await untilIdle()
      end = performance.now() + SLICE_MS
    }
    register(file)
  }
}

/** Registers a face before its turn, and one that failed again: browsers request a file only once. False: unknown. */
export function registerNow(name: string): boolean {
  const known = registered.get(name)
  if (known?.file && known.font.status === 'error') {
    document.fonts.delete(known.font)
    registered.delete(name)
    register(known.file)
  }
  const file = queued.get(name)
  if (file) register(file)
  return isDeclared(name)
}

/** Whether a face needs nothing to be fetched: it is inlined in the page, or loaded. */
export function isThere(name: string): boolean {
  return isInlined(name) || isLoaded(name)
}

export function isLoaded(name: string): boolean {
  return registered.get(name)?.font.status === 'loaded'
}

export type LoadedFace = { name: string; font: FontFace }

/** Makes bytes a font, which is none of the page's yet. */
export async function loadFace(name: string, bytes: ArrayBuffer): Promise<LoadedFace> {
  return { name, font: await new FontFace(name, bytes, DESCRIPTORS).load() }
}

/** They become browser fonts together, in place of files that were not fetched yet: for each time a browser gets fonts it lays the whole page out anew. */
export function registerLoaded(faces: readonly LoadedFace[]): void {
  for (const { name, font } of faces) {
    if (isThere(name)) continue
    const known = registered.get(name)
    if (known) document.fonts.delete(known.font)
    queued.delete(name)
    registered.set(name, { file: null, font })
    document.fonts.add(font)
  }
}

/** Where the file of a browser font comes from; null for one that is inlined or not there yet. */
export function addressOfFace(name: string): string | null {
  return registered.get(name)?.file?.file ?? null
}

function register(file: FaceFile): void {
  queued.delete(file.name)
  if (isDeclared(file.name)) return
  const font = new FontFace(file.name, `url("${file.file}")`, DESCRIPTORS)
  registered.set(file.name, { file, font })
  document.fonts.add(font)
  followFace(font)
}

function isDeclared(name: string): boolean {
  return isInlined(name) || registered.has(name)
}

/** Faces inlined in the page are read once, before ours are among them; some browsers quote their names. */
export function isInlined(name: string): boolean {
  inlined ??= new Set([...document.fonts].map((font) => font.family.replace(/^["']|["']$/g, '')))
  return inlined.has(name)
}

export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 1)
  })
}
