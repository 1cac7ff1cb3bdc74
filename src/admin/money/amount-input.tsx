import { useState } from 'react'
import { signOfCurrency } from '@/domain/money/format-money'
import { parseAmount, sayUnread } from '@/domain/money/read-amount'
import { amountToType, inTypedForm } from '@/domain/staff/write-money'
import { say } from '@/domain/staff/german/in-german'
import { useTypedMoney } from '../use-say'

type Props = {
  id: string
  name?: string
  /** Where no label of the page names it. */
  label?: string
  /** null: a percentage. */
  currency: string | null
  value: string
  isRefused?: boolean
  isReadOnly?: boolean
  onType: (text: string) => void
  onLeave: () => void
}

/** The bare field of an amount, with its currency behind it. */
export function AmountInput({ id, label, currency, value, onType, onLeave, ...props }: Props) {
  const typedMoney = useTypedMoney()
  return (
    <span className="amount-input">
      <input
        id={id}
        name={props.name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={props.isRefused || undefined}
        aria-describedby={props.isRefused ? `${id}-why` : undefined}
        placeholder={currency === null ? '10' : typedMoney(0, currency)}
        disabled={props.isReadOnly}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      <span aria-hidden="true">{currency === null ? '%' : signOfCurrency(currency)}</span>
    </span>
  )
}

type Read = { value: number | null; problem: null } | { value: null; problem: string }

/** `currency` null: a percentage, "12.5". */
type Unit = { currency: string | null; language: string }

/** The text of an amount while it is typed. What cannot be read stays there with a sentence, and changes no value. */
export function useTypedAmount(unit: Unit) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readTyped(typed, unit)

  return {
    problem: read?.problem ?? null,
    /** A value that another hand has changed meanwhile is shown in place of what was typed. */
    textOf(value: number | null | undefined): string {
      if (typed !== null && (read?.problem || read?.value === (value ?? null))) return typed
      return writeOut(value ?? null, unit)
    },
    type(text: string): Read {
      setTyped(text)
      return readTyped(text, unit)
    },
    /** What was read is written out: "240" becomes "240.00". */
    settle() {
      if (!read?.problem) setTyped(null)
    },
  }
}

function readTyped(text: string, { currency, language }: Unit): Read {
  if (currency === null) return readPercent(text, language)
  const read = parseAmount(text, currency)
  if (read.kind === 'amount' && read.minor >= 0) return { value: read.minor, problem: null }
  const why = read.kind === 'amount' ? 'negative' : read.why
  if (why === 'empty') return { value: null, problem: null }
  return { value: null, problem: sayUnread(why, { text, currency, language }) }
}

function readPercent(text: string, language: string): Read {
  const plain = text.replace('%', '').replace(',', '.').trim()
  if (plain === '') return { value: null, problem: null }
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 100
  if (!isPercent)
    return { value: null, problem: say(language, 'Write a percentage up to 100, such as 12.5.') }
  return { value: Number(plain), problem: null }
}

function writeOut(value: number | null, { currency, language }: Unit): string {
  if (value === null) return ''
  return currency === null
    ? inTypedForm(String(value), language)
    : amountToType(value, currency, language)
}

/** The path of the field `name` beside the one at `path`. */
export function siblingOf(path: string, name: string): string {
  return path.replace(/[^.]+$/, name)
}
