'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { describeStyles } from '@/domain/catalogue/styles/styles-in-words'
import { longDate } from '@/domain/long-date'
import { formatAmount } from '@/domain/money/format-money'
import { ownValue } from '@/domain/own-value'
import type { QuoteView } from '@/domain/quote/quote-answer'
import type { QuotePayer } from '@/domain/quote/quote-payers'
import { STATE_NAMES } from '@/domain/order/state-names'
import { optionOf } from '../../ui/option-of'
import { BillLines, rowsOfSteps } from '../../shop/bill/bill-lines'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { cssOfFace } from '../../shop/bill/figure-face'
import { callFailureOf } from '../../shop/call-failure'
import { writeCart } from '../../shop/cart/cart-store'
import { stepPath } from '../../shop/shop-paths'
import { ActionButton } from '../../ui/action-button'
import { CopyLink } from '../../ui/copy-link'
import { FieldBox } from '../../ui/field'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { type Details, findTypedDetails, storeDetails } from '../details/details'
import { type MeasuredStatement, PageStatement } from '../page-statement'
import { faceOfLine, faceOfQuote } from './face-of-quote'
import { openQuotedCart, repeatQuote } from './quote-client'

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
            <b>Quote {quote.quote_number}</b>, {STATE_NAMES.quotes[quote.state].toLowerCase()}
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
          <p className="num soft">{quote.state === 'paid' ? 'paid' : 'after payment'}</p>
          <p className="soft">
            {describeStyles(line.styles, ownValue(families, line.slug)?.styles ?? [])}.{' '}
            <UnbrokenFigures text={`${line.uses.join('; ')}.`} />
          </p>
          {line.answers.map((answer) => (
            <p key={answer} className="soft">
              {answer}
            </p>
          ))}
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
      {!tax && quote.state !== 'paid' && (
        <p className="soft agreed">
          Before VAT: whether there is any follows from the country of whoever pays.
        </p>
      )}
      {note && quote.state !== 'paid' && <p className="soft agreed">{note}</p>}
      {quote.state !== 'paid' && (
        <p className="soft agreed">Made on {longDate(quote.made_at, quote.time_zone)}.</p>
      )}
    </div>
  )
}

/** Until when, from whom, for whom, and its papers. */
function QuoteFacts({ quote }: { quote: QuoteView }) {
  const { client, licensee } = quote
  const isForItself = licensee.every((line) => client.includes(line))
  const asked = quote.is_by_staff ? 'To' : 'Made by'
  const facts: [string, string[]][] = [
    ['Valid until', [longDate(quote.valid_until, quote.time_zone)]],
    ['From', quote.seller],
    [isForItself ? `${asked}, the licensee` : asked, client],
    ['Licensee', isForItself ? [] : licensee],
    ['Your number', quote.purchase_order ? [quote.purchase_order] : []],
    ['Note', quote.note ? [quote.note] : []],
  ]
  return (
    <div className="grid">
      <dl className="facts">
        {facts.map(([name, lines]) =>
          lines.length > 0 ? (
            <div key={name}>
              <dt>{name}</dt>
              {lines.map((line, index) => (
                <dd key={index}>{line}</dd>
              ))}
            </div>
          ) : null,
        )}
        <div>
          <dt>Link</dt>
          <dd>
            <CopyLink url={quote.quote_url} to={quote.quote_number} />
          </dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd>
            <span className="paper">
              <a href={quote.pdf_url}>Quote, PDF ↓</a>
            </span>
            {quote.eulas.map(({ id, title, version, url }) => (
              <span className="paper" key={id}>
                <a href={url}>
                  {title} {version} →
                </a>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The way on: to pay an open quote, to ask anew for one that is closed. A paid one needs none. */
function QuoteActions({ quote }: { quote: QuoteView }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [payer, setPayer] = useState<number | null>(null)
  const isOpen = quote.state === 'open'

  async function goOn() {
    setBusy(true)
    setErrorMessage(null)
    try {
      router.push(isOpen ? await pay(quote, payer) : await askAnew(quote))
    } catch (error) {
      setErrorMessage(callFailureOf(error).message)
      setBusy(false)
    }
  }

  if (quote.state === 'paid') return null
  return (
    <div className="quote-actions">
      {isOpen && <PayerChoice payers={quote.payers} chosen={payer ?? 0} onChoose={setPayer} />}
      <ActionButton
        label={isOpen ? 'Accept and pay' : 'Ask for it anew'}
        disabled={isBusy}
        onPress={() => void goOn()}
      />
      {errorMessage && (
        <div className="error-message" role="alert">
          <b>{errorMessage}</b>
        </div>
      )}
    </div>
  )
}

type PayerChoiceProps = {
  payers: QuoteView['payers']
  chosen: number
  onChoose: (index: number) => void
}

/** Whoever holds the link may be any of them: their invoice is made out to whom they choose. */
function PayerChoice({ payers, chosen, onChoose }: PayerChoiceProps) {
  const id = useId()
  return (
    <FieldBox label="Who pays, and gets the invoice" inputId={id}>
      <select
        id={id}
        name="payer"
        aria-label="Who pays, and gets the invoice"
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {payers.map(({ name }, index) => optionOf(index, name))}
      </select>
    </FieldBox>
  )
}

/**
 * What the quote knows of whoever pays is filled in, unless somebody has begun to. What was told of its uses is looked through
 * first. `payer`: null: nobody chose.
 */
async function pay({ quote_key, payers, lines }: QuoteView, payer: number | null): Promise<string> {
  const { cart_key: key } = await openQuotedCart(quote_key)
  const known = payers[payer ?? 0]
  if (known && (payer !== null || !findTypedDetails(key))) storeDetails(key, detailsOf(known))
  const isToldOfUses = lines.some(({ answers }) => answers.length > 0)
  return stepPath(isToldOfUses ? 'cart' : 'details', key)
}

async function askAnew({ quote_key }: QuoteView): Promise<string> {
  const cart = await repeatQuote(quote_key)
  writeCart({ key: cart.cart_key, lines: cart.lines.length })
  return stepPath('cart', cart.cart_key)
}

function detailsOf({ details }: QuotePayer): Details {
  const { vat_id: vatId, licensee, ...typed } = details
  return {
    ...typed,
    vatId,
    licensee: licensee ? 'client' : 'self',
    client: licensee ?? { name: '', company: '', email: '' },
    acceptsEulas: false,
  }
}

/** What the state means for whoever holds the link. */
function sentenceOfQuote({ state, valid_until, time_zone, takes_transfer }: QuoteView): string {
  const until = longDate(valid_until, time_zone)
  switch (state) {
    case 'open':
      return takes_transfer
        ? `This price holds until ${until}. Pay it here by card or by bank transfer; the fonts come as soon as it is paid.`
        : `This price holds until ${until}. Pay it here by card; the fonts come at once.`
    case 'paid':
      return 'Thank you: this quote is paid. The order and its fonts are in the buyer’s e-mail.'
    case 'expired':
      return `This price held until ${until}. Ask for it anew: the same lines go into a cart, at today’s prices.`
    case 'withdrawn':
      return 'This quote was withdrawn. The same lines can go into a cart, at today’s prices; or write to us.'
  }
}
