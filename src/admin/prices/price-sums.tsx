import { multiplyRounded } from '@/domain/money/decimal'
import { shownSum } from '@/domain/pricing/shown-price'
import type { DeskLicence } from '@/domain/pricing/style-prices'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { TableHead } from '../table-head'
import type WORDS from './price-words.json'

type Props = {
  prices: (number | null)[]
  family: number | null
  money: (minor: number) => string
  words: (typeof WORDS)['en']
}

/** What all of it costs one by one, and how much less the family is: worked out while somebody types. */
export function PriceSums({ prices, family, money, words }: Props) {
  const own = prices.filter((price) => price !== null)
  const sum = own.reduce((total, price) => total + price, 0)
  const without = prices.length - own.length
  const sentences = [
    ...(own.length > 0 ? [fillIn(words.sums, { all: money(sum) })] : []),
    familyInWords({ sum, isWhole: without === 0, family, money, words }),
    ...(without > 0 && own.length > 0
      ? [fillIn(without === 1 ? words.oneNotAlone : words.notAlone, { count: without })]
      : []),
  ]
  return (
    <p className="price-sums" aria-live="polite">
      {sentences.join(' ')}
    </p>
  )
}

type Family = Pick<Props, 'family' | 'money' | 'words'> & { sum: number; isWhole: boolean }

function familyInWords({ sum, isWhole, family, money, words }: Family): string {
  if (family === null) return words.noFamily
  const isMore = family >= sum
  return fillIn(isMore && isWhole && sum > 0 ? words.familyMore : words.family, {
    price: money(family),
    less: isMore ? '0 %' : `${Math.round(100 - (family / sum) * 100)} %`,
  })
}

type LicencePricesProps = Props & {
  licences: DeskLicence[]
  /** In percent; null: the shop shows prices as they are here. */
  shownVat: string | null
}

/** The prices above times each licence and tier, by the very rule the shop sells by, and what the shop shows them as. */
export function LicencePrices({ licences, shownVat, ...props }: LicencePricesProps) {
  const { prices, family, money, words } = props
  const own = [...new Set(prices.filter((price) => price !== null))].toSorted((a, b) => a - b)
  const span = [own[0], own.at(-1)].filter((price, index, all) => all.indexOf(price) === index)
  const times = (charged: (number | undefined)[], multiplier: string) => {
    const nets = charged.flatMap((price) =>
      price === undefined ? [] : [multiplyRounded(price, [multiplier])],
    )
    const shown = nets.map((net) => money(shownSum(net, shownVat ? { rate: shownVat } : null)))
    return (
      <td>
        {nets.map(money).join(' – ') || '–'}
        {shownVat !== null && nets.length > 0 && (
          <small>{fillIn(words.shownAs, { price: shown.join(' – ') })}</small>
        )}
      </td>
    )
  }

  return (
    <details className="licence-prices">
      <summary>{words.licences}</summary>
      <table>
        <TableHead titles={[words.licence, words.oneStyle, words.wholeFamily]} />
        {licences.map(({ name, tiers }) => (
          <tbody key={name}>
            {tiers.map(({ label, multiplier }) => (
              <tr key={label}>
                <th scope="row">
                  {name}, {label}
                </th>
                {times(span, multiplier)}
                {times([family ?? undefined], multiplier)}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}
