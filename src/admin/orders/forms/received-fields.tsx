import { useId } from 'react'
import { formatAmount } from '@/domain/money/format-money'
import { ReasonField } from './reason-field'
import { useSay } from '../../use-say'

/** What staff saw on the account, as they type it. */
export type ReceivedDraft = { amount: string; receivedOn: string; reason: string }

type Props = { draft: ReceivedDraft; currency: string; onChange: (draft: ReceivedDraft) => void }

export function ReceivedFields({ draft, currency, onChange }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <div className="order-fields">
        <div>
          <label htmlFor={`${id}-amount`}>
            {say('Amount that came, {currency}', { currency })}
          </label>
          <input
            id={`${id}-amount`}
            inputMode="decimal"
            placeholder={formatAmount(0, currency)}
            value={draft.amount}
            onChange={(event) => onChange({ ...draft, amount: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-day`}>{say('On')}</label>
          <input
            id={`${id}-day`}
            type="date"
            value={draft.receivedOn}
            onChange={(event) => onChange({ ...draft, receivedOn: event.target.value })}
          />
        </div>
      </div>
      <ReasonField
        label={say('Where you saw it: the statement, for whoever reads this later (needed)')}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
    </>
  )
}
