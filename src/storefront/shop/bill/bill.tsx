'use client'

import { Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { countOf, THIN_SPACE } from '@/domain/words'
import { type CurrencyChoice, CurrencySelect } from '../currency/currency-select'
import { BillLines, type BillRow } from './bill-lines'
import { cssOfFace, type FigureFace } from './figure-face'
import { useFittedTotal } from './use-fitted-total'

export type BillProps = {
  rows: BillRow[]
  total: string
  /** What is pointed at, whose total is shown: a line of the folded bill, else in place of the word Total. */
  ghost?: BillRow | null
  note: string
  /** null: the currency is settled. */
  currencies?: BillNoteProps['currencies']
  figures: FigureFace | null
  /** Folded beside styles and licences, unless the window has room for all of them. */
  folds?: boolean
  /** Of many lines the last three, until the others are asked for: what stands over the bill needs the window too. */
  foldsLines?: boolean
  /** What is ticked beside it stays where it is when the total changes. */
  holdsHeight?: boolean
  variant?: 'empty' | 'before'
  isBusy?: boolean
  errorMessage?: string | null
  /** Repeats what failed, where no button beneath does. */
  onRetry?: (() => void) | null
  children?: ReactNode
}

const MOST_OPEN_LINES = 6

/** A price with every step in words, its total set in the figures of the typeface being bought. */
export function Bill({ rows, total, ghost, note, currencies, figures, ...rest }: BillProps) {
  const {
    folds = false,
    foldsLines = false,
    holdsHeight = false,
    variant,
    isBusy = false,
    errorMessage = null,
    onRetry,
    children,
  } = rest
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  const bill = useRef<HTMLElement>(null)
  const totalLine = useRef<HTMLOutputElement>(null)
  const { isWide, areRowsClose } = useFittedTotal({
    bill,
    totalLine,
    folds,
    holdsHeight,
    keepsFold: Boolean(ghost),
    key: [total, isOpen, rows.length].join(),
  })
  const shownRows = ghost && !isWide ? [...rows, ghost] : rows
  const isLong = foldsLines && rows.length > MOST_OPEN_LINES
  const label = ghost && isWide ? `${ghost.text} ${ghost.amount}` : 'Total'

  const names = [
    'bill',
    isWide && 'is-wide',
    areRowsClose && 'is-close',
    isOpen && 'is-open',
    isLong && 'is-long',
    shownRows.length > 4 && 'more',
    shownRows.length > 1 && 'more-1',
    variant === 'before' && 'was',
  ].filter(Boolean)

  return (
    <section
      ref={bill}
      className={names.join(' ')}
      aria-label="Bill"
      aria-busy={isBusy || undefined}
    >
      {(folds || isLong) && (
        <button
          type="button"
          className="bill-open"
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={() => setOpen(!isOpen)}
        >
          <span data-lines="">{countOf(rows.length, 'line')}</span>
          <span className="arr" aria-hidden="true">
            {isOpen ? '↓' : '↑'}
          </span>
        </button>
      )}
      <BillLines id={linesId} rows={shownRows} />
      <div className="bill-summary">
        <div className="bill-sum">
          <b className={label === 'Total' ? undefined : 'ghost'}>{label}</b>
          <BillNote note={note} currencies={currencies} isBusy={isBusy} />
        </div>
        <div className="bill-fit num">
          <output
            ref={totalLine}
            className={`bill-total${variant === 'empty' ? ' is-empty' : ''}`}
            style={cssOfFace(figures)}
            aria-live={ghost ? 'off' : 'polite'}
            aria-label="Total"
          >
            <TotalFigures total={total} />
          </output>
        </div>
      </div>
      {errorMessage && (
        <div className="error-message" role="alert">
          <b>{errorMessage}</b>
          {onRetry && (
            <button
              type="button"
              className="lk"
              onClick={() => {
                onRetry()
                // It is gone with what it says.
                bill.current?.querySelector<HTMLElement>('.do')?.focus({ preventScroll: true })
              }}
            >
              Try again
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  )
}

/**
 * "2 173.50": in figures so large half a thin space parts the thousands. Every text is all that its element holds: React sets it anew
 * where a translator has put another in its place.
 */
export function TotalFigures({ total }: { total: string }) {
  return total.split(THIN_SPACE).map((figures, at) => (
    <Fragment key={at}>
      {at > 0 && <span className="thousands">{THIN_SPACE}</span>}
      <span>{figures}</span>
    </Fragment>
  ))
}

type BillNoteProps = {
  /** "EUR, before VAT" */
  note: string
  currencies?: CurrencyChoice | null
  isBusy: boolean
}

/** What the total is in, beside it. Where the buyer may choose the currency its code is the choice. */
export function BillNote({ note, currencies, isBusy }: BillNoteProps) {
  const isChoice = currencies && currencies.all.length > 1
  const said = isBusy ? 'Loading prices' : note
  if (!isChoice) return <span className="bill-note num soft">{said}</span>
  return (
    <span className="bill-note num soft">
      <CurrencySelect {...currencies} isBusy={isBusy} />
      {said.replace(new RegExp(`^${currencies.current}(, )?`), '')}
    </span>
  )
}
