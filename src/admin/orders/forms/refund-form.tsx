import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { formatMoney } from '@/domain/money/format-money'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { newKey } from './new-key'
import { ReasonField } from './reason-field'
import { choiceOf, leftToGive, missingOf, partsOf, sumOf, type RefundDraft } from './refund-choice'
import { RefundWays } from './refund-ways'
import type { SendToDesk } from '../use-order-desk'
import { useSay } from '../../use-say'

type Props = { desk: OrderDesk; isBusy: boolean; send: SendToDesk; close: () => void }

/** Gives money back: all, ticked lines, or an amount; with or without the licences. */
export function RefundForm({ desk, isBusy, send, close }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState<RefundDraft>({ way: 'whole', lines: [], amount: '' })
  const [licences, setLicences] = useState<'kept' | 'revoked'>('revoked')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(newKey)
  const choice = choiceOf(draft, desk.currency)
  const sum = sumOf(choice, desk)
  const missing = missingOf(draft, { sum, left: leftToGive(desk), reason })

  /** A part of the price goes back for many reasons; what goes back whole is hardly used on. */
  function change(next: RefundDraft) {
    if (next.way !== draft.way) setLicences(next.way === 'amount' ? 'kept' : 'revoked')
    setDraft(next)
    setKey(newKey())
  }

  /** The same key for a second click, and for another try after a lost answer: one refund. */
  async function giveBack() {
    const answer = await send('refund', { key, choice, licences, reason })
    if (answer !== 'unknown') setKey(newKey())
    if (answer === 'done') close()
  }

  return (
    <fieldset className="order-form">
      <legend>{say('Give money back')}</legend>
      {desk.by_transfer && (
        <p>
          {say(
            'It was paid by bank transfer. Send the money from your own account; this writes it down, with its credit note.',
          )}
        </p>
      )}
      {desk.credit && <CreditHint desk={desk} sum={sum} />}
      <RefundWays desk={desk} draft={draft} onChange={change} />
      {desk.is_delivered && (
        <LicenceChoice isForLines={draft.way === 'lines'} value={licences} onChange={setLicences} />
      )}
      <ReasonField value={reason} onChange={setReason} />
      <div className="order-buttons">
        <Button disabled={isBusy || missing !== null} onClick={() => void giveBack()}>
          {sum === null
            ? say('Give back')
            : say('Give {amount} back', { amount: formatMoney(sum, desk.currency) })}
        </Button>
        {missing && <p>{say(missing)}</p>}
      </div>
    </fieldset>
  )
}

/** Staff read before they click what of the sum is money, and what goes back to a gift. */
function CreditHint({ desk, sum }: { desk: OrderDesk; sum: number | null }) {
  const say = useSay()
  const gift = desk.credit?.label ?? ''
  const parts = sum === null ? null : partsOf(sum, desk)
  const rule = say('Credit {gift} paid a part. Money goes back first, then credit.', { gift })
  return (
    <p>
      {rule}
      {parts && parts.credit > 0 && (
        <> {say('Now: {money}.', { money: say(moneyInWords(parts, desk.currency)) })}</>
      )}
    </p>
  )
}

type LicenceChoiceProps = {
  isForLines: boolean
  value: 'kept' | 'revoked'
  onChange: (value: 'kept' | 'revoked') => void
}

function LicenceChoice({ isForLines, value, onChange }: LicenceChoiceProps) {
  const say = useSay()
  const name = useId()
  const choices = isForLines
    ? ([
        ['revoked', 'Their licences end, and their downloads at once'],
        ['kept', 'Their licences stay'],
      ] as const)
    : ([
        ['revoked', 'All its licences end, and their downloads at once'],
        ['kept', 'All its licences stay'],
      ] as const)
  return (
    <div role="radiogroup" aria-label={say('Licences')}>
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {say(words)}
        </label>
      ))}
    </div>
  )
}
