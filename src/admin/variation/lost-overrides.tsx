import { firstNamesInWords } from '@/domain/words'
import {
  lostOverrides,
  namesOfOverrides,
  type VariationOverrides,
  withoutLostOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import type { Variation } from '@/domain/catalogue/variation/merge-variation'
import { useSay } from '../use-say'

type Props = {
  font: Variation
  overrides: VariationOverrides
  onDelete: (overrides: VariationOverrides) => void
}

/** Decisions on axes and instances that only an earlier file has: stored, should they return. */
export function LostOverrides({ font, overrides, onDelete }: Props) {
  const say = useSay()
  const lost = namesOfOverrides(lostOverrides(font, overrides))
  if (lost.length === 0) return null

  return (
    <p className="variation-lost">
      {say('Decided earlier, but not in this file: {&names}.', { names: firstNamesInWords(lost) })}{' '}
      <button type="button" onClick={() => onDelete(withoutLostOverrides(font, overrides))}>
        {say('Forget it')}
      </button>
    </p>
  )
}
