import { useId, useState } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import { optionOf } from '../../ui/option-of'
import { ShopForm } from '../../ui/shop-form'
import { focusFirstWrong } from '../call-failure'
import { type CartWrites, useStoredField } from './cart-writes'
import type { ChoiceOutcome } from './use-cart'

type CouponChoiceProps = {
  coupon: PricedCart['coupon']
  currency: string
  writes: CartWrites
  /** null takes it out. */
  onUse: (code: string | null) => Promise<ChoiceOutcome>
}

/** A quiet line to write a code on; a code that is taken stands there with what it takes off. */
export function CouponChoice({ coupon, currency, writes, onUse }: CouponChoiceProps) {
  if (!coupon) return <CodeField writes={writes} onUse={onUse} />
  const { code, amount, message } = coupon
  return (
    <div className={`coupon ${classOfChoice({ error: message, isSet: true })}`}>
      <span>Coupon {code}</span>
      <span className="num soft">
        {message ? 'takes nothing off' : formatAmount(-amount, currency)}
      </span>
      <button type="button" onClick={() => void onUse(null)}>
        Remove<span className="vh"> coupon {code}</span>
      </button>
      {message && <p role="status">{message}</p>}
    </div>
  )
}

/** A code that was written and not used yet is used before the next step: whoever wrote it expects it to count. */
function CodeField({ writes, onUse }: Pick<CouponChoiceProps, 'writes' | 'onUse'>) {
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  useStoredField(writes, async () => code.trim() === '' || use())

  async function use(): Promise<boolean> {
    const { isStored, errors } = code.trim() ? await onUse(code) : NO_CODE
    setError(errors.coupon)
    focusFirstWrong(errors, '.coupon')
    return isStored
  }

  return (
    <ShopForm
      plain="needs-script"
      className={`coupon ${classOfChoice({ error })}`}
      onSend={() => void use()}
    >
      <label htmlFor={id}>Coupon</label>
      <input
        id={id}
        name="coupon"
        type="text"
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="Code"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
      />
      <button type="submit">
        Use<span className="vh"> this coupon</span>&nbsp;<span aria-hidden="true">→</span>
      </button>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </ShopForm>
  )
}

const NO_CODE: ChoiceOutcome = {
  isStored: false,
  errors: { coupon: 'Write the code of your coupon.' },
}

type AudienceChoiceProps = {
  audiences: PricedCart['audiences']
  /** The key of one of them; null: the price for everyone. */
  chosen: string | null
  onChoose: (key: string | null) => Promise<ChoiceOutcome>
}

/** Whom the price is for, and what the licence says of it then. */
export function AudienceChoice({ audiences, chosen, onChoose }: AudienceChoiceProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const [picked, setPicked] = useState<string | null>(null)
  const words = audiences.find(({ key }) => key === chosen)?.words

  async function choose(key: string) {
    setPicked(key)
    const { errors } = await onChoose(key || null)
    setError(errors.audience)
    setPicked(null)
  }

  return (
    <div className={classOfChoice({ error, isSet: chosen !== null })}>
      <label htmlFor={id}>Price for</label>
      <select
        id={id}
        value={picked ?? chosen ?? ''}
        aria-describedby={words || error ? `${id}-words` : undefined}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">Everyone</option>
        {audiences.map(({ key, label, percent_off: percentOff }) =>
          optionOf(key, describeAudience({ label, percentOff })),
        )}
      </select>
      {(words || error) && <p id={`${id}-words`}>{error ?? `The licence says: ${words}`}</p>}
    </div>
  )
}

type OwnWordsFieldProps = {
  label: string
  /** The field's name in the API. */
  name: 'purchase_order' | 'note'
  most: number
  placeholder: string
  stored: string
  writes: CartWrites
  onWrite: (text: string | null) => Promise<ChoiceOutcome>
}

/** What the buyer wants to stand with the order: a number of their own books, a note. Stored when the field is left. */
export function OwnWordsField({
  label,
  name,
  most,
  placeholder,
  stored,
  writes,
  onWrite,
}: OwnWordsFieldProps) {
  const id = useId()
  const [text, setText] = useState(stored)
  const [error, setError] = useState<string>()

  useStoredField(writes, store)

  async function store(): Promise<boolean> {
    const written = text.trim()
    if (written === stored) return true
    const { isStored, errors } = await onWrite(written || null)
    setError(errors[name])
    return isStored
  }

  return (
    <div className={classOfChoice({ error, isSet: stored !== '' })}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        value={text}
        maxLength={most}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void store()}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type ChoiceState = {
  error?: string | null
  /** Something is chosen or written: the row is never folded away. */
  isSet?: boolean
}

/** How a row of the cart stands: something is wrong with it, something is in it. */
function classOfChoice({ error, isSet }: ChoiceState): string {
  return ['price-choice', error && 'bad', isSet && 'is-set'].filter(Boolean).join(' ')
}
