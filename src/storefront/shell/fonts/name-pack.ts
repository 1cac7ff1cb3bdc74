import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import { unpackFonts } from '@/domain/catalogue/lines/name-pack'
import { callShop } from '../requests/call-shop'
import { isThere, registerLoaded } from './browser-fonts'

type PackedLine = Pick<AnimatedLine, 'faces' | 'pack'>

const requested = new Map<string, Promise<void>>()

/** Makes every weight of a name a browser font, by one request. Where that fails each comes by itself, through the list of fonts. */
export async function registerName({ faces, pack }: PackedLine): Promise<void> {
  if (!pack || faces.every(isThere)) return
  try {
    const started = requested.get(pack) ?? requestPack(pack, faces)
    requested.set(pack, started)
    await started
  } catch (error) {
    requested.delete(pack)
    console.error(`The fonts of a name could not be loaded: ${String(error)}`)
  }
}

async function requestPack(pack: string, faces: readonly string[]): Promise<void> {
  // The client's types know JSON alone.
  const body = await callShop<ArrayBuffer>(pack, { responseType: 'arrayBuffer' as 'json' })
  const fonts = unpackFonts(body)
  if (fonts.length !== faces.length) throw new RangeError('It has other styles by now.')
  await Promise.all(faces.map((face, index) => registerLoaded(face, fonts[index] as ArrayBuffer)))
}
