import { formatAmount } from '@/domain/money/format-money'
import { DoButton } from '../../ui/do-button'
import { Bill } from '../bill/bill'

/** What stands until the browser has read the address. */
export function LoadingPrices({ currency }: { currency: string }) {
  return (
    <Bill
      folds
      isBusy
      rows={[]}
      total={formatAmount(0, currency)}
      note=""
      figures={null}
      tone="empty"
    >
      <DoButton label="Add to cart" disabled />
    </Bill>
  )
}
