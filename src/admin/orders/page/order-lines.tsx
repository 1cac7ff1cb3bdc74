import { useTranslation } from '@payloadcms/ui'
import type { BillStep } from '@/domain/cart/priced-cart'
import type { OrderDesk, SheetLine } from '@/domain/order/order-for-staff'
import { stepInWords } from '@/domain/cart/compose-cart-bill'
import { billTextIn } from '@/domain/staff/german/bill-in-german'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { useMoney, useSay } from '../../use-say'
import { useOrderWords } from '../use-order'

/** The lines as they were frozen, each with the steps of its price, down to the total. */
export function OrderLines({ desk }: { desk: OrderDesk }) {
  const words = useOrderWords()
  const say = useSay()
  const money = useMoney()
  const billText = useBillText()
  const { currency, total, sheet } = desk
  const rows: [string, number][] = [
    ...sheet.discounts.map(({ text, amount }): [string, number] => [billText(text), amount]),
    [words.net, sheet.net],
    [sheet.tax ? billText(say(sheet.tax.text)) : words.noTax, sheet.tax?.amount ?? 0],
  ]
  return (
    <section aria-label={words.lines}>
      <h3>{words.lines}</h3>
      <ul className="order-bill" aria-label={words.lines}>
        {sheet.lines.map((line) => (
          <Line key={line.id} line={line} currency={currency} isBack={isBack(desk, line)} />
        ))}
      </ul>
      <dl className="order-sums">
        {rows.map(([name, amount], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      </dl>
    </section>
  )
}

function isBack({ lines }: OrderDesk, { id }: SheetLine): boolean {
  return lines.some((line) => line.id === id && line.isGivenBack)
}

function Line({ line, currency, isBack }: { line: SheetLine; currency: string; isBack: boolean }) {
  const words = useOrderWords()
  const money = useMoney()
  const billText = useBillText()
  const { typeface, styles, uses, bill, amount, replaces } = line
  return (
    <li>
      <p>
        <b>{isBack ? <s>{typeface}</s> : typeface}</b>
        <span>{money(amount, currency)}</span>
      </p>
      {styles.length > 0 && <p>{styles.join(', ')}</p>}
      {uses.map((use) => (
        <p key={use}>{billText(use)}</p>
      ))}
      {replaces && (
        <p>
          {replaces.kind === 'upgrade'
            ? fillIn(words.upgradeOf, replaces)
            : fillIn(words.renewalOf, replaces)}
        </p>
      )}
      {bill.length > 1 && (
        <ol>
          {bill.map((step, index) => (
            <Step key={index} step={step} currency={currency} />
          ))}
        </ol>
      )}
    </li>
  )
}

function Step({ step, currency }: { step: BillStep; currency: string }) {
  const money = useMoney()
  const billText = useBillText()
  const { text, amount, struck, role } = step
  if (role === 'inner' && !struck) return <li>{billText(stepInWords(step, currency))}</li>
  return (
    <li>
      <span>{billText(text)}</span>
      {struck ? <s>{money(amount, currency)}</s> : <span>{money(amount, currency)}</span>}
    </li>
  )
}

function useBillText(): (text: string) => string {
  const { i18n } = useTranslation()
  return (text) => billTextIn(i18n.language, text)
}
