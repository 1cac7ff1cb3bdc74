import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { requireTable } from '@/fonts/sfnt/sfnt'
import type { ShopAnswer } from '../ask-shop'

const BASE64 = /base64,([A-Za-z0-9+/=]{40,})/g
const SIGNATURES = ['wOF2', 'wOFF', 'OTTO', 'ttcf', 'true', '\0\u0001\0\0']

/** The fonts of an answer: its body, or those a page carries in itself. */
export function fontsOf({ body }: ShopAnswer): Buffer[] {
  if (isFont(body)) return [body]
  const carried = [...body.toString('latin1').matchAll(BASE64)].map(([, text = '']) => text)
  return carried.map((text) => Buffer.from(text, 'base64')).filter(isFont)
}

/** "1026 glyphs for 32,33,…": two fonts that agree in it have the same content. */
export async function contentOf(font: Buffer): Promise<string> {
  const bytes = signatureOf(font) === 'wOF2' ? await fromWoff2(font) : font
  const sfnt = readSfnt(bytes)
  return `${requireTable(sfnt, 'maxp').u16(4)} glyphs for ${readCharacters(sfnt).join()}`
}

function isFont(bytes: Buffer): boolean {
  return SIGNATURES.includes(signatureOf(bytes))
}

function signatureOf(bytes: Buffer): string {
  return bytes.toString('latin1', 0, 4)
}
