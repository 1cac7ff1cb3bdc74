import { formatAmount } from '@/domain/money/format-money'
import { DoButton } from '../../ui/do-button'
import { Bill } from '../bill/bill'

/** Shown until the browser has read the URL. */
export function LoadingPrices({ currency }: { currency: string }) {
  return (
    <Bill
      folds
      isBusy
      rows={[]}
      total={formatAmount(0, currency)}
      note=""
      figures={null}
      variant="empty"
    >
      <DoButton label="Add to cart" disabled />
    </Bill>
  )
}
