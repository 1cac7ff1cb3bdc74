import { useState } from 'react'
import { parseAmount, sayUnread } from '@/domain/money/read-amount'
import { plainAmount } from '@/domain/money/format-money'
import { moneyWords } from './words'

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
  if (!isPercent) return { value: null, problem: moneyWords(language).percent }
  return { value: Number(plain), problem: null }
}

function writeOut(value: number | null, { currency }: Unit): string {
  if (value === null) return ''
  return currency === null ? String(value) : plainAmount(value, currency)
}
