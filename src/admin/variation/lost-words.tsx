import { firstNamesInWords } from '@/domain/words'
import { lostWords, namesOfWords, withoutLost } from '@/domain/catalogue/variation/lost-words'
import type { Variation } from '@/domain/catalogue/variation/merge-variation'
import type { VariationWords } from '@/domain/catalogue/variation/variation-words'

type Props = {
  font: Variation
  words: VariationWords
  onDelete: (words: VariationWords) => void
}

/** Decisions on axes and instances that only an earlier file has: stored, should they return. */
export function LostWords({ font, words, onDelete }: Props) {
  const lost = namesOfWords(lostWords(font, words))
  if (lost.length === 0) return null

  return (
    <p className="variation-lost">
      Decided earlier, but not in this file: {firstNamesInWords(lost)}.{' '}
      <button type="button" onClick={() => onDelete(withoutLost(font, words))}>
        Forget it
      </button>
    </p>
  )
}
