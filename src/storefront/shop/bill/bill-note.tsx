import { CurrencySelect, type CurrencyChoice } from '../currency/currency-select'

export type BillNoteProps = {
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
