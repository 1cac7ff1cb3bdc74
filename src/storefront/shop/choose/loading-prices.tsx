import { formatAmount } from '@/domain/money/format-money'
import { ActionButton } from '../../ui/action-button'
import { Bill } from '../bill/bill'

/** Shown until the browser has read the URL. */
export function LoadingPrices({ currency }: { currency: string }) {
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        Choose styles and licences
      </h1>
      <Bill
        folds
        isBusy
        rows={[]}
        total={formatAmount(0, currency)}
        note=""
        figures={null}
        variant="empty"
      >
        <ActionButton label="Add to cart" disabled />
      </Bill>
    </>
  )
}
