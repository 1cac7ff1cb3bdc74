import { packFonts } from '@/domain/catalogue/lines/name-pack'
import { fromWoff2 } from '../convert/to-woff2'

/**
 * The menu previews of one name in one file. Weights of a family are so much alike that all of them, unpacked and packed
 * together on their way, are half of what they are each by itself; one alone is smallest as WOFF2.
 */
export async function packName(previews: Uint8Array[]): Promise<Uint8Array> {
  if (previews.length === 1) return packFonts(previews)
  const fonts: Uint8Array[] = []
  for (const preview of previews) fonts.push(await fromWoff2(preview))
  return packFonts(fonts)
}
