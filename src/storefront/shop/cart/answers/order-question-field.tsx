import { useId } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { FieldErrors } from '@/domain/shop-error'

type OrderQuestionFieldProps = {
  question: PricedCart['order_questions'][number]
  isBusy: boolean
  /** Somebody tried to go on. */
  isNeeded: boolean
  onAnswer: (answer: string) => Promise<FieldErrors>
}

/** A question asked once an order; its answer is part of every price. */
export function OrderQuestionField({
  question,
  isBusy,
  isNeeded,
  onAnswer,
}: OrderQuestionFieldProps) {
  const id = useId()
  const { label, hint, tiers, answer } = question
  const error = isNeeded && answer === null ? 'Choose one to go on.' : undefined
  const help = error ?? hint

  return (
    <div className={error ? 'price-choice bad' : 'price-choice'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={answer ?? ''}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        // It stays usable meanwhile, so that the keyboard keeps its place.
        onChange={(event) => isBusy || void onAnswer(event.target.value)}
      >
        {answer === null && <option value="">Choose</option>}
        {tiers.map((tier) => (
          <option key={tier.key} value={tier.key}>
            {tier.label}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </p>
      )}
    </div>
  )
}
