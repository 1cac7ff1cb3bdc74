import { useTranslation } from '@payloadcms/ui'
import { stateInWords } from '@/domain/order/state-in-words'
import { formatMoney } from '@/domain/money/format-money'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { useOrderWords } from '../words'
import { useDates } from '../../dates/use-dates'

/** How it stands with an order, in a line of large type. */
export function OrderHead({ desk }: { desk: OrderDesk }) {
  const words = useOrderWords()
  const { i18n } = useTranslation()
  const { timeOf } = useDates()
  const { state, currency, total, sheet } = desk
  const isOverdue = state === 'awaiting_payment' && desk.transfer?.is_overdue
  return (
    <header className="order-head">
      <p>
        <b>
          {stateInWords(state, i18n.language)}
          {isOverdue && `, ${words.overdue}`}
        </b>
        <span>{formatMoney(total, currency)}</span>
      </p>
      <p>
        {words.placed} <time dateTime={sheet.placed_at}>{timeOf(sheet.placed_at)}</time>
      </p>
      {sheet.payment.is_demo && <p>{words.demo}</p>}
      {sheet.mail_failure && (
        <p role="alert">
          {words.undelivered} {sheet.mail_failure}
        </p>
      )}
    </header>
  )
}
