import { Fragment, useId } from 'react'
import { formatAmount, formatMoney } from '@/domain/money/format-money'
import type { DeskLine, OrderDesk } from '@/domain/order/order-for-staff'
import { leftToGive, type RefundDraft } from './refund-choice'
import { useSay } from '../../use-say'

type Props = { desk: OrderDesk; draft: RefundDraft; onChange: (draft: RefundDraft) => void }

/** All that is left, ticked lines, or an amount. */
export function RefundWays({ desk, draft, onChange }: Props) {
  const say = useSay()
  const name = useId()
  const ways = [
    [
      'whole',
      say('All that is left, {amount}', { amount: formatMoney(leftToGive(desk), desk.currency) }),
    ],
    ['lines', say('Lines of the order')],
    ['amount', say('An amount')],
  ] as const

  return (
    <div role="radiogroup" aria-label={say('What goes back')}>
      {ways.map(([way, words]) => (
        <Fragment key={way}>
          <label>
            <input
              type="radio"
              name={name}
              checked={draft.way === way}
              onChange={() => onChange({ ...draft, way })}
            />
            {words}
          </label>
          {way === draft.way && <Within desk={desk} draft={draft} onChange={onChange} />}
        </Fragment>
      ))}
    </div>
  )
}

/** What the chosen way asks for, right beneath it. */
function Within(props: Props) {
  const { desk, draft, onChange } = props
  const say = useSay()
  if (draft.way === 'lines') return <LineTicks {...props} />
  if (draft.way === 'whole') return null
  return (
    <div className="order-within">
      <input
        aria-label={say('Amount in {currency}', { currency: desk.currency })}
        inputMode="decimal"
        placeholder={formatAmount(0, desk.currency)}
        value={draft.amount}
        onChange={(event) => onChange({ ...draft, amount: event.target.value })}
      />
      <span>{desk.currency}</span>
    </div>
  )
}

function LineTicks({ desk, draft, onChange }: Props) {
  const say = useSay()
  function toggle({ id }: DeskLine) {
    const isTicked = draft.lines.includes(id)
    const lines = isTicked ? draft.lines.filter((line) => line !== id) : [...draft.lines, id]
    onChange({ ...draft, lines })
  }

  return (
    <ul className="order-lines" aria-label={say('Lines')}>
      {desk.lines.map((line) => (
        <li key={line.id}>
          <label>
            <input
              type="checkbox"
              disabled={line.isGivenBack}
              checked={draft.lines.includes(line.id)}
              onChange={() => toggle(line)}
            />
            {line.isGivenBack ? <s>{line.name}</s> : line.name}
          </label>
          <span>
            {line.isGivenBack && `${say('went back')}, `}
            {formatMoney(line.value, desk.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}
