import { formatMoney } from '@/domain/money/format-money'
import type { TransferAccount as Account } from '@/domain/order/transfer'
import { dateText } from './order-text'

/** Where to send the money, how much, and what to write with it. */
export function TransferAccount({ account }: { account: Account }) {
  const { holder, iban, bic, bank, amount, currency, reference, due_at } = account
  const rows = [
    ['Amount', formatMoney(amount, currency)],
    ['To', holder],
    ['IBAN', iban],
    ['BIC', bic],
    ['Bank', bank],
    ['Reference', reference],
    ['Due', dateText(due_at)],
  ].filter(([, text]) => text !== '')
  return (
    <section className="sec">
      <h2>Transfer</h2>
      <dl className="transfer-account">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
