import { plainAmount, signOfCurrency } from '@/domain/money/format-money'
import './amount-input.css'

type Props = {
  id: string
  name?: string
  /** Where no label of the page names it. */
  label?: string
  /** null: a percentage. */
  currency: string | null
  value: string
  isRefused?: boolean
  isReadOnly?: boolean
  onType: (text: string) => void
  onLeave: () => void
}

/** The bare field of an amount, with its currency behind it. */
export function AmountInput({ id, label, currency, value, onType, onLeave, ...props }: Props) {
  return (
    <span className="amount-input">
      <input
        id={id}
        name={props.name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={props.isRefused || undefined}
        aria-describedby={props.isRefused ? `${id}-why` : undefined}
        placeholder={currency === null ? '10' : plainAmount(0, currency)}
        disabled={props.isReadOnly}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      <span aria-hidden="true">{currency === null ? '%' : signOfCurrency(currency)}</span>
    </span>
  )
}
