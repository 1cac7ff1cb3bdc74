import { useId, useState } from 'react'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { FieldErrors } from '@/domain/shop-error'
import { classOfChoice } from './class-of-choice'

type AudienceChoiceProps = {
  audiences: PricedCart['audiences']
  /** The key of one of them; null: the price for everyone. */
  chosen: string | null
  isBusy: boolean
  onChoose: (key: string | null) => Promise<FieldErrors>
}

/** Whom the price is for, and what the licence says of it then. */
export function AudienceChoice({ audiences, chosen, isBusy, onChoose }: AudienceChoiceProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const words = audiences.find(({ key }) => key === chosen)?.words

  /** It stays usable meanwhile, so that the keyboard keeps its place. */
  async function choose(key: string) {
    if (isBusy) return
    const errors = await onChoose(key || null)
    setError(errors.audience)
  }

  return (
    <div className={classOfChoice({ error, isSet: chosen !== null })}>
      <label htmlFor={id}>Price for</label>
      <select
        id={id}
        value={chosen ?? ''}
        aria-describedby={words || error ? `${id}-words` : undefined}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">Everyone</option>
        {audiences.map(({ key, label, percent_off: percentOff }) => (
          <option key={key} value={key}>
            {describeAudience({ label, percentOff })}
          </option>
        ))}
      </select>
      {(words || error) && <p id={`${id}-words`}>{error ?? `The licence says: ${words}`}</p>}
    </div>
  )
}
