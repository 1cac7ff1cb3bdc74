import type { FontFileEntry } from '@/domain/catalogue/font-list/font-family'

type FaceFile = Pick<FontFileEntry, 'name' | 'file'>

/** A face costs 35 µs on a computer and ten times that on a phone: thousands of them are registered in slices. */
const SLICE_MS = 8

/** How long after the menu previews the others become browser fonts. */
const OTHERS_LATER_MS = 100

const queued = new Map<string, FaceFile>()
const registered = new Map<string, { file: FaceFile; font: FontFace }>()
let inlined: Set<string> | null = null

/** Files whose turn has not come yet; one that is requested by name need not wait for it. */
export function queueFaces(files: readonly FaceFile[]): void {
  for (const file of files) {
    if (!isDeclared(file.name) && !queued.has(file.name)) queued.set(file.name, file)
  }
}

/** The menu previews at once, the others later; and after them, however long those take on a busy machine. */
export async function registerPreviews(
  menu: readonly FaceFile[],
  others: readonly FaceFile[],
): Promise<void> {
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
      await idle()
      end = performance.now() + SLICE_MS
    }
    register(file)
  }
}

/** Registers a face before its turn, and one that failed again: browsers request a file only once. False: unknown. */
export function registerNow(name: string): boolean {
  const known = registered.get(name)
  if (known?.font.status === 'error') {
    document.fonts.delete(known.font)
    registered.delete(name)
    register(known.file)
  }
  const file = queued.get(name)
  if (file) register(file)
  return isDeclared(name)
}

function register(file: FaceFile): void {
  queued.delete(file.name)
  if (isDeclared(file.name)) return
  const source = `url("${file.file}")`
  const font = new FontFace(file.name, source, { weight: '1 1000', display: 'block' })
  registered.set(file.name, { file, font })
  document.fonts.add(font)
}

/** Faces inlined in the page are read once, before ours are among them; some browsers quote their names. */
function isDeclared(name: string): boolean {
  inlined ??= new Set([...document.fonts].map((font) => font.family.replace(/^["']|["']$/g, '')))
  return registered.has(name) || inlined.has(name)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 1)
  })
}
