import { formatAmount, formatMoney } from '@/domain/money/format-money'
import type { OrderView } from '@/domain/order/order-answer'
import type { TransferAccount as Account } from '@/domain/order/transfer'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { ShopLink } from '../../shell/navigation/shop-link'
import { BillLines, type BillRow, rowsOfSteps } from '../../shop/bill/bill-lines'
import { stepPath } from '../../shop/shop-paths'
import { refundText, sentenceOfOrder } from './refund-text'
import { SellerLinks } from '../seller-links'
import { OrderFonts } from './order-fonts'
import { dateText, documentNames, keptTotal, paymentText, stateName } from './order-text'
import { OrderTotal, type ShownOrder } from './order-total'
import { ProofSection } from './proof-form'
import { Withdraw } from './withdraw'

type OrderPageProps = ShownOrder & {
  /** Known to the browser that placed the order. */
  cartKey: string | null
  seller: SiteFrame['seller']
}

/** The order for good: its state, its documents, its fonts, its bill. */
export function OrderPage({ order, families, measured, cartKey, seller }: OrderPageProps) {
  const name = stateName(order)

  return (
    <main id="main">
      <div className="big">
        <div className="statement-caption">
          <h1>
            <b>Order {order.order_number}</b>, {name}
          </h1>
          <p className="num soft">{order.total_note}</p>
        </div>
        <OrderTotal {...{ order, families, measured }} />
        <OrderParties parties={order.parties} />
        <OrderFacts order={order} />
        <div className="grid">
          <p className="c6">{sentenceOfOrder(order)}</p>
          {mayPay(order) && cartKey && (
            <p className="c3">
              <ShopLink href={stepPath('payment', cartKey)}>
                {order.by_transfer ? 'Pay by card instead →' : 'Pay by card →'}
              </ShopLink>
            </p>
          )}
        </div>
      </div>
      {order.transfer && <TransferAccount account={order.transfer} zone={order.time_zone} />}
      <section className="sec">
        <h2>Fonts</h2>
        <OrderFonts order={order} families={families} />
      </section>
      <ProofSection proof={order.proof} orderKey={order.order_key} />
      <section className="sec">
        <h2>Bill</h2>
        <OrderBill order={order} />
        <SellerLinks seller={seller} number={order.order_number} />
      </section>
      <Withdraw order={order} />
    </main>
  )
}

function mayPay({ state, is_payment_unknown, is_processing }: OrderView): boolean {
  return state === 'awaiting_payment' && !is_payment_unknown && !is_processing
}

/** The bill as it was frozen, to the last step. */
function OrderBill({ order }: { order: OrderView }) {
  const { currency } = order

  return (
    <div className="page-bill">
      <BillLines rows={rowsOfOrder(order)} />
      <div className="bill-sum">
        <b>Total, {currency}</b>
        <b className="num">{formatAmount(keptTotal(order), currency)}</b>
      </div>
      {order.agreed.map((sentence) => (
        <p key={sentence} className="soft agreed">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function rowsOfOrder({ bill, tax, refunds, currency, time_zone: zone }: OrderView): BillRow[] {
  // Credit is no part of the total: it came off before.
  const back = refunds
    .filter(({ amount }) => amount > 0)
    .map((refund) => ({ text: refundText(refund, zone), amount: -refund.amount }))
  const after = [...(tax ? [tax] : []), ...back]
  const steps = after.map((step) => ({ ...step, role: 'addend' as const, struck: false }))
  return rowsOfSteps([...bill, ...steps], currency)
}

/** When, who, how it was paid, and its documents. */
function OrderFacts({ order }: { order: OrderView }) {
  const names = documentNames(order)
  const facts = [
    ['Date', dateText(order.placed_at, order.time_zone)],
    ['Licensee', order.licensee],
    ['Your number', order.purchase_order],
    ['Your note', order.note],
    ['Payment', paymentText(order)],
  ] as const
  return (
    <div className="grid">
      <dl className="facts">
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={name === 'Date' ? 'num' : undefined}>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Documents</dt>
          <dd>
            {names.length ? (
              order.documents.map((document, index) => (
                <span className="paper" key={`${document.kind} ${document.number}`}>
                  <a href={document.url}>
                    {names[index]} {document.kind === 'eula' ? '→' : '↓'}
                  </a>
                </span>
              ))
            ) : (
              <span className="soft">after payment</span>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Who sold to whom: a page on paper is nothing without it, on the screen the buyer knows. */
function OrderParties({ parties }: Pick<OrderView, 'parties'>) {
  return (
    <dl className="parties" aria-hidden="true">
      <Party title="Seller" lines={parties.seller} />
      <Party title="Buyer" lines={parties.buyer} />
    </dl>
  )
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {lines.map((line, index) => (
        <dd key={index}>{line}</dd>
      ))}
    </div>
  )
}

/** Where to send the money, how much, and what to write with it. */
function TransferAccount({ account, zone }: { account: Account; zone: string }) {
  const { holder, iban, bic, bank, amount, currency, reference, due_at } = account
  const rows = [
    ['Amount', formatMoney(amount, currency)],
    ['To', holder],
    ['IBAN', iban],
    ['BIC', bic],
    ['Bank', bank],
    ['Reference', reference],
    ['Due', dateText(due_at, zone)],
  ].filter(([, text]) => text !== '')
  return (
    <section className="sec">
      <h2>Transfer</h2>
      <dl className="transfer-account">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
