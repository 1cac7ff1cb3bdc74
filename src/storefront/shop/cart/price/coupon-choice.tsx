import { useId, useState } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'
import type { FieldErrors } from '@/domain/shop-error'
import { focusFirstWrong } from '../../focus-first-wrong'
import { classOfChoice } from './class-of-choice'

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
    <form
      className={`coupon ${classOfChoice({ error })}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void use()
      }}
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
    </form>
  )
}
