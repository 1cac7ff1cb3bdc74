'use client'

import { formatAmount } from '@/domain/money/format-money'
import { dateInWords, type QuoteView } from '@/domain/quote/quote-answer'
import { describeStyles } from '@/domain/catalogue/styles/styles-in-words'
import { BillLines } from '../../shop/bill/bill-lines'
import { rowsOfSteps } from '../../shop/bill/bill-rows'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { cssOfFace } from '../../shop/bill/figure-face'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { PageStatement } from '../page-statement'
import type { MeasuredStatement } from '../statement'
import { faceOfLine, faceOfQuote } from './face-of-quote'
import { QuoteActions } from './quote-actions'
import { QuoteFacts } from './quote-facts'
import { nameOfState, sentenceOfQuote } from './quote-text'

type QuotePageProps = {
  quote: QuoteView
  /** Those of its typefaces that are published today. */
  families: BoughtFamilies
  /** Its total, measured on the server. */
  measured: MeasuredStatement | null
}

/** /quote/{quote_key}: what it costs and why, until when, for whom, and the way to pay it. */
export function QuotePage({ quote, families, measured }: QuotePageProps) {
  const text = formatAmount(quote.total, quote.currency)
  const face = faceOfQuote(quote, families)
  const isClosed = quote.state === 'expired' || quote.state === 'withdrawn'

  return (
    <main id="main">
      <div className="big">
        <div className="statement-caption">
          <h1>
            <b>Quote {quote.quote_number}</b>, {nameOfState(quote.state)}
          </h1>
          <p className="num soft">{quote.total_note}</p>
        </div>
        <PageStatement
          {...{ text, face, measured }}
          kind={isClosed ? 'struck figures' : 'figures'}
        />
        <QuoteFacts quote={quote} />
        <div className="grid quote-way">
          <p className="c6">{sentenceOfQuote(quote)}</p>
          <div className="c6">
            <QuoteActions quote={quote} />
          </div>
        </div>
      </div>
      <section className="sec">
        <h2>What it is for</h2>
        <QuotedLines quote={quote} families={families} />
      </section>
      <section className="sec">
        <h2>Bill</h2>
        <QuoteBill quote={quote} />
      </section>
    </main>
  )
}

function QuotedLines({ quote, families }: Omit<QuotePageProps, 'measured'>) {
  return (
    <ul className="lines">
      {quote.lines.map((line, index) => (
        <li key={`${line.slug} ${index}`}>
          <h3 translate="no" style={cssOfFace(faceOfLine(line, families, 'name'))}>
            {line.typeface}
          </h3>
          <p className="num soft">after payment</p>
          <p className="soft">
            {describeStyles(line.styles, families[line.slug]?.styles ?? [])}.{' '}
            <UnbrokenFigures text={`${line.uses.join('; ')}.`} />
          </p>
        </li>
      ))}
      {quote.extras.map(({ text, amount }, index) => (
        <li key={`${text} ${index}`}>
          <h3>{text}</h3>
          <p className="num">{formatAmount(amount, quote.currency)}</p>
        </li>
      ))}
    </ul>
  )
}

function QuoteBill({ quote }: { quote: QuoteView }) {
  const { bill, tax, currency, total, coupon_note: note } = quote
  const steps = tax ? [...bill, { ...tax, role: 'addend' as const, struck: false }] : bill
  return (
    <div className="page-bill">
      <BillLines rows={rowsOfSteps(steps, currency)} />
      <div className="bill-sum">
        <b>Total, {currency}</b>
        <b className="num">{formatAmount(total, currency)}</b>
      </div>
      {!tax && (
        <p className="soft agreed">
          Before VAT: whether there is any follows from the country of whoever pays.
        </p>
      )}
      {note && <p className="soft agreed">{note}</p>}
      {quote.state !== 'paid' && (
        <p className="soft agreed">Made on {dateInWords(quote.made_at)}.</p>
      )}
    </div>
  )
}
