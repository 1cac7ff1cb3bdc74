import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { unpackFonts } from '@/domain/catalogue/lines/name-pack'
import { callShop } from '../requests/call-shop'
import { isThere, loadFace, registerLoaded, type LoadedFace } from './browser-fonts'

type PackedLine = Pick<AnimatedLine, 'faces' | 'pack'>

const requested = new Map<string, Promise<LoadedFace[]>>()

/** Makes every weight of a name a browser font, by one request. Where that fails each comes by itself, through the list of fonts. */
export async function registerName(line: PackedLine): Promise<void> {
  registerLoaded(await loadName(line))
}

/** The same for many: they are fetched one by one, and become browser fonts at once. */
export async function registerNames(lines: readonly PackedLine[]): Promise<void> {
  const loaded: LoadedFace[] = []
  for (const line of lines) loaded.push(...(await loadName(line)))
  registerLoaded(loaded)
}

async function loadName({ faces, pack }: PackedLine): Promise<LoadedFace[]> {
  if (!pack || faces.every(isThere)) return []
  try {
    const started = requested.get(pack) ?? requestPack(pack, faces)
    requested.set(pack, started)
    return await started
  } catch (error) {
    requested.delete(pack)
    console.error(`The fonts of a name could not be loaded: ${String(error)}`)
    return []
  }
}

async function requestPack(pack: string, faces: readonly string[]): Promise<LoadedFace[]> {
  // The client's types know JSON alone.
  const body = await callShop<ArrayBuffer>(pack, { responseType: 'arrayBuffer' as 'json' })
  const fonts = unpackFonts(body)
  if (fonts.length !== faces.length) throw new RangeError('It has other styles by now.')
  return Promise.all(faces.map((face, index) => loadFace(face, fonts[index] as ArrayBuffer)))
}
