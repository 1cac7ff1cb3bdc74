import { FontRefused } from '../font-refused'

const BEST_QUALITY = 11

/** Packs a font as WOFF2; natively where the platform has the module, else in WebAssembly, which cannot be hurried. */
export async function toWoff2(
  font: Uint8Array,
  { brotliQuality = BEST_QUALITY }: { brotliQuality?: number } = {},
): Promise<Uint8Array> {
  const native = await loadNative()
  try {
    if (native) return await native.convertTTFToWOFF2Async(font, { brotliQuality })
    return await alone(({ compress }) => compress(font))
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

async function loadNative() {
  return import('@napi-rs/woff-build').catch(() => null)
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
