import { formatAmount } from '@/domain/money/format-money'
import { ActionLink } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { thinFaceOf } from '../bill/figure-face'
import type { ShopChoice } from '../shop-choice'

type EmptyCartProps = {
  currency: string
  choices: ShopChoice[]
  /** Why what was in it is gone. */
  note: string | null
  errorMessage: string | null
}

export function EmptyCart({ currency, choices, note, errorMessage }: EmptyCartProps) {
  return (
    <>
      <section>
        <h1 tabIndex={-1}>
          <b>Your cart is empty</b>
        </h1>
        {note && <p role="status">{note}</p>}
      </section>
      <div className="is-zero bill-place">
        <Bill
          rows={[]}
          total={formatAmount(0, currency)}
          note={currency}
          figures={thinFaceOf(choices[0] ?? null)}
          variant="empty"
          errorMessage={errorMessage}
        >
          <ActionLink href="/" label="Choose typefaces" />
        </Bill>
      </div>
    </>
  )
}
