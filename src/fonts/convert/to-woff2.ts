import { FontRefused } from '../font-refused'
import { readSfnt } from '../sfnt/read-sfnt'
import { copyTable, findTable, glyphCountOf } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

const BEST_QUALITY = 11

/** Packs a font as WOFF2; natively where the platform has the module, else in WebAssembly, which cannot be hurried. */
export async function toWoff2(
  font: Uint8Array,
  { brotliQuality = BEST_QUALITY }: { brotliQuality?: number } = {},
): Promise<Uint8Array> {
  const native = await import('@napi-rs/woff-build').catch(() => null)
  try {
    const outlined = withAnOutline(font)
    if (native) return await native.convertTTFToWOFF2Async(outlined, { brotliQuality })
    return await alone(({ compress }) => compress(outlined))
  } catch {
    throw new FontRefused('This font is damaged: it cannot be packed as WOFF2.')
  }
}

export async function fromWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  try {
    return await alone(({ decompress }) => decompress(woff2))
  } catch {
    throw new FontRefused('This WOFF2 file is damaged.')
  }
}

/** One contour of one point at the origin, which draws nothing: contours, box, end point, instructions, flag, place. */
const POINT = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x31, 0]

/**
 * A font whose letters are pictures alone may have no outline in its `glyf` table, which WOFF2 then unpacks to a table of no
 * length, and browsers refuse the font. Its first glyph gets one that is not seen.
 */
function withAnOutline(font: Uint8Array): Uint8Array {
  const sfnt = readSfnt(font)
  const places = findTable(sfnt, 'loca')
  if (!places || places.bytes.some((byte) => byte !== 0)) return font
  const count = glyphCountOf(sfnt)
  const isLong = copyTable(sfnt, 'head').view.getInt16(50) === 1
  const view = new DataView(new ArrayBuffer((count + 1) * (isLong ? 4 : 2)))
  for (let place = 1; place <= count; place++) {
    if (isLong) view.setUint32(place * 4, POINT.length)
    else view.setUint16(place * 2, POINT.length / 2)
  }
  sfnt.tables.set('glyf', Uint8Array.from(POINT))
  sfnt.tables.set('loca', new Uint8Array(view.buffer))
  return writeSfnt(sfnt)
}

type Portable = Awaited<ReturnType<typeof loadPortable>>

let before: Promise<unknown> = Promise.resolve()

/** Its memory is one for all calls: two at once spoil each other's results. */
function alone(work: (portable: Portable) => Promise<Uint8Array>): Promise<Uint8Array> {
  const mine = before.then(async () => Uint8Array.from(await work(await loadPortable())))
  before = mine.catch(() => undefined)
  return mine
}

async function loadPortable() {
  const { default: portable } = await import('wawoff2')
  return portable
}
