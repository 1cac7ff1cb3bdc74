import { packFonts } from '@/domain/catalogue/lines/name-pack'
import { ownValue } from '@/domain/own-value'
import { fromWoff2 } from '../convert/to-woff2'
import type { MenuRequest } from '../font-job'
import { pinAxes } from '../harfbuzz/pin-axes'
import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { charactersIn, codepointsOf } from './character-sets'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'
import { withKerning } from './with-kerning'

/** What a line of letters needs to join, lean on its neighbours and stand in its own script. */
const LINE_FEATURES = (
  'kern liga clig calt ccmp locl rlig rvrn mark mkmk init medi med2 fina fin2 fin3 isol curs ' +
  'abvm blwm dist nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln'
).split(' ')

/** The letters of the typeface's own name, and of its axes only the weight: what lists a typeface in itself. */
export function makeMenuPreview(master: Uint8Array, request: MenuRequest): Uint8Array {
  const sfnt = readSfnt(master)
  const characters = charactersIn(sfnt, codepointsOf(request.text))
  const keptAxes = request.keepAxes ?? ['wght']

  const cut = {
    characters,
    features: request.features ?? LINE_FEATURES,
    names: [],
    pinnedAxes: defaultPositionOf(sfnt, { coordinates: request.coordinates ?? {}, keptAxes }),
  }
  const pinned = pinAxes(master, { ...cut, axisStarts: request.axisStarts ?? {} })
  const kerned = withKerning(pinned, { master, request: cut })
  const menu = writeSfnt(stripIdentity(readSfnt(kerned)))
  return verifyDerived(menu, { master: sfnt, characters, keptAxes })
}

function defaultPositionOf(
  sfnt: Sfnt,
  { coordinates, keptAxes }: { coordinates: Record<string, number>; keptAxes: string[] },
): Record<string, number> {
  return Object.fromEntries(
    readAxes(sfnt)
      .filter((axis) => !keptAxes.includes(axis.tag))
      .map((axis) => {
        const at = ownValue(coordinates, axis.tag) ?? axis.default
        return [axis.tag, Math.min(axis.max, Math.max(axis.min, at))]
      }),
  )
}

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
