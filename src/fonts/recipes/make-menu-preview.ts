import type { MenuRequest } from '../font-job'
import { pinAxes } from '../harfbuzz/pin-axes'
import { readAxes } from '../inspect/read-axes'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { charactersIn, codepointsOf } from './characters-in'
import { stripIdentity } from './strip-identity'
import { verifyDerived } from './verify-derived'

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

  const pinned = pinAxes(master, {
    characters,
    features: request.features ?? LINE_FEATURES,
    names: [],
    pinnedAxes: defaultPositionOf(sfnt, { coordinates: request.coordinates ?? {}, keptAxes }),
    axisStarts: request.axisStarts ?? {},
  })
  const menu = writeSfnt(stripIdentity(readSfnt(pinned)))
  return verifyDerived(menu, { master: sfnt, characters, keptAxes })
}

type Position = { coordinates: Record<string, number>; keptAxes: string[] }

function defaultPositionOf(
  sfnt: Sfnt,
  { coordinates, keptAxes }: Position,
): Record<string, number> {
  return Object.fromEntries(
    readAxes(sfnt)
      .filter((axis) => !keptAxes.includes(axis.tag))
      .map((axis) => {
        const at = coordinates[axis.tag] ?? axis.default
        return [axis.tag, Math.min(axis.max, Math.max(axis.min, at))]
      }),
  )
}
