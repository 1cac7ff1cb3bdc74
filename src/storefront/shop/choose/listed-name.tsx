import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import { useInlined } from '../../shell/fonts/use-inlined'
import { fitInRoom } from '../../ui/fit-in-room'
import { cssOfFace, listedCutOf, listedFaceOf } from '../bill/figure-face'
import type { ShopChoice } from '../shop-choice'

type ListedNameProps = {
  choice: ShopChoice
  /** Faces that are there; a name in another is not shown. Without it all are. */
  named?: readonly string[] | undefined
}

/** A typeface's name in itself: in the letters that came with the page, or in its menu preview. */
export function ListedName({ choice, named }: ListedNameProps) {
  const whole = listedFaceOf(choice)
  const cut = listedCutOf(choice)
  const cutFace = cut && sampleFaceName(cut.face)
  const isInlined = useInlined(cutFace)
  const isCut = cutFace !== null && (named ? named.includes(cutFace) : isInlined)
  const shown = isCut ? { face: cutFace, coordinates: {} } : whole
  const isThere = !named || named.includes(shown?.face ?? '')

  return (
    <span
      className={isThere ? 'n' : 'n is-unset'}
      aria-hidden="true"
      lang={choice.inItself.lang}
      translate="no"
      dir={choice.inItself.dir}
      style={cssOfFace(shown)}
      ref={fitInRoom}
    >
      {choice.inItself.text}
    </span>
  )
}
