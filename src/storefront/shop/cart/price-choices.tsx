import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { optionOf } from '../../ui/option-of'
import { useFocusNext } from '../../shell/navigation/move-focus'
import { answersOf } from './cart-client'
import { AudienceChoice, CouponChoice, OwnWordsField } from './price-fields'
import type { CartState, ChoiceOutcome } from './use-cart'

type PriceChoicesProps = {
  cartState: CartState
  /** Somebody tried to go on: what is open is said. */
  hasTried: boolean
  /** A row after the others. */
  children?: ReactNode
}

/** What changes the price, and the buyer's own number for the order: each is kept by the cart. */
export function PriceChoices({ cartState, hasTried, children }: PriceChoicesProps) {
  const { cart, writes, changeChoice } = cartState
  const { audiences, audience, coupon, currency, purchase_order, note, order_questions } = cart
  useFocusNext(coupon ? [coupon.code] : [], '.coupon button')
  const openQuestions = cart.quote ? [] : order_questions

  return (
    <div className="price-choices">
      {openQuestions.map((question) => (
        <OrderQuestionField
          key={question.key}
          question={question}
          isNeeded={hasTried}
          onAnswer={(answer) =>
            changeChoice((current) => ({
              order_answers: { ...answersOf(current), [question.key]: answer },
            }))
          }
        />
      ))}
      <FoldedChoices label={cart.quote ? 'Order number, note' : 'Discounts, order number, quote'}>
        {!cart.quote && audiences.length > 0 && (
          <AudienceChoice
            audiences={audiences}
            chosen={audience?.key ?? null}
            onChoose={(key) => changeChoice(() => ({ audience: key }))}
          />
        )}
        {!cart.quote && (
          <CouponChoice
            key={coupon?.code ?? 'none'}
            coupon={coupon}
            currency={currency}
            writes={writes}
            onUse={(code) => changeChoice(() => ({ coupon: code }))}
          />
        )}
        <OwnWordsField
          label="Your order number"
          name="purchase_order"
          most={60}
          placeholder="If you have one"
          stored={purchase_order ?? ''}
          writes={writes}
          onWrite={(text) => changeChoice(() => ({ purchase_order: text }))}
        />
        <OwnWordsField
          label="Note"
          name="note"
          most={500}
          placeholder="For your books, or for us"
          stored={note ?? ''}
          writes={writes}
          onWrite={(text) => changeChoice(() => ({ note: text }))}
        />
        {children}
      </FoldedChoices>
    </div>
  )
}

type FoldedChoicesProps = {
  /** What is among them. */
  label: string
  children: ReactNode
}

/** Rows that few need: they are one until it is opened, and those that hold something stay out. */
function FoldedChoices({ label, children }: FoldedChoicesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) rows.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <div className={isOpen ? 'folded-choices is-open' : 'folded-choices'}>
      <button
        type="button"
        className="folded-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div ref={rows} id={id}>
        {children}
      </div>
    </div>
  )
}

type OrderQuestionFieldProps = {
  question: PricedCart['order_questions'][number]
  /** Somebody tried to go on. */
  isNeeded: boolean
  onAnswer: (answer: string) => Promise<ChoiceOutcome>
}

/** A question asked once an order; its answer is part of every price. */
function OrderQuestionField({ question, isNeeded, onAnswer }: OrderQuestionFieldProps) {
  const id = useId()
  const { label, hint, tiers, answer } = question
  const [picked, setPicked] = useState<string | null>(null)
  const error = isNeeded && answer === null ? 'Choose one to go on.' : undefined
  const help = error ?? hint

  async function choose(key: string) {
    setPicked(key)
    await onAnswer(key)
    setPicked(null)
  }

  return (
    <div className={error ? 'price-choice bad' : 'price-choice'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={picked ?? answer ?? ''}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => void choose(event.target.value)}
      >
        {answer === null && <option value="">Choose</option>}
        {tiers.map((tier) => optionOf(tier.key, tier.label))}
      </select>
      {help && (
        <p id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </p>
      )}
    </div>
  )
}
