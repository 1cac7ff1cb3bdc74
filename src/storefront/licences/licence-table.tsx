import { useId, type CSSProperties, type ReactNode } from 'react'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import { countTiers, type LicenceType, type Tier } from '@/domain/licensing/licence-type'
import { perTerm, perTermOfPrices, termInWords } from '@/domain/licensing/term'
import { multiplyRounded, plainDecimal } from '@/domain/money/decimal'
import { formatAmount } from '@/domain/money/format-money'
import { ownValue } from '@/domain/own-value'
import {
  type PriceTerms,
  type PriceTexts,
  type ShownPrice,
  shownSum,
  textsOf,
  withTerm,
} from '@/domain/pricing/shown-price'
import type { licencePricesOf } from '@/domain/pricing/worked-example'
import { optionOf } from '../ui/option-of'
import { ShopLink } from '../shell/navigation/shop-link'
import { enquiryPath } from '../shop/shop-paths'
import { PriceIn } from '../ui/price-in'

type Tax = PriceTerms['tax']

export type PricedTypeface = NonNullable<ReturnType<typeof licencePricesOf>> & {
  slug: string
  name: string
}

export type LicenceTableProps = {
  types: LicenceType[]
  tax: Tax
  /** What the tiers of the one licence there is answer. */
  asked?: OrderQuestion | undefined
  typefaces: PricedTypeface[]
  /** null: nothing is for sale; then the table says what prices are multiplied by. */
  chosen: PricedTypeface | null
  /** Without it, as without script, the table is the first typeface's. */
  onChoose?: (slug: string) => void
  /** Between the table and the example: how the prices add up. */
  children?: ReactNode
}

/** Licence types by tiers, each with the price of one style, and an example of several. */
export function LicenceTable(props: LicenceTableProps) {
  const { types, tax, asked, typefaces, chosen, onChoose, children } = props
  const id = useId()
  const per = perTermOfPrices(types)
  const columns = Math.max(...types.map(countTiers))
  const prices = types.map(({ key, tiers }) =>
    tiers.map((tier) => priceOf(tier, chosen && netOf(chosen, key), tax)),
  )

  return (
    <>
      {chosen && onChoose && typefaces.length > 1 && (
        <p className="licence-of">
          <label htmlFor={id}>Prices of</label>
          <select id={id} value={chosen.slug} onChange={(event) => onChoose(event.target.value)}>
            {typefaces.map(({ slug, name }) => optionOf(slug, name))}
          </select>
        </p>
      )}
      <table style={{ '--columns': columns } as CSSProperties}>
        <caption>
          {chosen ? (
            <>
              One style of {chosen.name}, from{' '}
              <PriceIn
                of={textsOf(pricesOf('1', chosen.net, tax), (price) => withTerm(price, per))}
              />
            </>
          ) : (
            'What the price of the styles is multiplied by'
          )}
        </caption>
        <colgroup>
          <col className="of-types" />
          {columns > 1 && <col className="of-tiers" span={columns - 1} />}
          <col />
        </colgroup>
        <tbody>
          {types.map((type, row) => (
            <tr key={type.key}>
              <th scope="row">
                <a href={`#licence-${type.key}`}>{type.name}</a>
                <span className="soft">
                  {[asked?.label ?? type.unit, termInWords(type)].filter(Boolean).join(', ')}
                </span>
              </th>
              {type.tiers.map((tier, column) => (
                <td key={tier.key}>
                  <span>{tier.label}</span>
                  <b className="num" data-before={missingFigures(prices, row, column)}>
                    <PriceIn of={prices[row]?.[column] ?? {}} />
                  </b>
                  {type.isRented && <span className="soft"> {perTerm(type)}</span>}
                </td>
              ))}
              {(type.onRequest ?? []).map((tier) => (
                <td key={tier.key}>
                  <span>{tier.label}</span>
                  <ShopLink
                    href={enquiryPath({ type: type.key, tier: tier.key, typeface: chosen?.slug })}
                    preload={false}
                  >
                    Ask us
                    <span className="vh">
                      {' '}
                      about {type.name}, {tier.label}
                    </span>
                    <span aria-hidden="true"> →</span>
                  </ShopLink>
                </td>
              ))}
              {countTiers(type) < columns && <td colSpan={columns - countTiers(type)} />}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      {chosen && Object.keys(chosen.example).length > 0 && (
        <p className="num">
          An example. <PriceIn of={chosen.example} />
        </p>
      )}
    </>
  )
}

/** What a price is shorter by than the longest of its column: with it the points stand under one another. */
function missingFigures(prices: PriceTexts[][], row: number, column: number): string {
  const inColumn = prices.map((ofType) => Object.values(ofType[column] ?? {})[0] ?? '')
  const longest = inColumn.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return longest.slice(0, longest.length - (inColumn[row] ?? '').length)
}

/** A licence type may be in a sale of its own. */
function netOf({ net, netFor }: PricedTypeface, type: string): ShownPrice {
  return ownValue(netFor, type) ?? net
}

function priceOf({ multiplier }: Tier, net: ShownPrice | null, tax: Tax): PriceTexts {
  if (!net) return { '': `× ${plainDecimal(multiplier)}` }
  const prices = Object.entries(pricesOf(multiplier, net, tax))
  return Object.fromEntries(prices.map(([code, sum]) => [code, formatAmount(sum, code)]))
}

function pricesOf(multiplier: string, net: ShownPrice, tax: Tax): ShownPrice {
  const prices = Object.entries(net).map(([currency, one]): [string, number] => [
    currency,
    shownSum(multiplyRounded(one, [multiplier]), tax),
  ])
  return Object.fromEntries(prices)
}
