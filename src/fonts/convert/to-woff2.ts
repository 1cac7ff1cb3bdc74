import { FontRefused } from '../font-refused'

const BEST_QUALITY = 11

/** Packs a font as WOFF2; natively where the platform has the module, else in WebAssembly, which cannot be hurried. */
export async function toWoff2(
  font: Uint8Array,
  { brotliQuality = BEST_QUALITY }: { brotliQuality?: number } = {},
): Promise<Uint8Array> {
  const native = await loadNative()
  try {
    return native
      ? await native.convertTTFToWOFF2Async(font, { brotliQuality })
      : await (await loadPortable()).compress(font)
  } catch {
    throw new FontRefused('This font is damaged: it cannot be packed as WOFF2.')
  }
}

export async function fromWoff2(woff2: Uint8Array): Promise<Uint8Array> {
  const portable = await loadPortable()
  try {
    return await portable.decompress(woff2)
  } catch {
    throw new FontRefused('This WOFF2 file is damaged.')
  }
}

async function loadNative() {
  return import('@napi-rs/woff-build').catch(() => null)
}

async function loadPortable() {
  const { default: portable } = await import('wawoff2')
  return portable
}
