import { Fragment, useId, useState } from 'react'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { DeskLine } from '@/domain/order/order-for-staff'
import { Tick } from '../../labelled-input'
import { useMoney, useSay, useTypedMoney } from '../../use-say'
import { useOrder, useOrderWords } from '../use-order'
import { ActForm, newKey } from './form-fields'
import {
  choiceOf,
  leftToGive,
  missingOf,
  partsOf,
  type RefundDraft,
  sumOf,
  usualLicences,
} from './refund-choice'

/** Gives money back: all, ticked lines, or an amount; with or without the licences. */
export function RefundForm({ close }: { close: () => void }) {
  const { desk, send } = useOrder()
  const { why } = useOrderWords()
  const say = useSay()
  const money = useMoney()
  const [draft, setDraft] = useState<RefundDraft>({ way: 'whole', lines: [], amount: '' })
  const [ticked, setTicked] = useState<'kept' | 'revoked' | null>(null)
  const [key, setKey] = useState(newKey)
  const choice = choiceOf(draft, desk.currency)
  const filled = { sum: sumOf(choice, desk), left: leftToGive(desk) }
  const { sum, left } = filled
  const missing = missingOf(draft, filled)
  const licences = ticked ?? usualLicences(draft, filled)

  function change(next: RefundDraft) {
    if (next.way !== draft.way) setTicked(null)
    setDraft(next)
    setKey(newKey())
  }

  /** The same key for a second click, and for another try after a lost answer: one refund. */
  async function giveBack(reason: string) {
    const received = desk.received === null ? null : left
    const became = await send('refund', { key, choice, licences, reason, left: received })
    if (became !== 'unknown') setKey(newKey())
    if (became === 'done') close()
  }

  return (
    <ActForm
      legend={say('Give money back')}
      label={
        sum === null
          ? say('Give back')
          : say('Give {amount} back', { amount: money(sum, desk.currency) })
      }
      missing={missing && say(missing)}
      why={why}
      act={giveBack}
    >
      {desk.by_transfer && (
        <p>
          {say(
            'It was paid by bank transfer. Send the money from your own account; this writes it down, with its credit note.',
          )}
        </p>
      )}
      {desk.credit && <CreditHint sum={sum} />}
      <RefundWays draft={draft} onChange={change} />
      {desk.is_delivered && (
        <LicenceChoice isForLines={draft.way === 'lines'} value={licences} onChange={setTicked} />
      )}
      {desk.is_delivered && licences === 'revoked' && <UpgradesHint />}
    </ActForm>
  )
}

/** Staff read before they click what of the sum is money, and what goes back to a gift. */
function CreditHint({ sum }: { sum: number | null }) {
  const { desk } = useOrder()
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

/** What was paid for an old licence pays a part of the one it became. */
function UpgradesHint() {
  const say = useSay()
  const rested = useOrder().desk.sheet.licences.filter(({ upgrades }) => upgrades.length > 0)
  return rested.map(({ number, upgrades }) => (
    <p key={number}>
      {say('Licence {number} was upgraded. What it became rests on it and ends with it: {later}.', {
        number,
        later: upgrades.join(', '),
      })}
    </p>
  ))
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

type RefundWaysProps = { draft: RefundDraft; onChange: (draft: RefundDraft) => void }

/** All that is left, ticked lines, or an amount. */
function RefundWays({ draft, onChange }: RefundWaysProps) {
  const { desk } = useOrder()
  const say = useSay()
  const money = useMoney()
  const name = useId()
  const ways = [
    [
      'whole',
      say('All that is left, {amount}', { amount: money(leftToGive(desk), desk.currency) }),
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
          {way === draft.way && <Within draft={draft} onChange={onChange} />}
        </Fragment>
      ))}
    </div>
  )
}

/** What the chosen way asks for, right beneath it. */
function Within(props: RefundWaysProps) {
  const { draft, onChange } = props
  const { currency } = useOrder().desk
  const say = useSay()
  const typedMoney = useTypedMoney()
  if (draft.way === 'lines') return <LineTicks {...props} />
  if (draft.way === 'whole') return null
  return (
    <div className="order-within">
      <input
        aria-label={say('Amount in {currency}', { currency })}
        inputMode="decimal"
        placeholder={typedMoney(0, currency)}
        value={draft.amount}
        onChange={(event) => onChange({ ...draft, amount: event.target.value })}
      />
      <span>{currency}</span>
    </div>
  )
}

function LineTicks({ draft, onChange }: RefundWaysProps) {
  const { desk } = useOrder()
  const say = useSay()
  const money = useMoney()
  function toggle({ id }: DeskLine) {
    const isTicked = draft.lines.includes(id)
    const lines = isTicked ? draft.lines.filter((line) => line !== id) : [...draft.lines, id]
    onChange({ ...draft, lines })
  }

  return (
    <ul className="order-lines" aria-label={say('Lines')}>
      {desk.lines.map((line) => (
        <li key={line.id}>
          <Tick
            disabled={line.isGivenBack}
            checked={draft.lines.includes(line.id)}
            onChange={() => toggle(line)}
          >
            {line.isGivenBack ? <s>{line.name}</s> : line.name}
          </Tick>
          <span>
            {line.isGivenBack && `${say('went back')}, `}
            {money(line.value, desk.currency)}
          </span>
        </li>
      ))}
    </ul>
  )
}
