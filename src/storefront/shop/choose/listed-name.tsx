import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import { useInlined } from '../../shell/fonts/use-inlined'
import { fitInRoom } from '../../ui/fit-in-room'
import { cssOfFace, listedCutOf, listedFaceOf } from '../bill/figure-face'
import type { ShopChoice } from '../shop-choice'

/** Faces that came with the page, and those that come after the list. */
export type ServedFaces = { named: readonly string[]; namedLater: readonly string[] }

type ListedNameProps = {
  choice: ShopChoice
  bearing: number | undefined
  /** A name in any other face is not shown. Without it all are. */
  served?: ServedFaces | undefined
}

/** A typeface's name in itself: in the letters that came with the page, or in its menu preview. */
export function ListedName({ choice, bearing, served }: ListedNameProps) {
  const cut = listedCutOf(choice)
  const cutFace = cut && sampleFaceName(cut.face)
  const isInlined = useInlined(cutFace)
  const hasCut = cutFace !== null && (served ? isServed(served, cutFace) : isInlined)
  const face = hasCut ? { face: cutFace, coordinates: {} } : listedFaceOf(choice)
  // A name from right to left begins where the others do with the end of its ink.
  const isHung = bearing !== undefined && choice.inItself.dir === 'ltr'
  const state = served && stateOf(served, face?.face ?? '')

  return (
    <span
      className={state ? `n ${state}` : 'n'}
      aria-hidden="true"
      lang={choice.inItself.lang}
      translate="no"
      dir={choice.inItself.dir}
      style={{ ...cssOfFace(face), ...(isHung && { ['--pull' as string]: bearing }) }}
      ref={fitInRoom}
    >
      {choice.inItself.text}
    </span>
  )
}

function isServed({ named, namedLater }: ServedFaces, face: string): boolean {
  return named.includes(face) || namedLater.includes(face)
}

function stateOf(served: ServedFaces, face: string): 'is-unset' | 'is-later' | null {
  if (!isServed(served, face)) return 'is-unset'
  return served.named.includes(face) ? null : 'is-later'
}
