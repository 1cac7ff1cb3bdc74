import { useId, useState } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import type { FieldErrors } from '@/domain/shop-error'
import { ShopForm } from '../../ui/shop-form'
import { focusFirstWrong } from '../call-failure'

type CouponChoiceProps = {
  coupon: PricedCart['coupon']
  currency: string
  isBusy: boolean
  /** null takes it out. */
  onUse: (code: string | null) => Promise<FieldErrors>
}

/** A quiet line to write a code on; a code that is taken stands there with what it takes off. */
export function CouponChoice({ coupon, currency, isBusy, onUse }: CouponChoiceProps) {
  if (!coupon) return <CodeField isBusy={isBusy} onUse={onUse} />
  const { code, amount, message } = coupon
  return (
    <div className={`coupon ${classOfChoice({ error: message, isSet: true })}`}>
      <span>Coupon {code}</span>
      <span className="num soft">
        {message ? 'takes nothing off' : formatAmount(-amount, currency)}
      </span>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || void onUse(null)}
      >
        Remove<span className="vh"> coupon {code}</span>
      </button>
      {message && <p role="status">{message}</p>}
    </div>
  )
}

function CodeField({ isBusy, onUse }: Pick<CouponChoiceProps, 'isBusy' | 'onUse'>) {
  const id = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  async function use() {
    if (isBusy) return
    const errors = code.trim() ? await onUse(code) : { coupon: 'Write the code of your coupon.' }
    setError(errors.coupon)
    focusFirstWrong(errors, '.coupon')
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
      <button type="submit" aria-disabled={isBusy || undefined}>
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

type OwnWordsFieldProps = {
  label: string
  /** The field's name in the API. */
  name: 'purchase_order' | 'note'
  most: number
  placeholder: string
  stored: string
  onWrite: (text: string | null) => Promise<FieldErrors>
}

/** What the buyer wants to stand with the order: a number of their own books, a note. Stored when the field is left. */
export function OwnWordsField({
  label,
  name,
  most,
  placeholder,
  stored,
  onWrite,
}: OwnWordsFieldProps) {
  const id = useId()
  const [text, setText] = useState(stored)
  const [error, setError] = useState<string>()

  async function store() {
    const written = text.trim()
    if (written === stored) return
    const errors = await onWrite(written || null)
    setError(errors[name])
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
