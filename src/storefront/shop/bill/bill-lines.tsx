'use client'

import { useEffect, useState } from 'react'
import type { BillStep } from '@/domain/cart/priced-cart'
import { plainDecimal } from '@/domain/money/decimal'
import { formatAmount } from '@/domain/money/format-money'
import { type PriceTerms, taxOf } from '@/domain/pricing/shown-price'
import { UnbrokenFigures } from '../../ui/unbroken-figures'

/** The steps of a price. Lines added later are revealed by an animation; those of the first render are not. */
export function BillLines({ rows, id }: { rows: BillRow[]; id?: string }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  return (
    <ol id={id} className="bill-lines num">
      {rows.map((row) => (
        <BillLine key={row.key} row={row} isNew={isHydrated} />
      ))}
    </ol>
  )
}

function BillLine({ row, isNew }: { row: BillRow; isNew: boolean }) {
  const [isAdded] = useState(isNew)
  const names = [
    row.inner && 'in',
    row.struck && 'void',
    row.ghost && 'ghost',
    isAdded && !row.ghost && 'set',
  ].filter(Boolean)
  return (
    <li className={names.join(' ') || undefined}>
      <span>
        <UnbrokenFigures text={row.text} />
      </span>
      <i aria-hidden="true" />
      <b>{row.amount}</b>
    </li>
  )
}

/** One line of a bill as it is shown. `key` stays while the words change, so that only new lines are animated. */
export type BillRow = {
  key: string
  text: string
  amount: string
  inner: boolean
  struck: boolean
  /** Not chosen: only pointed at. */
  ghost?: boolean
}

export function rowsOfSteps(steps: BillStep[], currency: string): BillRow[] {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const subject = step.role === 'inner' ? 'inner' : (step.text.split(/[,;]/)[0] ?? '')
    const place = seen.get(subject) ?? 0
    seen.set(subject, place + 1)
    return {
      key: `${subject} ${place}`,
      text: step.text,
      amount: formatAmount(step.amount, currency),
      inner: step.role === 'inner',
      struck: step.struck,
    }
  })
}

/** What a company that accounts for the VAT itself pays, and the VAT that makes of it what is shown. */
export function rowsOfTax({ net, tax, currency }: Shown): BillRow[] {
  if (!tax || net === 0) return []
  const amount = formatAmount(net, currency)
  const before = { key: 'net', text: 'Before VAT', amount, inner: true, struck: false }
  const text = `VAT ${plainDecimal(tax.rate)} %`
  const added = { key: 'tax', text, amount: formatAmount(taxOf(net, tax), currency) }
  return [before, { ...added, inner: true, struck: false }]
}

type Shown = { net: number; currency: string; tax: PriceTerms['tax'] }
